// @vitest-environment jsdom
import type { TaskRow } from '@waymark/api';
import { visitor } from '@waymark/look/testing';
import { act, type ReactNode } from 'react';
import { testDataProvider, useGetList } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SignedIn } from '../../../base/session/testing/SignedIn.tsx';
import { StaffApp } from '../../../base/session/testing/StaffApp.tsx';
import { useTaskDeletion } from './useTaskDeletion.tsx';

const { sendCommand } = vi.hoisted(() => ({ sendCommand: vi.fn() }));
vi.mock('../../../base/wire/sendCommand.ts', () => ({ sendCommand }));

const plan = { kind: 'process', id: 'p' } as const;
const task = { id: 't', blockId: 'b', headline: 'Name the firewall', planRevision: '4' } as TaskRow;
/** What the server has. */
let there: Record<string, readonly { id: string }[]>;
const dataProvider = testDataProvider({
  getList: async (resource) => ({
    data: (there[resource] ?? []) as never[],
    total: there[resource]?.length ?? 0,
  }),
});
let answer: { done: () => void; refuse: (reason: unknown) => void };
const page = visitor();

function Page(): ReactNode {
  const { data: tasks = [] } = useGetList('tasks');
  const { data: blocks = [] } = useGetList('blocks');
  const { ask, dialog } = useTaskDeletion(plan);
  return (
    <>
      <p>{`${tasks.length} tasks, ${blocks.length} blocks`}</p>
      <button onClick={() => ask(task)}>Delete it</button>
      {dialog}
    </>
  );
}
/** Also behind the dialog. */
const counts = () => page.getByText(/tasks, /).textContent;
const deleting = async () => {
  await page.show(
    <SignedIn as="dana">
      <StaffApp dataProvider={dataProvider}>
        <Page />
      </StaffApp>
    </SignedIn>,
  );
  await act(() => vi.waitFor(() => expect(counts()).toBe('2 tasks, 1 blocks'), { timeout: 5_000 }));
  await page.press('Delete it');
  await page.fill(page.getByRole('textbox'), task.headline);
  await page.press('Delete');
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    ...{ matches: false, addEventListener() {}, removeEventListener() {} },
  }));
  there = { tasks: [{ id: 't' }, { id: 'other' }], blocks: [{ id: 'b' }] };
  sendCommand.mockReset().mockImplementation(
    () =>
      new Promise((done, refuse) => {
        answer = { done: () => done({ revision: '5', position: '9' }), refuse };
      }),
  );
});
afterEach(() => vi.unstubAllGlobals());

test('the task and its block are gone at once, before the server has answered, and Undo is offered then', async () => {
  await deleting();
  expect(sendCommand.mock.calls).toEqual([['DeleteTask', { plan, taskId: 't' }, { basedOn: '4' }]]);
  expect(counts()).toBe('1 tasks, 0 blocks');
  expect(page.queryByRole('dialog')).toBeNull();
  there = { tasks: [{ id: 'other' }], blocks: [] };
  await act(async () => answer.done());
  expect(page.queryByRole('dialog')).toBeNull();
  expect(counts()).toBe('1 tasks, 0 blocks');
});

test('refused, both are back as the server has them, and the dialog says why', async () => {
  await deleting();
  expect(counts()).toBe('1 tasks, 0 blocks');
  await act(async () => answer.refuse(new Error('no')));
  await act(() => vi.waitFor(() => expect(counts()).toBe('2 tasks, 1 blocks'), { timeout: 5_000 }));
  expect(page.getByRole('alert').textContent).toContain('Something went wrong');
});
