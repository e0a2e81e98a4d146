import type { CommandName, Payload } from '@waymark/api';
import type { JobGroup } from '@waymark/events/jobs';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { saveLater } from './saveLater.ts';
import type { CardMove, ItemMove } from '../../../parts/board/index.ts';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { usePutBackToast } from '../../../parts/toasts/usePutBackToast.ts';
import { useUndoToast } from '../../../parts/toasts/useUndoToast.tsx';
import { useTexts } from '../../../base/texts/index.ts';

type Saved = { readonly state: 'unsaved' | 'saving' | 'saved' | 'failed'; readonly at?: string };

/**
 * All that is changed on the board of a project, and whether it is saved. What is moved is saved
 * 750 ms later.
 */
export function useJobCommands(projectId: string) {
  const t = useTexts();
  const aloud = useCommand();
  const quietly = useCommand({ quiet: true });
  const offerPutBack = usePutBackToast();
  const offerUndo = useUndoToast();
  const [saved, setSaved] = useState<Saved | null>(null);
  const [{ later, flush }] = useState(saveLater);
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  const saving = useCallback(async (work: () => Promise<unknown>) => {
    setSaved({ state: 'saving' });
    try {
      await work();
      setSaved({ state: 'saved', at: new Date().toISOString() });
    } catch (error) {
      setSaved({ state: 'failed' });
      throw error;
    }
  }, []);

  const commands = useMemo(() => {
    const plan = { kind: 'project', id: projectId } as const;
    const moved = (work: () => Promise<unknown>) => {
      setSaved({ state: 'unsaved' });
      return later(() => saving(work));
    };
    const placeJob = ({ cardId, toColumnId, toIndex }: CardMove) =>
      moved(() =>
        aloud('MoveJob', {
          ...{ projectId, jobId: cardId },
          ...{ group: toColumnId as JobGroup, index: toIndex },
        }),
      );
    const placeTask = ({ itemId, toCardId, toIndex }: ItemMove) =>
      moved(() =>
        aloud('MoveJobTask', {
          ...{ projectId, taskId: itemId },
          ...{ jobId: toCardId, index: toIndex },
        }),
      );
    return {
      /** Told in a toast where it is refused. */
      send: <Name extends CommandName>(name: Name, payload: Payload<Name>) =>
        saving(() => aloud(name, payload)).catch(() => undefined),
      /** Told where it was asked for. @throws what it is refused by */
      ask: <Name extends CommandName>(name: Name, payload: Payload<Name>, basedOn?: string) =>
        saving(() => quietly(name, payload, { basedOn })),
      moveJob: async (move: CardMove, back: CardMove) => {
        await placeJob(move);
        offerUndo(t('jobs.jobMoved'), () => void placeJob(back).catch(() => undefined));
      },
      moveTask: async (move: ItemMove, back: ItemMove) => {
        await placeTask(move);
        offerUndo(t('jobs.taskMoved'), () => void placeTask(back).catch(() => undefined));
      },
      deleteJob: async (moduleId: string, basedOn?: string) => {
        const gone = { resource: 'modules', id: moduleId, gone: true } as const;
        await quietly('DeleteModule', { plan, moduleId }, { basedOn, shows: gone });
        offerPutBack(t('jobs.jobDeleted'), { ...{ plan, part: 'module', id: moduleId } });
      },
      deleteTask: async (taskId: string, basedOn?: string) => {
        const gone = { resource: 'tasks', id: taskId, gone: true } as const;
        await quietly('DeleteTask', { plan, taskId }, { basedOn, shows: gone });
        offerPutBack(t('jobs.taskDeleted'), { ...{ plan, part: 'task', id: taskId } });
      },
    };
  }, [t, projectId, aloud, quietly, saving, later, offerUndo, offerPutBack]);

  return { commands, saved };
}
export type JobCommands = ReturnType<typeof useJobCommands>['commands'];
