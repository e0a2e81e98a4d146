import { isRefused } from '@waymark/client';
import { useState } from 'react';
import type { TaskRow } from '../api/reads.ts';
import { act, perform } from '../api/commands.ts';
import type { Act } from '../api/commands.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import { refetchProject, useAct } from './useAct.ts';

type Status = { status: TaskRow['status']; reason?: string | null };

/** The way back from an act; undefined where the act did not go through (why not stands in `error`). */
type Undo = (() => Promise<void>) | undefined;

/** What a person can do with a task: set its status, hand it over. Each answers with the way back. */
export function useTaskActs(task: TaskRow) {
  const { workspaceId } = useWorkspace();
  const { planId, id: taskId } = task;
  const plan = { kind: 'process' as const, id: planId };
  const { run, ...acting } = useAct(planId);
  /** Sends the same once more, whatever others have changed in the meantime. */
  const [insist, setInsist] = useState<() => Promise<Undo>>();

  const back = (compensating: () => Act) => async () => {
    await perform(workspaceId, compensating());
    await refetchProject(planId);
  };

  async function setStatus(to: Status): Promise<Undo> {
    // Taken now: by the time of an undo the task has changed.
    const { status, stuckReason: reason } = task;
    setInsist(() => () => send(undefined));
    const send = async (seen: string | undefined): Promise<Undo> =>
      (await run('SetTaskStatus', { plan, taskId, ...to }, seen))
        ? back(() => act('SetTaskStatus', { plan, taskId, status, reason }))
        : undefined;
    return send(task.planRevision);
  }

  async function handOver(to: string): Promise<Undo> {
    const from = task.assignee;
    const went = await run('HandOverTask', { processId: planId, taskId, to });
    return went && from !== null
      ? back(() => act('HandOverTask', { processId: planId, taskId, to: from }))
      : undefined;
  }

  const conflict = isRefused(acting.error)
    ? acting.error.problem.conflict
    : undefined;
  return { ...acting, setStatus, handOver, conflict, insist };
}
export type TaskActs = ReturnType<typeof useTaskActs>;
