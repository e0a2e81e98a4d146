import { isRefused } from '@waymark/client';
import { useState } from 'react';
import type { TaskRow } from '../../base/api/reads.ts';
import { act } from '../../base/api/commands.ts';
import { useAct } from './useAct.ts';

type Status = { status: TaskRow['status']; reason?: string | null };

/**
 * The way back from an act; undefined where the act did not go through (why not stands in `error`).
 */
type Undo = (() => Promise<void>) | undefined;
/** The same of a hand-over; null where it went through and leads back to nobody who is here. */
type Handed = Undo | null;

/** The acts of a person on a task: set its status, hand it over. Each answers with the way back. */
export function useTaskActs(task: TaskRow) {
  const { planId: processId, id: taskId, headline } = task;
  const plan = { kind: task.planKind, id: processId };
  const about = { processId, taskId, headline };
  const acting = useAct();
  const { run } = acting;
  /** Sends the same once more, whatever others have changed in the meantime. */
  const [insist, setInsist] = useState<() => Promise<Undo>>();

  async function setStatus(to: Status): Promise<Undo> {
    // Taken now: by the time of an undo the task has changed.
    const { status, stuckReason: reason } = task;
    setInsist(() => () => send(undefined));
    const send = async (seen: string | undefined): Promise<Undo> => {
      const done = await run(about, 'SetTaskStatus', { plan, taskId, ...to }, seen);
      return (
        done &&
        (() => done.undo(about, () => act('SetTaskStatus', { plan, taskId, status, reason })))
      );
    };
    return send(task.planRevision);
  }

  /**
   * @param first the name by which people know who takes it
   * @param from whoever may have it back; null where they are here no more
   */
  async function handOver(to: string, first: string, from: string | null): Promise<Handed> {
    const handed = { ...about, to: first };
    const handing = { processId, taskId, onBoard: task.planKind === 'project' };
    const done = await run(handed, 'HandOverTask', { ...handing, to });
    if (done === undefined || from === null) return done && null;
    return () => done.undo(about, () => act('HandOverTask', { ...handing, to: from }));
  }

  const conflict = isRefused(acting.error) ? acting.error.problem.conflict : undefined;
  return { ...acting, setStatus, handOver, conflict, insist };
}
export type TaskActs = ReturnType<typeof useTaskActs>;
