import type {
  ConversationRow,
  ExecutionRow,
  PlaceholderRow,
  PlanRef,
  ProjectRow,
  TaskRow,
} from '@waymark/api';
import type { Written } from '../../../base/dataProvider/writes.ts';

/** What of a plan is with somebody. */
export type HeldInPlan = {
  readonly plan: PlanRef;
  readonly name: string;
  /**
   * Client and project, as far as its name does not say them: rollouts of one blueprint are often
   * called alike.
   */
  readonly of: string;
  readonly tasks: number;
  readonly owns: boolean;
  /** Names of the placeholders that they stand for. */
  readonly standsFor: readonly string[];
};

/** What is with somebody who leaves. */
export type LeaverWork = {
  readonly plans: readonly HeldInPlan[];
  readonly talks: readonly Pick<ConversationRow, 'planId' | 'taskId'>[];
};

type Task = Pick<TaskRow, 'planKind' | 'planId' | 'planName'>;
type Execution = Pick<ExecutionRow, 'id' | 'name' | 'clientName' | 'projectName'>;
/** Whose the plans are that the tasks stand in. */
type Places = {
  readonly executions: readonly Execution[];
  readonly projects: readonly Pick<ProjectRow, 'id' | 'clientName'>[];
};

/** All that is somebody's. */
type Theirs = {
  readonly tasks: readonly Task[];
  readonly owned: readonly Execution[];
  readonly placeholders: readonly Pick<PlaceholderRow, 'planId' | 'name'>[];
  readonly talks: LeaverWork['talks'];
};

/**
 * By plan: open tasks, what they answer and stand for; and the conversations that they were handed.
 */
export function workOfLeaver(
  { tasks, owned, placeholders, talks }: Theirs,
  places: Places,
): LeaverWork {
  const whose = new Map<string, string>([
    ...[...places.executions, ...owned].map(
      ({ id, clientName, projectName }) =>
        [`process ${id}`, `${clientName}, ${projectName}`] as const,
    ),
    ...places.projects.map(({ id, clientName }) => [`project ${id}`, clientName] as const),
  ]);
  const plans = new Map<string, HeldInPlan>();
  const at = (kind: PlanRef['kind'], id: string, name: string) => {
    const key = `${kind} ${id}`;
    const begun = { plan: { kind, id }, name, of: whose.get(key) ?? '' };
    return plans.get(key) ?? { ...begun, tasks: 0, owns: false, standsFor: [] };
  };
  for (const { planKind, planId, planName } of tasks) {
    const before = at(planKind, planId, planName);
    plans.set(`${planKind} ${planId}`, { ...before, tasks: before.tasks + 1 });
  }
  for (const { id, name } of owned)
    plans.set(`process ${id}`, { ...at('process', id, name), owns: true });
  for (const { planId, name } of placeholders) {
    const execution = places.executions.find(({ id }) => id === planId);
    if (execution === undefined) continue;
    const before = at('process', planId, execution.name);
    const standsFor = [...before.standsFor, name];
    plans.set(`process ${planId}`, { ...before, standsFor });
  }
  return { plans: [...plans.values()], talks };
}

export const holdsNothing = ({ plans, talks }: LeaverWork): boolean =>
  plans.length === 0 && talks.length === 0;

/** What gives all of it to another, or to nobody. */
export const handedOver = (
  { plans, talks }: LeaverWork,
  from: string,
  to: string | null,
): readonly Written[] => [
  ...plans.map(({ plan }): Written => ({ name: 'HandOverWork', payload: { plan, from, to } })),
  ...talks.map(({ planId: processId, taskId }): Written => ({
    name: 'HandConversation',
    payload: { processId, taskId, to },
  })),
];
