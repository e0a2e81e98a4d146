import { emptyPlan, evolvePlan, noBlueprint, type Plan, type PlanEvent } from '@waymark/events';
import fc from 'fast-check';
import { planCopied } from '../copying/copy.ts';
import { rolledOut } from '../copying/rollOut.ts';
import { sales1 } from '../../blueprint/starters/index.ts';
import { counting, play } from './play.ts';
import { randomCommand } from './randomCommands.ts';

export type RandomRollout = { readonly blueprint: Plan; readonly copied: readonly PlanEvent[] };

/** A blueprint that began with the template, was edited at random, and was rolled out. */
export const randomRollout: fc.Arbitrary<RandomRollout> = fc
  .array(randomCommand, { minLength: 20, maxLength: 60 })
  .map((commands) => {
    const context = counting();
    const template = planCopied({ kind: 'template', template: 'SALES_1' }, sales1(context.newId));
    const began = {
      ...noBlueprint,
      life: 'present',
      plan: template.reduce(evolvePlan, emptyPlan),
    } as const;
    const { plan: blueprint } = play(began, commands, context);
    const copied = planCopied(
      { kind: 'blueprint', blueprintId: 'b', name: 'B', revision: '7' },
      rolledOut(blueprint, new Map(), { matching: {}, variables: {} }, context.newId),
    );
    return { blueprint, copied };
  });

type Copied = Extract<PlanEvent, { type: 'PlanCopied' }>['data'];

/** The data of the events as version 1 held it, upcast: no part says where it comes from. */
export const withoutOrigins = (copied: readonly PlanEvent[]): Copied[] =>
  copied.flatMap((event) =>
    event.type === 'PlanCopied'
      ? [
          JSON.parse(
            JSON.stringify(event.data, (key, value: unknown) =>
              key === 'origin' ? undefined : value,
            ),
          ) as Copied,
        ]
      : [],
  );
