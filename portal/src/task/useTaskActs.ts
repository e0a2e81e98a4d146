import type { TaskRow } from '@waymark/api';
import { useState } from 'react';
import { act, perform } from '../api/commands.ts';
import { Refused } from '../api/problem.ts';
import { tell } from '../toast/toasts.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import { refetchProject, useAct } from './useAct.ts';

type Status = { status: TaskRow['status']; reason?: string | null };

/** What a person can do with a task: set its status, hand it over; each with the way back. */
export function useTaskActs(task: TaskRow) {
  const { workspaceId } = useWorkspace();
  const { planId, id: taskId } = task;
  const plan = { kind: 'process' as const, id: planId };
  const acting = useAct(planId);
  /** The act that met another's change: to be sent again if the person insists. */
  const [insist, setInsist] = useState<() => Promise<boolean>>();

  async function setStatus(to: Status, seen: string | undefined = task.planRevision): Promise<boolean> {
    setInsist(() => () => setStatus(to, ''));
    return acting.run('SetTaskStatus', { plan, taskId, ...to }, seen || undefined);
  }

  async function handOver(to: string, first: string): Promise<boolean> {
    const from = task.assignee;
    const went = await acting.run('HandOverTask', { processId: planId, taskId, to });
    if (went) tell(`Handed to ${first}`, from === null ? undefined : () => undo(act('HandOverTask', { processId: planId, taskId, to: from })));
    return went;
  }

  /** The way back from a status that was just set. */
  const undoStatus = () => undo(act('SetTaskStatus', { plan, taskId, status: task.status, reason: task.stuckReason }));

  async function undo(back: Parameters<typeof perform>[1]): Promise<void> {
    await perform(workspaceId, back);
    await refetchProject(planId);
  }

  const conflict = acting.error instanceof Refused ? acting.error.problem.conflict : undefined;
  return { ...acting, setStatus, handOver, undoStatus, conflict, insist };
}
export type TaskActs = ReturnType<typeof useTaskActs>;
