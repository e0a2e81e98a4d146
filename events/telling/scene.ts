import type { Plan } from '../plan/plan.ts';
import type { PlanNames } from './planNames.ts';

/**
 * The plan around an event: right before it, right after it, and what things in it are called.
 * Empty for events of other streams.
 */
export type Scene = {
  readonly names: PlanNames;
  readonly before: Plan;
  readonly after: Plan;
  readonly planName: string;
  /** The command that the event came of; '' where nobody says. */
  readonly command: string;
};
