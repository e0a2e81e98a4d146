import type { PlanContent } from '../../plan/copying/copy.ts';
import {
  nothingAtHand,
  planFromStarter,
  type AtHand,
} from './planFromStarter.ts';
import type { StarterForm } from './starterForm.ts';
import { sales1 as starter } from './sales1/index.ts';

/** The plan of SALES_1, with the roles and forms of a workspace where it has them. */
export const sales1 = (
  newId: () => string,
  atHand: AtHand = nothingAtHand,
): PlanContent => planFromStarter(starter, atHand, newId);

/** The forms that its tasks ask for, by id. */
export const starterForms: ReadonlyMap<string, StarterForm> = new Map(
  starter.milestones
    .flatMap(({ modules }) => modules)
    .flatMap(({ content }) => content)
    .flatMap((part) =>
      typeof part === 'string' || part.fills === undefined
        ? []
        : [[part.fills.id, part.fills] as const],
    ),
);
