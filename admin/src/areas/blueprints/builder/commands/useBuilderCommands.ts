import type { CommandName, Payload } from '@waymark/api';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { CardMove, ColumnMove } from '../../../../parts/board/index.ts';
import { sendCommand } from '../../../../base/wire/sendCommand.ts';
import type { RowChange } from '../../../../base/dataProvider/shownAtOnce.ts';
import { useCommand } from '../../../../base/dataProvider/useCommand.ts';
import { usePutBackToast } from '../../../../parts/toasts/usePutBackToast.ts';
import { useUndoToast } from '../../../../parts/toasts/useUndoToast.tsx';
import { useTexts } from '../../../../base/texts/index.ts';

export type Saved = { state: 'saving' | 'saved' | 'failed'; at?: string };

const shownHere = new Set<unknown>(['blueprints', 'milestones', 'modules', 'tasks']);

/**
 * All that the builder changes. Every function resolves once the page shows the change and throws
 * what `sendCommand` throws; moves also say a refusal in a toast, the others leave that to their
 * dialog.
 */
export function useBuilderCommands(blueprintId: string) {
  const t = useTexts();
  const queryClient = useQueryClient();
  const quietly = useCommand({ quiet: true });
  const aloud = useCommand();
  const offerUndo = useUndoToast();
  const offerPutBack = usePutBackToast();
  const [saved, setSaved] = useState<Saved | null>(null);

  /** Until what is on the page has been read again, also after a failure. */
  const shown = useCallback(
    () =>
      queryClient.invalidateQueries(
        { predicate: ({ queryKey }) => shownHere.has(queryKey[0]) },
        { cancelRefetch: false },
      ),
    [queryClient],
  );
  const saving = useCallback(
    async <Answer>(
      work: () => Promise<Answer>,
      until: 'sent' | 'shown' = 'shown',
    ): Promise<Answer> => {
      setSaved({ state: 'saving' });
      try {
        const answer = await work();
        setSaved({ state: 'saved', at: new Date().toISOString() });
        return answer;
      } catch (error) {
        setSaved({ state: 'failed' });
        throw error;
      } finally {
        const read = shown();
        if (until === 'shown') await read;
      }
    },
    [shown],
  );

  const commands = useMemo(() => {
    const plan = { kind: 'blueprint', id: blueprintId } as const;
    const change = <Name extends CommandName>(
      name: Name,
      payload: Payload<Name>,
      shows?: RowChange,
      basedOn?: string,
    ) => saving(() => quietly(name, payload, { shows, basedOn }));
    const moveMilestone = ({ columnId, toIndex }: ColumnMove) =>
      saving(() => aloud('MoveMilestone', { plan, milestoneId: columnId, index: toIndex }));
    const moveModule = ({ cardId, toColumnId, toIndex }: CardMove) =>
      saving(() =>
        aloud('MoveModule', { plan, moduleId: cardId, milestoneId: toColumnId, index: toIndex }),
      );
    return {
      /**
       * What concerns several parts at once; resolves before the page has read it, or once it has.
       */
      several: <Name extends CommandName>(
        name: Name,
        payload: Payload<Name>,
        basedOn?: string,
        until: 'sent' | 'shown' = 'sent',
      ) => saving(() => quietly(name, payload, { basedOn }), until),
      restoreTasks: (taskIds: readonly string[]) =>
        saving(async () => {
          for (const taskId of taskIds) await quietly('RestoreTask', { plan, taskId });
        }),
      rename: (name: string, basedOn?: string) =>
        change(
          'RenameBlueprint',
          { blueprintId, name },
          { resource: 'blueprints', id: blueprintId, fields: { name } },
          basedOn,
        ),
      addMilestone: (name: string, afterWeight: number) =>
        change('AddMilestone', { plan, milestoneId: crypto.randomUUID(), name, afterWeight }),
      renameMilestone: (milestoneId: string, name: string, basedOn?: string) =>
        change(
          'RenameMilestone',
          { plan, milestoneId, name },
          { resource: 'milestones', id: milestoneId, fields: { name } },
          basedOn,
        ),
      removeMilestone: async (id: string, basedOn?: string) => {
        await change(
          'DeleteMilestone',
          { plan, milestoneId: id },
          { resource: 'milestones', id, gone: true },
          basedOn,
        );
        offerPutBack(t('plan.milestoneDeleted'), { plan, part: 'milestone', id });
      },
      moveMilestone: async (move: ColumnMove, back: ColumnMove) => {
        await moveMilestone(move);
        offerUndo(t('plan.milestoneMoved'), () => void moveMilestone(back).catch(() => undefined));
      },
      /**
       * A new module comes first (PRODUCT 6.2); `index` takes it elsewhere, and where that fails a
       * toast says so.
       */
      addModule: (milestoneId: string, title: string, index = 0) =>
        saving(async () => {
          const added = { plan, moduleId: crypto.randomUUID(), milestoneId };
          if (index === 0) {
            await quietly('AddModule', { ...added, title });
            return;
          }
          await sendCommand('AddModule', { ...added, title });
          await aloud('MoveModule', { ...added, index }).catch(() => setSaved({ state: 'failed' }));
        }),
      renameModule: (moduleId: string, title: string, basedOn?: string) =>
        change(
          'SetModuleTitle',
          { plan, moduleId, title },
          { resource: 'modules', id: moduleId, fields: { title } },
          basedOn,
        ),
      removeModule: async (id: string, basedOn?: string) => {
        await change(
          'DeleteModule',
          { plan, moduleId: id },
          { resource: 'modules', id, gone: true },
          basedOn,
        );
        offerPutBack(t('plan.moduleDeleted'), { plan, part: 'module', id });
      },
      moveModule: async (move: CardMove, back: CardMove) => {
        await moveModule(move);
        offerUndo(t('plan.moduleMoved'), () => void moveModule(back).catch(() => undefined));
      },
    };
  }, [t, blueprintId, quietly, aloud, saving, offerUndo, offerPutBack]);

  return { commands, saved };
}
export type BuilderCommands = ReturnType<typeof useBuilderCommands>['commands'];
