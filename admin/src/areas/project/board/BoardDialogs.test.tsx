// @vitest-environment jsdom
import type { ModuleRow, TaskRow } from '@waymark/api';
import { visitor } from '@waymark/look/testing';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BoardDialogs } from './BoardDialogs.tsx';
import type { BoardDialog } from './useBoardActs.ts';
import type { JobCommands } from './useJobCommands.ts';

const notify = vi.hoisted(() => vi.fn());
vi.mock('react-admin', async (actual) => ({
  ...(await actual<object>()),
  useNotify: () => notify,
}));

const page = visitor();
const onClose = vi.fn();
const answers: { done: () => void; refuse: () => void }[] = [];
const sent = vi.fn(
  (_id: string, _basedOn?: string) =>
    new Promise<void>((done, refuse) => {
      answers.push({ done: () => done(), refuse: () => refuse(new Error('no')) });
    }),
);
const commands = { deleteTask: sent, deleteJob: sent } as unknown as JobCommands;
const ask = (asked: BoardDialog) =>
  page.show(<BoardDialogs {...{ asked, commands, onClose }} projectId="p" columns={[]} />);
const task = (id: string, headline: string): BoardDialog => ({
  dialog: 'deleteTask',
  task: { id, headline, planRevision: '4' } as TaskRow,
});
const job = (id: string, title: string): BoardDialog => ({
  dialog: 'deleteJob',
  job: { id, title, planRevision: '4' } as ModuleRow,
});
const name = () => page.getByRole<HTMLInputElement>('textbox');
const remove = async (typed: string) => {
  await page.fill(name(), typed);
  await page.press('Delete');
};

beforeEach(() => {
  answers.length = 0;
  for (const spy of [notify, onClose, sent]) spy.mockClear();
});

test.each([
  ['a task', task('t', 'Kick-off')],
  ['a job', job('j', 'Kick-off')],
])('%s is deleted by its exact name, as it was seen', async (_, asked) => {
  await ask(asked);
  await page.fill(name(), 'Kick');
  expect(page.getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(true);
  await remove('Kick-off');
  expect(sent.mock.calls).toEqual([['task' in asked ? 't' : 'j', '4']]);
  expect(page.queryByRole('dialog')).toBeNull();
  await act(async () => answers[0]!.done());
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ['task', task('t', 'First'), task('u', 'Second')],
  ['job', job('j', 'First'), job('k', 'Second')],
])(
  'another %s can be deleted before the first is gone, and is asked for by its own name',
  async (_, first, second) => {
    await ask(first);
    await remove('First');
    await ask(second);
    expect(page.getByRole('dialog').textContent).toContain('Second');
    expect(name().value).toBe('');
    await act(async () => answers[0]!.refuse());
    expect(notify).toHaveBeenCalledWith(expect.stringContaining('Something went wrong'), {
      type: 'error',
    });
    expect(page.queryByRole('alert')).toBeNull();
    await remove('Second');
    await act(async () => answers[1]!.done());
    expect(onClose).toHaveBeenCalledOnce();
  },
);
