import { evolveOnce } from '../model/evolveOnce.ts';
import { isPlanStream, nothingIn, type PlanState, type PlanStates } from '../model/planStates.ts';
import type { KnownEvent } from '../model/readModel.ts';
import { endsArrival } from '../plans/facts.ts';

/** An event of a plan with the states right before and right after it. */
export type PlanStep = {
  readonly event: KnownEvent;
  readonly before: PlanState;
  readonly after: PlanState;
};

const isAnnouncement = ({ type }: KnownEvent): boolean =>
  type === 'ProcessArriving' || type === 'BlueprintArriving';

/**
 * The steps of a plan that comes in several appends (ADR 47), held back until it is there: nobody
 * is told of what may never come, and a new announcement makes void what was held.
 */
export class Arrival {
  #held: PlanStep[] = [];

  /** The steps that are to be told by now, in their order; none while it arrives. */
  take(step: PlanStep): readonly PlanStep[] {
    if (isAnnouncement(step.event)) this.#held = [];
    if (step.after.life === 'absent') {
      this.#held.push(step);
      return [];
    }
    const told = [...this.#held, step];
    this.#held = [];
    return told;
  }
}

/** For each plan whose arrival ends in this batch, what of it came in batches before. */
export async function arrivalsUnderWay(
  states: PlanStates,
  events: readonly KnownEvent[],
  readable: (event: KnownEvent) => Promise<KnownEvent>,
): Promise<ReadonlyMap<string, Arrival>> {
  const under = new Map<string, Arrival>();
  for (const { stream } of events.filter((event) => endsArrival(event))) {
    const first = events.find((event) => event.stream === stream);
    if (first === undefined || !isPlanStream(stream)) continue;
    const arrival = new Arrival();
    let before = nothingIn(stream);
    for (const past of await states.pastOf(stream, first.revision)) {
      const after = evolveOnce(before, past);
      arrival.take({ event: await readable(past), before, after });
      before = after;
    }
    under.set(stream, arrival);
  }
  return under;
}
