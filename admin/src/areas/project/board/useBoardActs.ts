import type { ModuleRow, TaskRow } from '@waymark/api';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { JobActs } from './JobMenu.tsx';
import type { BoardTaskActs } from './taskActs.ts';
import type { JobCommands } from './useJobCommands.ts';
import { useSetTaskStatus } from '../../../parts/tasks/useSetTaskStatus.tsx';

/** What a dialog asks about. */
export type BoardDialog =
  | { readonly dialog: 'editJob' | 'moveJob' | 'deleteJob'; readonly job: ModuleRow }
  | { readonly dialog: 'moveTask' | 'deleteTask'; readonly task: TaskRow };

/** What the menus of jobs and tasks do: some at once, some after they have asked. */
export function useBoardActs(projectId: string, { send }: JobCommands) {
  const [asked, ask] = useState<BoardDialog | null>(null);
  const { setStatus, dialog } = useSetTaskStatus();
  const latest = useRef(setStatus);
  useEffect(() => {
    latest.current = setStatus;
  });
  const acts = useMemo(() => {
    const jobActs: JobActs = {
      edit: (job) => ask({ dialog: 'editJob', job }),
      move: (job) => ask({ dialog: 'moveJob', job }),
      remove: (job) => ask({ dialog: 'deleteJob', job }),
      again: ({ id: jobId }) =>
        void send('AddJobAgain', { ...{ projectId, jobId, newJobId: crypto.randomUUID() } }),
    };
    const plan = { kind: 'project', id: projectId } as const;
    const taskActs: BoardTaskActs = {
      setStatus: (task, status) => void latest.current(task, status),
      again: ({ id: taskId }) =>
        void send('AddTaskAgain', {
          ...{ projectId, taskId },
          ...{ newTaskId: crypto.randomUUID() },
          ...{ newBlockId: crypto.randomUUID() },
        }),
      setActive: ({ id: taskId }, active) =>
        void send('SetTaskActive', { projectId, taskId, active }),
      setMandatory: ({ id: taskId }, mandatory) =>
        void send('SetTaskMandatory', { plan, taskId, mandatory }),
      setUserAddable: ({ id: taskId }, userAddable) =>
        void send('SetTaskUserAddable', { projectId, taskId, userAddable }),
      move: (task) => ask({ dialog: 'moveTask', task }),
      remove: (task) => ask({ dialog: 'deleteTask', task }),
    };
    return { jobActs, taskActs };
  }, [projectId, send]);
  return { ...acts, asked, close: () => ask(null), dialog };
}
