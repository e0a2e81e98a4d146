// @vitest-environment jsdom
import type { TaskRow } from '@waymark/api';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BuilderCommands } from '../useBuilderCommands.ts';
import { useActs, type Acts } from './useActs.ts';

const blocks = [
  { id: 'b1', taskId: 't1' },
  { id: 'b2', taskId: 't2' },
];
const first = { id: 't1', mandatory: true } as TaskRow;
const row = { id: 't2', blockId: 'b2', moduleId: 'm' } as TaskRow;
const forth = { tasks: [{ taskId: 't1', mandatory: false }], cells: 1 };
const back = { tasks: [{ taskId: 't1', mandatory: true }], cells: 1 };

type Sent = { readonly name: string; readonly payload: unknown };
let sent: Sent[];
let arrive: (() => void) | null;
let refuse: Error | null;
let acts: Acts;
let root: Root;
let queryClient: QueryClient;
/** How rows are read. */
let read: () => Promise<TaskRow[]>;
const commands = {
  several: async (name: string, payload: unknown) => {
    sent.push({ name, payload });
    if (refuse !== null) throw refuse;
    if (arrive !== null) await new Promise<void>((resolve) => (arrive = resolve));
    void queryClient.invalidateQueries();
  },
} as unknown as BuilderCommands;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sent = [];
  arrive = null;
  refuse = null;
  read = async () => [first, row];
  queryClient = new QueryClient();
  const Sheet = () => {
    const { data = [] } = useQuery({ queryKey: ['tasks', 'all'], queryFn: () => read() });
    acts = useActs(data, 'blueprint', commands);
    return null;
  };
  const getList = async () => ({ data: blocks, total: blocks.length }) as never;
  root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <CoreAdminContext dataProvider={testDataProvider({ getList })} queryClient={queryClient}>
        <Sheet />
      </CoreAdminContext>,
    ),
  );
  await act(() => vi.waitFor(() => expect(acts.rows).toHaveLength(2), { timeout: 5_000 }));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const names = () => sent.map(({ name }) => name);
const moves = () => sent.filter(({ name }) => name === 'MoveBlock').map(({ payload }) => payload);

test('Undo while a move is under way takes back the move, not what was done before it', async () => {
  await act(() => acts.change({ forth, back }));
  arrive = () => undefined;
  let moved = Promise.resolve();
  let undone = Promise.resolve();
  await act(async () => void (moved = acts.move(row, -1)));
  await vi.waitFor(() => expect(moves()).toHaveLength(1), { timeout: 5_000 });
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
  await act(() => acts.change({ forth, back }));
  await act(() => acts.move(row, -1));
  await act(() => Promise.all([acts.undo(), acts.undo()]).then(() => undefined));
  expect(names()).toEqual(['ChangeTasks', 'MoveBlock', 'MoveBlock', 'ChangeTasks']);
  expect(acts.last).toBeNull();
});

test('what is refused is said and cannot be taken back', async () => {
  refuse = new Error('No.');
  await act(() => acts.change({ forth, back }));
  expect(acts.refusal).not.toBeNull();
  expect(acts.last).toBeNull();
  refuse = null;
  await act(() => acts.undo());
  expect(names()).toEqual(['ChangeTasks']);
});

const isMandatory = () => acts.rows.find(({ id }) => id === 't1')?.mandatory;

test('what was changed shows until the rows that hold it have been read', async () => {
  expect(isMandatory()).toBe(true);
  let come = (_: TaskRow[]) => undefined as void;
  read = () => new Promise((resolve) => (come = resolve));
  await act(() => acts.change({ forth, back }));
  expect(names()).toEqual(['ChangeTasks']);
  expect(isMandatory()).toBe(false);
  await act(async () => come([{ ...first, mandatory: false }, row]));
  await act(async () => undefined);
  expect(isMandatory()).toBe(false);
});

test('what is refused shows no more', async () => {
  refuse = new Error('No.');
  await act(() => acts.change({ forth, back }));
  expect(isMandatory()).toBe(true);
});
