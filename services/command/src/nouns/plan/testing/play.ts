import { evolvePlan, type Plan, type PlanEvent } from '@waymark/events';
import { DecisionRefused } from '../../../decisions/decision.ts';
import type { PlanHolder } from '../holder.ts';
import { pastOf, type Past } from '../../../decisions/past.ts';
import type { RandomCommand } from './randomCommands.ts';

/** A context whose ids are counted. */
export function counting() {
  let made = 0;
  return {
    workspaceId: 'w',
    actor: { kind: 'user', accountId: 'olga', party: 'team' } as const,
    now: '2026-11-21T10:00:00.000Z',
    today: '2026-11-21',
    newId: () => `made-${++made}`,
  };
}

/**
 * Gives the commands one after the other; refused ones leave no trace. `check` sees the plan after
 * each.
 */
export function play(
  holder: PlanHolder,
  commands: readonly RandomCommand[],
  context: ReturnType<typeof counting>,
  check: (plan: Plan, command: RandomCommand) => void = () => undefined,
) {
  const happened: PlanEvent[] = [];
  let plan = holder.plan;
  const remember = pastOf<PlanEvent>(holder);
  let past: Past<PlanEvent> = { ...remember.initial, holder };
  for (const command of commands) {
    const events = accepted(() => command.decide({ ...holder, plan }, context, past));
    happened.push(...events);
    plan = events.reduce(evolvePlan, plan);
    past = events.reduce(remember.evolve, past);
    check(plan, command);
  }
  return { plan, happened, past };
}

/** What is decided; nothing where it is refused. */
export function accepted(decide: () => readonly PlanEvent[]): readonly PlanEvent[] {
  try {
    return decide();
  } catch (error) {
    if (error instanceof DecisionRefused) return [];
    throw error;
  }
}
