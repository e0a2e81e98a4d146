import type { Known } from '../readModel.ts';

type Touch = { readonly by: string | null; readonly at: string };

/** What rows tell beyond the folded state, taken from the envelopes of the events of one plan, in order. */
export type Facts = {
  /** Task id -> who set its present status, and when. */
  readonly taskStatus: ReadonlyMap<string, Touch>;
  /** Module id -> when its present status was set. */
  readonly moduleStatus: ReadonlyMap<string, string>;
  /** Its creation, if that is among the events. */
  readonly created: Touch | null;
  readonly updatedAt: string;
  readonly revision: bigint;
};

export function factsOf(events: readonly Known[]): Facts {
  const taskStatus = new Map<string, Touch>();
  const moduleStatus = new Map<string, string>();
  let created: Touch | null = null;
  for (const { type, data, metadata } of events) {
    const touch = { by: metadata.actor.kind === 'account' ? metadata.actor.accountId : null, at: metadata.at };
    if (type === 'TaskStatusSet') taskStatus.set(data.taskId, touch);
    if (type === 'ModuleStatusSet') {
      moduleStatus.set(data.moduleId, metadata.at);
      for (const { taskId } of data.completed) taskStatus.set(taskId, touch);
    }
    if (type === 'BlueprintCreated' || type === 'ProcessCreated') created = touch;
  }
  const last = events.at(-1);
  if (last === undefined) throw new Error('facts of no events');
  return { taskStatus, moduleStatus, created, updatedAt: last.metadata.at, revision: last.revision };
}
