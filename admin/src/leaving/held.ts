import type {
  ConversationRow,
  ExecutionRow,
  PlanRef,
  TaskRow,
} from '@waymark/api';
import type { Written } from '../dataProvider/writes.ts';

/** What of a plan is with somebody. */
export type HeldInPlan = {
  readonly plan: PlanRef;
  readonly name: string;
  readonly tasks: number;
  readonly owns: boolean;
};

/** What is with somebody who leaves. */
export type Held = {
  readonly plans: readonly HeldInPlan[];
  readonly talks: readonly Pick<ConversationRow, 'planId' | 'taskId'>[];
};

type Task = Pick<TaskRow, 'planKind' | 'planId' | 'planName'>;

/** Open tasks by plan, what they answer for, and the conversations that they were handed. */
export function heldIn(
  tasks: readonly Task[],
  owned: readonly Pick<ExecutionRow, 'id' | 'name'>[],
  talks: Held['talks'],
): Held {
  const plans = new Map<string, HeldInPlan>();
  const at = (kind: PlanRef['kind'], id: string, name: string) =>
    plans.get(`${kind} ${id}`) ?? {
      ...{ plan: { kind, id }, name, tasks: 0, owns: false },
    };
  for (const { planKind, planId, planName } of tasks) {
    const before = at(planKind, planId, planName);
    plans.set(`${planKind} ${planId}`, { ...before, tasks: before.tasks + 1 });
  }
  for (const { id, name } of owned)
    plans.set(`process ${id}`, { ...at('process', id, name), owns: true });
  return { plans: [...plans.values()], talks };
}

export const holdsNothing = ({ plans, talks }: Held): boolean =>
  plans.length === 0 && talks.length === 0;

/** What gives all of it to another, or to nobody. */
export const handedOver = (
  { plans, talks }: Held,
  from: string,
  to: string | null,
): readonly Written[] => [
  ...plans.map(({ plan }): Written => ({
    name: 'HandOverWork',
    payload: { plan, from, to },
  })),
  ...talks.map(({ planId: processId, taskId }): Written => ({
    name: 'HandConversation',
    payload: { processId, taskId, to },
  })),
];
