import type { DomainEvent } from '@waymark/events';
import { expect } from 'vitest';
import { DecisionRefused, type Context, type RefusalKind } from '../decision.ts';
import { atOnce, isInSteps, type Steps } from '../steps.ts';

type Fold<State, Event> = {
  readonly initial: State;
  readonly evolve: (state: State, event: Event) => State;
};

/**
 * Reads as the sentence it checks: `given(fold, events).when(decide, command).then(events)`, or
 * `.refused(kind, code, field)`.
 */
export function given<State, Event extends DomainEvent>(
  fold: Fold<State, Event>,
  history: readonly Event[],
) {
  const state = history.reduce((before, event) => fold.evolve(before, event), fold.initial);
  return {
    state,
    when: <Rest extends unknown[]>(
      decide: (state: State, ...rest: Rest) => readonly Event[] | Steps<readonly Event[]>,
      ...rest: NoInfer<Rest>
    ) => {
      const decided = (): readonly Event[] => {
        const decision = decide(state, ...rest);
        return isInSteps(decision) ? atOnce(decision) : decision;
      };
      return {
        then: (...events: readonly Event[]) => expect(decided()).toEqual(events),
        nothing: () => expect(decided()).toEqual([]),
        refused: (kind: RefusalKind, code: string, field?: string) =>
          expectRefusal(decided, kind, code, field),
        /** The state after what was decided. */
        after: (): State => decided().reduce((before, event) => fold.evolve(before, event), state),
      };
    },
  };
}

/** Checks kind, code, field, and that the message is a sentence for people. */
export function expectRefusal(
  decide: () => unknown,
  kind: RefusalKind,
  code: string,
  field?: string,
): void {
  const refusal = refusalOf(decide);
  expect({ kind: refusal.kind, code: refusal.code, field: refusal.field }).toEqual({
    kind,
    code,
    field,
  });
  expect(refusal.message).toMatch(/^\S.*\S$/);
}

function refusalOf(decide: () => unknown): DecisionRefused {
  try {
    expect.fail(`was not refused, but gave ${JSON.stringify(decide())}`);
  } catch (error) {
    if (error instanceof DecisionRefused) return error;
    throw error;
  }
}

/** Ids `new-1`, `new-2` … and 21 November 2026. */
export function context(): Context {
  let made = 0;
  return {
    workspaceId: 'w',
    actor: { kind: 'user', accountId: 'olga', party: 'team' },
    now: '2026-11-21T10:00:00.000Z',
    today: '2026-11-21',
    newId: () => `new-${++made}`,
  };
}
