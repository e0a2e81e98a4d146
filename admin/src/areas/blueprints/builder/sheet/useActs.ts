import type { BlockRow, TaskRow } from '@waymark/api';
import { useMemo, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { isOlder } from '@waymark/client';
import { meanwhileIn } from '../../../../parts/deleting/useDeletion.ts';
import { besideTask } from './besideTask.ts';
import { columns } from './cells.ts';
import { sentenceOf } from '../../../../parts/dialogs/DialogError.tsx';
import type { BuilderCommands } from '../commands/useBuilderCommands.ts';
import type { Clashes } from './useClashes.ts';
import { withAdded, withChange, type Added, type Both, type SheetChange } from './acts.ts';
import { bothOf, carryOut, isAsMine, OwnRevisions, without, type Clash } from './carryOut.ts';

/** What was last done, to be said, taken back and done again. */
export type DoneAct =
  | ({ readonly kind: 'changed'; readonly cells: number } & Both)
  | {
      readonly kind: 'added';
      readonly count: number;
      readonly empty: number;
      readonly taskIds: string[];
    }
  | { readonly kind: 'deleted'; readonly taskIds: string[] }
  /** `index`: where the block of the task stood, `to`: where it was moved. */
  | {
      readonly kind: 'moved';
      readonly blockId: string;
      readonly index: number;
      readonly to: number;
    };

/**
 * Shown before it is read: until rows come that are as new as `until`, which is null while nothing
 * is known of it.
 */
type Shown = {
  readonly in: (rows: readonly TaskRow[]) => readonly TaskRow[];
  readonly until: string | null;
};

const isRead = ({ until }: Shown, rows: readonly TaskRow[]): boolean =>
  until !== null && !isOlder(rows[0]?.planRevision ?? '0', until);

/**
 * What is done in the sheet, each as one command, shown at once and given back where it is refused;
 * each can be taken back, the newest first, and done again. Nothing of others is written over: what
 * they have changed meanwhile is asked by `ask`.
 */
export function useActs(
  rows: readonly TaskRow[],
  blueprintId: string,
  { several, restoreTasks }: BuilderCommands,
  { ask }: Pick<Clashes, 'ask'>,
) {
  const plan = { kind: 'blueprint', id: blueprintId } as const;
  const dataProvider = useDataProvider();
  const [done, setDone] = useState<readonly DoneAct[]>([]);
  const [undone, setUndone] = useState<readonly DoneAct[]>([]);
  const [showing, setShowing] = useState<readonly Shown[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const underWay = useRef(Promise.resolve());
  /** What both are by now, between two pictures of the page. */
  const newest = useRef({ done, undone });
  const [own] = useState(() => new OwnRevisions());

  /**
   * One after the other, however fast somebody is; what was done is noted before the next begins.
   * Tells whether it was refused.
   */
  const inTurn = (work: () => Promise<void>): Promise<boolean> => {
    setRefusal(null);
    const result = underWay.current.then(work).then(
      () => true,
      (error: unknown) => {
        setRefusal(sentenceOf(error));
        return false;
      },
    );
    underWay.current = result.then(() => undefined);
    return result;
  };
  /**
   * Shows from now on what is to be; what it gives back carries it out, and tells as of which
   * revision rows hold it.
   */
  const showingAlready = (shown: Shown['in'], work: () => Promise<{ revision: string }>) => {
    const one: Shown = { in: shown, until: null };
    setShowing((before) => [...before.filter((other) => !isRead(other, rows)), one]);
    const becomes = (...next: Shown[]) =>
      setShowing((before) => before.flatMap((other) => (other === one ? next : [other])));
    return async () => {
      try {
        const { revision } = await work();
        becomes({ ...one, until: revision });
      } catch (error) {
        becomes();
        throw error;
      }
    };
  };
  const changing =
    (change: SheetChange): Shown['in'] =>
    (now) =>
      withChange(now, change);
  const note = (done: readonly DoneAct[], undone: readonly DoneAct[]) => {
    newest.current = { done, undone };
    setDone(done);
    setUndone(undone);
  };
  /** What is new ends what could have been done again. */
  const also = (one: DoneAct) => note([...newest.current.done, one], []);

  /** As rows call them now; they may be gone, or out of sight, when it is answered. */
  const headlinesOf = (taskIds: readonly string[]) =>
    new Map(
      rows.flatMap(({ id, headline }) => (taskIds.includes(id) ? [[id, headline] as const] : [])),
    );
  const askOfCells = (clashes: readonly Clash[]): Promise<void> =>
    ask((answered) => ({
      ...{ nth: crypto.randomUUID(), kind: 'cells' },
      clashes,
      headlines: headlinesOf(clashes.map(({ taskId }) => taskId)),
      answer: async (mine) => {
        // Both were looked at: what is sent now is meant.
        for (const { taskId, column, conflict } of clashes)
          own.note(taskId, column, conflict.revision);
        if (mine) await store(bothOf(clashes));
        answered();
      },
    }));
  /**
   * Stores what nobody else has changed meanwhile; what is given back resolves once the rest is
   * answered.
   */
  const send = async (change: SheetChange) => {
    const { clashes, revision } = await carryOut(change, own, (tasks, basedOn) =>
      several('ChangeTasks', { plan, changes: [...tasks] }, basedOn),
    );
    const open = clashes.filter((clash) => !isAsMine(clash));
    const answered = open.length > 0 ? askOfCells(open) : Promise.resolve();
    return { clashes, answered, revision };
  };
  /** True once it stands, or others' was preferred to it; false where it was refused. */
  const store = async (both: Both): Promise<boolean> => {
    let open = Promise.resolve();
    const stands = await inTurn(
      showingAlready(changing(both.forth), async () => {
        const { clashes, answered, revision } = await send(both.forth);
        open = answered;
        const { forth, back } = without(both, clashes);
        if (forth.cells > 0) also({ kind: 'changed', cells: forth.cells, forth, back });
        return { revision };
      }),
    );
    await open;
    return stands;
  };
  const move = (blockId: string, index: number) =>
    several('MoveBlock', { plan, blockId, index }, undefined, 'shown');
  const remove = (taskIds: readonly string[], basedOn?: string) =>
    several('DeleteTasks', { plan, taskIds: [...taskIds] }, basedOn, 'shown');
  const takeBack = (deed: Exclude<DoneAct, { kind: 'changed' }>) => {
    switch (deed.kind) {
      case 'added':
        return remove(deed.taskIds);
      case 'deleted':
        return restoreTasks(deed.taskIds);
      case 'moved':
        return move(deed.blockId, deed.index);
    }
  };
  const doAgain = (deed: Exclude<DoneAct, { kind: 'changed' }>) => {
    switch (deed.kind) {
      case 'added':
        return restoreTasks(deed.taskIds);
      case 'deleted':
        return remove(deed.taskIds);
      case 'moved':
        return move(deed.blockId, deed.to);
    }
  };
  const deleteSeen = async (
    taskIds: readonly string[],
    basedOn: string | undefined,
  ): Promise<void> => {
    try {
      await remove(taskIds, basedOn);
      also({ kind: 'deleted', taskIds: [...taskIds] });
    } catch (error) {
      const conflict = meanwhileIn(error);
      if (conflict === null) throw error;
      void ask((answered) => ({
        ...{ nth: crypto.randomUUID(), kind: 'deletion', conflict, taskIds },
        headlines: headlinesOf(taskIds),
        answer: async (anyway) => {
          answered();
          if (anyway) await inTurn(() => deleteSeen(taskIds, conflict.revision));
        },
      }));
    }
  };

  const shownRows = useMemo(
    () => showing.filter((one) => !isRead(one, rows)).reduce((now, one) => one.in(now), rows),
    [showing, rows],
  );
  return {
    /** As they are, or will be as soon as what is under way is stored. */
    rows: shownRows,
    refusal,
    last: done.at(-1) ?? null,
    canRedo: undone.length > 0,
    change: store,
    /** They are there at once, to be written in. */
    add: (added: Added) => {
      const { moduleId, afterBlockId, tasks, empty } = added;
      return inTurn(
        showingAlready(
          (now) => withAdded(now, added),
          async () => {
            const payload = { plan, moduleId, afterBlockId, tasks: [...tasks] };
            const reply = await several('AddTasks', payload);
            for (const { taskId } of tasks)
              for (const column of columns) own.note(taskId, column, reply.revision);
            const taskIds = tasks.map(({ taskId }) => taskId);
            also({ kind: 'added', count: tasks.length, empty, taskIds });
            return reply;
          },
        ),
      );
    },
    remove: (of: readonly TaskRow[]) =>
      inTurn(() =>
        deleteSeen(
          of.map(({ id }) => id),
          of[0]?.planRevision,
        ),
      ),
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
        also({ kind: 'moved', blockId, index: place.from, to: place.to });
      }),
    /** The newest deed, also one that was still under way when somebody asked. */
    undo: () =>
      inTurn(async () => {
        const last = newest.current.done.at(-1);
        if (last === undefined) return;
        await (last.kind === 'changed'
          ? showingAlready(changing(last.back), () => send(last.back))()
          : takeBack(last));
        note(
          newest.current.done.filter((one) => one !== last),
          [...newest.current.undone, last],
        );
      }),
    /** What was taken back last. */
    redo: () =>
      inTurn(async () => {
        const last = newest.current.undone.at(-1);
        if (last === undefined) return;
        await (last.kind === 'changed'
          ? showingAlready(changing(last.forth), () => send(last.forth))()
          : doAgain(last));
        note(
          [...newest.current.done, last],
          newest.current.undone.filter((one) => one !== last),
        );
      }),
  };
}
export type Acts = ReturnType<typeof useActs>;
