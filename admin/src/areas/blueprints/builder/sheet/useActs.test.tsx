// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import type { TaskRow } from '@waymark/api';
import { ServerRefused } from '@waymark/client';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { visitor } from '@waymark/look/testing';
import { beforeEach, expect, test } from 'vitest';
import type { BuilderCommands } from '../commands/useBuilderCommands.ts';
import { useActs, type Acts } from './useActs.ts';
import { useClashes, type Clashes } from './useClashes.ts';

const page = visitor();

const blocks = [
  { id: 'b1', taskId: 't1' },
  { id: 'b2', taskId: 't2' },
];
const first = { id: 't1', mandatory: true, planRevision: '7' } as TaskRow;
const row = { id: 't2', blockId: 'b2', moduleId: 'm' } as TaskRow;
const forth = { tasks: [{ taskId: 't1', mandatory: false }], cells: 1, seen: { t1: '7' } };
const back = { tasks: [{ taskId: 't1', mandatory: true }], cells: 1, seen: { t1: '7' } };

type Sent = {
  readonly name: string;
  readonly payload: unknown;
  readonly basedOn: string | undefined;
};
let sent: Sent[];
let arrive: (() => void) | null;
let refuse: unknown;
/** The revision of the plan, one more with each command. */
let revision: number;
let acts: Acts;
let clashes: Clashes;
let queryClient: QueryClient;
/** How rows are read. */
let read: () => Promise<TaskRow[]>;
const commands = {
  several: async (name: string, payload: unknown, basedOn?: string) => {
    sent.push({ name, payload, basedOn });
    const refused = refuse;
    if (refused !== null) {
      if (refused instanceof ServerRefused) refuse = null;
      throw refused as Error;
    }
    if (arrive !== null) await new Promise<void>((resolve) => (arrive = resolve));
    void queryClient.invalidateQueries();
    revision += 1;
    return { revision: String(revision) };
  },
  restoreTasks: async (taskIds: readonly string[]) =>
    void sent.push({ name: 'Restore', payload: taskIds, basedOn: undefined }),
} as unknown as BuilderCommands;

beforeEach(async () => {
  sent = [];
  arrive = null;
  refuse = null;
  revision = 7;
  read = async () => [first, row];
  queryClient = new QueryClient();
  const Sheet = () => {
    const { data = [] } = useQuery({ queryKey: ['tasks', 'all'], queryFn: () => read() });
    clashes = useClashes();
    acts = useActs(data, 'blueprint', commands, clashes);
    return null;
  };
  const getList = async () => ({ data: blocks, total: blocks.length }) as never;
  await page.show(
    <CoreAdminContext dataProvider={testDataProvider({ getList })} queryClient={queryClient}>
      <Sheet />
    </CoreAdminContext>,
  );
  await waitFor(() => expect(acts.rows).toHaveLength(2));
});

const change = async () => void (await acts.change({ forth, back }));
const undo = async () => void (await acts.undo());
const redo = async () => void (await acts.redo());
const names = () => sent.map(({ name }) => name);
const moves = () => sent.filter(({ name }) => name === 'MoveBlock').map(({ payload }) => payload);

test('Undo while a move is under way takes back the move, not what was done before it', async () => {
  await act(() => change());
  arrive = () => undefined;
  let moved: Promise<unknown> = Promise.resolve();
  let undone: Promise<unknown> = Promise.resolve();
  await act(async () => void (moved = acts.move(row, -1)));
  await waitFor(() => expect(moves()).toHaveLength(1));
  await act(async () => void (undone = acts.undo()));
  const stored = arrive;
  arrive = null;
  await act(async () => {
    stored();
    await Promise.all([moved, undone]);
  });
  expect(moves()).toEqual([
    expect.objectContaining({ blockId: 'b2', index: 0 }),
    expect.objectContaining({ blockId: 'b2', index: 1 }),
  ]);
  expect(names()).toEqual(['ChangeTasks', 'MoveBlock', 'MoveBlock']);
  expect(acts.last).toMatchObject({ kind: 'changed' });
});

test('Undo pressed twice takes back two deeds, the newest first', async () => {
  await act(() => change());
  await act(async () => void (await acts.move(row, -1)));
  await act(() => Promise.all([acts.undo(), acts.undo()]).then(() => undefined));
  expect(names()).toEqual(['ChangeTasks', 'MoveBlock', 'MoveBlock', 'ChangeTasks']);
  expect(acts.last).toBeNull();
});

test('what is refused is said and cannot be taken back', async () => {
  refuse = new Error('No.');
  await act(() => change());
  expect(acts.refusal).not.toBeNull();
  expect(acts.last).toBeNull();
  refuse = null;
  await act(async () => void (await acts.undo()));
  expect(names()).toEqual(['ChangeTasks']);
});

const isMandatory = () => acts.rows.find(({ id }) => id === 't1')?.mandatory;

test('what was changed shows until the rows that hold it have been read', async () => {
  expect(isMandatory()).toBe(true);
  let come = (_: TaskRow[]) => undefined as void;
  read = () => new Promise((resolve) => (come = resolve));
  await act(() => change());
  expect(names()).toEqual(['ChangeTasks']);
  expect(isMandatory()).toBe(false);
  await act(async () => come([{ ...first, mandatory: false, planRevision: '8' }, row]));
  await act(async () => undefined);
  expect(isMandatory()).toBe(false);
});

test('what is refused shows no more', async () => {
  refuse = new Error('No.');
  await act(() => change());
  expect(isMandatory()).toBe(true);
});

const changed = (theirs: unknown, more: object = {}) =>
  new ServerRefused({
    ...{ type: 'about:blank', title: 'Changed', status: 409, code: 'changed-meanwhile' },
    detail: 'Ines changed this in the meantime.',
    conflict: {
      ...{ by: { accountId: 'ines', name: 'Ines' }, at: '2026-11-21T10:00:00.000Z' },
      ...{ event: 'TaskMandatorySet', path: 'module/m/task/t1/mandatory', theirs, revision: '12' },
      ...more,
    },
  });
const bases = () => sent.map(({ basedOn }) => basedOn);

test('a change is sent against what was seen, the next of the same cell against what was written last', async () => {
  await act(change);
  await act(undo);
  await act(redo);
  expect(names()).toEqual(['ChangeTasks', 'ChangeTasks', 'ChangeTasks']);
  expect(bases()).toEqual(['7', '8', '9']);
  expect(acts.canRedo).toBe(false);
});

test.each([
  ['mine', true, ['7', '12']],
  ['theirs', false, ['7']],
])(
  'a cell that another changed is asked about and not written over; then it is %s',
  async (_, mine, based) => {
    refuse = changed(null);
    let stood: boolean | undefined;
    await act(async () => void acts.change({ forth, back }).then((stands) => (stood = stands)));
    await waitFor(() =>
      expect(clashes.asked).toMatchObject({
        kind: 'cells',
        clashes: [{ mine: false, theirs: null }],
      }),
    );
    expect([acts.refusal, acts.last, stood]).toEqual([null, null, undefined]);
    refuse = null;
    await act(
      async () =>
        void (await (clashes.asked as { answer: (mine: boolean) => Promise<void> }).answer(mine)),
    );
    expect([bases(), clashes.asked, stood]).toEqual([based, null, true]);
    expect(acts.last === null).toBe(!mine);
  },
);

test('what another made the same is nobody’s to choose', async () => {
  refuse = changed(false);
  await act(change);
  expect([clashes.asked, acts.refusal, acts.last]).toEqual([null, null, null]);
});

test('of several cells those that nobody else changed are stored', async () => {
  refuse = changed(null);
  const both = (mandatory: boolean) => ({
    ...{ cells: 2, seen: { t1: '7', t2: '7' } },
    tasks: [
      { taskId: 't1', mandatory },
      { taskId: 't2', headline: mandatory ? 'Before' : 'After' },
    ],
  });
  await act(async () => void acts.change({ forth: both(false), back: both(true) }));
  await waitFor(() => expect(clashes.asked).not.toBeNull());
  expect(acts.last).toMatchObject({
    kind: 'changed',
    cells: 1,
    back: { tasks: [{ taskId: 't2', headline: 'Before' }] },
  });
});

test('a task that was deleted meanwhile is a refusal, which who wrote it hears', async () => {
  refuse = changed(null, { path: 'module/m/task/t1', gone: { kind: 'task', id: 't1', name: 'A' } });
  let stood: boolean | undefined;
  await act(async () => void acts.change({ forth, back }).then((stands) => (stood = stands)));
  expect([stood, clashes.asked, acts.refusal]).toEqual([
    false,
    null,
    'Ines changed this in the meantime.',
  ]);
});

test('tasks in which another worked are not deleted before that is told', async () => {
  const meanwhile = { changes: [], more: 0 };
  refuse = changed(null, { meanwhile });
  await act(async () => void (await acts.remove([{ ...first, planRevision: '7' }])));
  expect(clashes.asked).toMatchObject({ kind: 'deletion', taskIds: ['t1'] });
  refuse = null;
  await act(
    async () =>
      void (await (clashes.asked as { answer: (mine: boolean) => Promise<void> }).answer(true)),
  );
  expect([bases(), acts.last]).toEqual([['7', '12'], { kind: 'deleted', taskIds: ['t1'] }]);
});

test('what was taken back is done again, the last first; something new ends that', async () => {
  await act(change);
  await act(async () => void (await acts.move(row, -1)));
  await act(undo);
  await act(undo);
  expect(acts.canRedo).toBe(true);
  await act(redo);
  await act(redo);
  expect(names().slice(4)).toEqual(['ChangeTasks', 'MoveBlock']);
  expect(moves().at(-1)).toMatchObject({ index: 0 });
  await act(undo);
  await act(change);
  expect(acts.canRedo).toBe(false);
});

test('rows that are added are there at once, and what is written in them is sent behind them, as of then', async () => {
  read = () => new Promise(() => undefined);
  arrive = () => undefined;
  await act(async () => {
    void acts.add({
      moduleId: 'm',
      afterBlockId: 'b2',
      tasks: [{ taskId: 'x', blockId: 'bx', headline: 'New' }],
      empty: 0,
    });
  });
  expect(acts.rows.map(({ id }) => id)).toEqual(['t1', 't2', 'x']);
  const change = (headline: string) => ({
    tasks: [{ taskId: 'x', headline }],
    cells: 1,
    seen: { x: '7' },
  });
  await act(async () => void acts.change({ forth: change('Named'), back: change('New') }));
  expect(acts.rows.at(-1)?.headline).toBe('Named');
  await waitFor(() => expect(names()).toEqual(['AddTasks']));
  const stored = arrive;
  arrive = null;
  await act(async () => stored());
  await waitFor(() => expect(names()).toEqual(['AddTasks', 'ChangeTasks']));
  expect(bases()[1]).toBe('8');
});

test('rows that are refused are not there', async () => {
  refuse = new Error('No.');
  const added = {
    moduleId: 'm',
    afterBlockId: 'b2',
    tasks: [{ taskId: 'x', blockId: 'bx', headline: 'New' }],
    empty: 0,
  };
  await act(async () => void (await acts.add(added)));
  expect(acts.rows.map(({ id }) => id)).toEqual(['t1', 't2']);
});
