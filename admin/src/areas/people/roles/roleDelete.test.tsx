// @vitest-environment jsdom
import type { RoleRow } from '@waymark/api';
import { waitFor } from '@testing-library/react';
import { visitor } from '@waymark/look/testing';
import { testDataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SignedIn } from '../../../base/session/testing/SignedIn.tsx';
import { StaffApp } from '../../../base/session/testing/StaffApp.tsx';
import { RoleDelete } from './RoleDelete.tsx';

const send = vi.hoisted(() => vi.fn());
vi.mock('../../../base/dataProvider/useCommand.ts', () => ({ useCommand: () => send }));

const role = (id: string, name: string) =>
  ({
    id,
    name,
    internExtern: 'INTERN',
    defaultAccountId: null,
    defaultEmailAddress: null,
  }) as RoleRow;
const [legal, sales] = [role('r::legal', 'Legal'), role('r::sales', 'Sales')];
const named = (planKind: 'blueprint' | 'process', planId: string, tasks: number) => ({
  ...{
    id: legal.id,
    planKind,
    planId,
    tasks,
    openTasks: tasks,
    name: 'Legal',
    kind: 'role',
    matchedTo: null,
  },
});

let rows: readonly object[];
const remove = vi.fn(async () => ({ data: legal as never }));
const dataProvider = testDataProvider({
  getList: async (resource, { filter }) => {
    const data = (
      resource === 'placeholders' && filter['id'] === legal.id
        ? rows
        : resource === 'roles'
          ? [legal, sales]
          : []
    ) as never[];
    return { data, total: data.length };
  },
  getMany: async () => ({
    data: [
      { id: 'b', name: 'Onboarding' },
      { id: 'c', name: 'Renewal' },
    ] as never[],
  }),
  delete: remove,
});

const page = visitor();
const onClose = vi.fn();
const dialog = () => page.getByRole('dialog').textContent ?? '';
const show = () =>
  page.show(
    <SignedIn as="dana">
      <StaffApp dataProvider={dataProvider}>
        <RoleDelete role={legal} onClose={onClose} />
      </StaffApp>
    </SignedIn>,
  );
const typeName = () => page.fill(page.getByRole('textbox', { name: /^Type Legal/ }), 'Legal');
// The dialog is out of reach until the list of people over it has gone.
const deletes = () => page.findByRole<HTMLButtonElement>('button', { name: 'Delete' });
beforeEach(() => {
  send.mockReset().mockResolvedValue({ revision: '8', position: '20' });
  remove.mockClear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test('a role that is named says where, and waits until somebody was said to take it over', async () => {
  rows = [named('blueprint', 'b', 7), named('blueprint', 'c', 0), named('process', 'p', 3)];
  await show();
  await waitFor(() => expect(dialog()).toContain('Onboarding'));
  for (const said of ['7 tasks', 'Renewal', 'named, without tasks', '1 execution keeps it'])
    expect(dialog()).toContain(said);
  await typeName();
  expect((await deletes()).disabled).toBe(true);
  await page.press(/^Role or person who takes it over/);
  const heir = await page.findByRole('option', { name: /^Sales/ });
  expect(page.queryByRole('option', { name: /^Legal/ })).toBeNull();
  await page.user.click(heir);
  expect((await deletes()).disabled).toBe(false);
  await page.user.click(await deletes());
  await waitFor(() => expect(remove).toHaveBeenCalledOnce());
  expect(send.mock.calls).toEqual(
    ['b', 'c'].map((id) => [
      'HandOverWork',
      { plan: { kind: 'blueprint', id }, from: 'r::legal', to: 'r::sales' },
    ]),
  );
});

test('one that nothing names goes by its name alone', async () => {
  rows = [];
  await show();
  await waitFor(() => expect(dialog()).toContain('No process template names Legal.'));
  await typeName();
  await page.user.click(await deletes());
  await waitFor(() => expect(remove).toHaveBeenCalledOnce());
  expect(send).not.toHaveBeenCalled();
});
