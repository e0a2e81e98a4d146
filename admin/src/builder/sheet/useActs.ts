import type { BlockRow, Payload, TaskRow } from '@waymark/api';
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

const NOTHING: Change = { tasks: [], modules: [], cells: 0 };

/**
 * What is done in the sheet, each as one command for tasks and one for modules, shown at once and given back where it is
 * refused; each can be taken back, the newest first.
 */
export function useActs(
  rows: readonly TaskRow[],
  blueprintId: string,
  { several, restoreTasks }: BuilderCommands,
) {
  const plan = { kind: 'blueprint', id: blueprintId } as const;
  const dataProvider = useDataProvider();
  const [done, setDone] = useState<readonly Done[]>([]);
  const [showing, setShowing] = useState<readonly Change[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const underWay = useRef(Promise.resolve());

  /** One after the other, however fast somebody is. */
  const sending = (
    work: () => Promise<void>,
    meanwhile = NOTHING,
  ): Promise<boolean> => {
    setRefusal(null);
    setShowing((before) => [...before, meanwhile]);
    const sent = underWay.current.then(work);
    underWay.current = sent.catch(() => undefined);
    return sent
      .then(
        () => true,
        (error: unknown) => {
          setRefusal(sentenceOf(error));
          return false;
        },
      )
      .finally(() =>
        setShowing((before) => before.filter((one) => one !== meanwhile)),
      );
  };
  const send = async ({ tasks, modules }: Change) => {
    if (tasks.length > 0)
      await several('ChangeTasks', { plan, changes: [...tasks] });
    if (modules.length > 0)
      await several('ChangeModules', { plan, changes: [...modules] });
  };
  const move = (blockId: string, index: number) =>
    several('MoveBlock', { plan, blockId, index });
  const also = (one: Done) => setDone((before) => [...before, one]);
  const remove = (taskIds: string[]) =>
    several('DeleteTasks', { plan, taskIds });

  return {
    /** As they are, or will be as soon as what is under way is stored. */
    rows: showing.reduce<readonly TaskRow[]>(withChange, rows),
    refusal,
    last: done.at(-1) ?? null,
    async change({ forth, back }: Both) {
      if (await sending(() => send(forth), forth))
        also({ kind: 'changed', cells: forth.cells, back });
    },
    async add({ moduleId, afterBlockId, tasks, empty }: Added) {
      const payload = { plan, moduleId, afterBlockId, tasks: [...tasks] };
      const taskIds = tasks.map(({ taskId }) => taskId);
      if (await sending(() => several('AddTasks', payload)))
        also({ kind: 'added', count: tasks.length, empty, taskIds });
    },
    async remove(taskIds: string[]) {
      if (await sending(() => remove(taskIds)))
        also({ kind: 'deleted', taskIds });
    },
    /** Before or behind the next task of its module; the place is looked up when it is its turn. */
    async move({ blockId, moduleId }: TaskRow, by: 1 | -1) {
      const moved: Done[] = [];
      const work = async () => {
        const { data } = await dataProvider.getList<BlockRow>('blocks', {
          filter: { planId: blueprintId, moduleId },
          sort: { field: 'weight', order: 'ASC' },
          pagination: { page: 1, perPage: 1000 },
        });
        const place = besideTask(data, blockId, by);
        if (place === null) return;
        await move(blockId, place.to);
        moved.push({ kind: 'moved', blockId, index: place.from });
      };
      if (await sending(work)) moved.forEach(also);
    },
    async undo() {
      const last = done.at(-1);
      if (last === undefined) return;
      const meanwhile = last.kind === 'changed' ? last.back : NOTHING;
      const work = () => {
        switch (last.kind) {
          case 'changed':
            return send(last.back);
          case 'added':
            return remove(last.taskIds);
          case 'deleted':
            return restoreTasks(last.taskIds);
          case 'moved':
            return move(last.blockId, last.index);
        }
      };
      if (await sending(work, meanwhile))
        setDone((before) => before.filter((one) => one !== last));
    },
  };
}
export type Acts = ReturnType<typeof useActs>;
