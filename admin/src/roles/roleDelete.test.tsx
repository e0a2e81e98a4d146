// @vitest-environment jsdom
import type { RoleRow } from '@waymark/api';
import { act } from 'react';
import { testDataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { typedPage } from '../dialogs/testing/typedPage.tsx';
import { StaffApp } from '../session/testing/StaffApp.tsx';
import { RoleDelete } from './RoleDelete.tsx';

const send = vi.hoisted(() => vi.fn());
vi.mock('../dataProvider/useCommand.ts', () => ({ useCommand: () => send }));

const SOON = { timeout: 5_000 };
const role = (id: string, name: string) =>
  ({ id, name, internExtern: 'INTERN', defaultAccountId: null, defaultEmailAddress: null }) as RoleRow;
const [legal, sales] = [role('r::legal', 'Legal'), role('r::sales', 'Sales')];
const named = (planKind: 'blueprint' | 'process', planId: string, tasks: number) => ({
  ...{ id: legal.id, planKind, planId, tasks, openTasks: tasks, name: 'Legal', kind: 'role', matchedTo: null },
});

let rows: readonly object[];
const remove = vi.fn(async () => ({ data: legal as never }));
const dataProvider = testDataProvider({
  getList: async (resource, { filter }) => {
    const data = (
      resource === 'placeholders' && filter['id'] === legal.id ? rows : resource === 'roles' ? [legal, sales] : []
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

let page = typedPage();
const onClose = vi.fn();
const dialog = () => document.querySelector('[role="dialog"]')?.textContent ?? '';
const show = () =>
  page.show(
    <StaffApp dataProvider={dataProvider}>
      <RoleDelete role={legal} onClose={onClose} />
    </StaffApp>,
  );
const submit = () => document.querySelector<HTMLButtonElement>('[type="submit"]');
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
  page = typedPage();
});
afterEach(async () => {
  await page.shut();
  vi.unstubAllGlobals();
});

test('a role that is named says where, and waits until somebody was said to take it over', async () => {
  rows = [named('blueprint', 'b', 7), named('blueprint', 'c', 0), named('process', 'p', 3)];
  await show();
  await expect.poll(dialog, SOON).toContain('Onboarding');
  for (const said of ['7 tasks', 'Renewal', 'named, without tasks', '1 execution keeps it'])
    expect(dialog()).toContain(said);
  await page.write('Type Legal', 'Legal');
  expect(submit()?.disabled).toBe(true);
  await act(async () => document.querySelector<HTMLElement>('.leaving-heir .picker')?.click());
  const optionOf = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('[role=option]')].find((option) =>
      option.querySelector('.picker-words')?.textContent?.startsWith(name),
    );
  await vi.waitFor(() => expect(optionOf('Sales')).toBeDefined(), SOON);
  expect(optionOf('Legal')).toBeUndefined();
  await act(async () => optionOf('Sales')?.click());
  expect(submit()?.disabled).toBe(false);
  await act(async () => submit()?.click());
  await expect.poll(() => remove.mock.calls.length, SOON).toBe(1);
  expect(send.mock.calls).toEqual(
    ['b', 'c'].map((id) => ['HandOverWork', { plan: { kind: 'blueprint', id }, from: 'r::legal', to: 'r::sales' }]),
  );
});

test('one that nothing names goes by its name alone', async () => {
  rows = [];
  await show();
  await expect.poll(dialog, SOON).toContain('No process template names Legal.');
  await page.write('Type Legal', 'Legal');
  await act(async () => submit()?.click());
  await expect.poll(() => remove.mock.calls.length, SOON).toBe(1);
  expect(send).not.toHaveBeenCalled();
});
