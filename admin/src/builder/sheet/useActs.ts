import type { BlockRow, Payload, TaskRow } from '@waymark/api';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { besideTask } from './besideTask.ts';
import { sentenceOf } from '../../dialogs/DialogError.tsx';
import type { BuilderCommands } from '../useBuilderCommands.ts';
import { withChange, type Both, type Change } from './acts.ts';

type NewTask = Payload<'AddTasks'>['tasks'][number];
export type Added = {
  readonly moduleId: string;
  readonly afterBlockId: string | null;
  readonly tasks: readonly NewTask[];
  /** Lines without words that were left out. */
  readonly empty: number;
};

/** What was last done, to be said and to be taken back. */
export type Done =
  | { readonly kind: 'changed'; readonly cells: number; readonly back: Change }
  | {
      readonly kind: 'added';
      readonly count: number;
      readonly empty: number;
      readonly taskIds: string[];
    }
  | { readonly kind: 'deleted'; readonly taskIds: string[] }
  /** `index`: where the block of the task stood. */
  | {
      readonly kind: 'moved';
      readonly blockId: string;
      readonly index: number;
    };

const NOTHING: Change = { tasks: [], cells: 0 };

/**
 * What is done in the sheet, each as one command, shown at once and given back where it is refused; each can be taken back, the
 * newest first.
 */
export function useActs(
  rows: readonly TaskRow[],
  blueprintId: string,
  { several, restoreTasks }: BuilderCommands,
) {
  const plan = { kind: 'blueprint', id: blueprintId } as const;
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const [done, setDone] = useState<readonly Done[]>([]);
  const [showing, setShowing] = useState<readonly Change[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const underWay = useRef(Promise.resolve());
  /** What `done` is by now, between two pictures of the page. */
  const newest = useRef(done);

  /** One after the other, however fast somebody is; what was done is noted before the next begins. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    setRefusal(null);
    underWay.current = underWay.current
      .then(work)
      .catch((error: unknown) => setRefusal(sentenceOf(error)));
    return underWay.current;
  };
  /** Shows a change from now on; what it gives back carries it out. */
  const showingAlready = (change: Change, work: () => Promise<void>) => {
    setShowing((before) => [...before, change]);
    const hide = () =>
      setShowing((before) => before.filter((one) => one !== change));
    return async () => {
      try {
        await work();
      } catch (error) {
        hide();
        throw error;
      }
      // Until they have been read the rows are those from before, and what is filled down from them would be, too.
      void queryClient
        .invalidateQueries({ queryKey: ['tasks'] }, { cancelRefetch: false })
        .finally(hide);
    };
  };
  const send = ({ tasks }: Change) =>
    several('ChangeTasks', { plan, changes: [...tasks] });
  const move = (blockId: string, index: number) =>
    several('MoveBlock', { plan, blockId, index });
  const say = (all: readonly Done[]) => {
    newest.current = all;
    setDone(all);
  };
  const also = (one: Done) => say([...newest.current, one]);
  const remove = (taskIds: string[]) =>
    several('DeleteTasks', { plan, taskIds });
  const takeBack = (deed: Done) => {
    switch (deed.kind) {
      case 'changed':
        return send(deed.back);
      case 'added':
        return remove(deed.taskIds);
      case 'deleted':
        return restoreTasks(deed.taskIds);
      case 'moved':
        return move(deed.blockId, deed.index);
    }
  };

  return {
    /** As they are, or will be as soon as what is under way is stored. */
    rows: showing.reduce<readonly TaskRow[]>(withChange, rows),
    refusal,
    last: done.at(-1) ?? null,
    change: ({ forth, back }: Both) =>
      inTurn(
        showingAlready(forth, async () => {
          await send(forth);
          also({ kind: 'changed', cells: forth.cells, back });
        }),
      ),
    add: ({ moduleId, afterBlockId, tasks, empty }: Added) =>
      inTurn(async () => {
        const payload = { plan, moduleId, afterBlockId, tasks: [...tasks] };
        await several('AddTasks', payload);
        const taskIds = tasks.map(({ taskId }) => taskId);
        also({ kind: 'added', count: tasks.length, empty, taskIds });
      }),
    remove: (taskIds: string[]) =>
      inTurn(async () => {
        await remove(taskIds);
        also({ kind: 'deleted', taskIds });
      }),
    /** Before or behind the next task of its module; the place is looked up when it is its turn. */
    move: ({ blockId, moduleId }: TaskRow, by: 1 | -1) =>
      inTurn(async () => {
        const { data } = await dataProvider.getList<BlockRow>('blocks', {
          filter: { planId: blueprintId, moduleId },
          sort: { field: 'weight', order: 'ASC' },
          pagination: { page: 1, perPage: 1000 },
        });
        const place = besideTask(data, blockId, by);
        if (place === null) return;
        await move(blockId, place.to);
        also({ kind: 'moved', blockId, index: place.from });
      }),
    /** The newest deed, also one that was still under way when somebody asked. */
    undo: () =>
      inTurn(async () => {
        const last = newest.current.at(-1);
        if (last === undefined) return;
        const back = last.kind === 'changed' ? last.back : NOTHING;
        await showingAlready(back, () => takeBack(last))();
        say(newest.current.filter((one) => one !== last));
      }),
  };
}
export type Acts = ReturnType<typeof useActs>;
