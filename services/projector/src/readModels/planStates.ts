import {
  evolveBlueprint,
  evolveProcess,
  noBlueprint,
  noProcess,
  parseEvent,
} from '@waymark/events';
import type {
  Blueprint,
  BlueprintEvent,
  Process,
  ProcessEvent,
} from '@waymark/events';
import type { EventLog } from '@waymark/events/log';
import type { Known } from './readModel.ts';

/** A folded blueprint or process. */
export type PlanState = Blueprint | Process;

/** What all remembered plans together may weigh: milestones, modules, blocks and tasks. */
const MOST_PARTS = 200_000;

export const isPlanStream = (stream: string): boolean =>
  stream.startsWith('blueprint-') || stream.startsWith('process-');

/** The state after one more event; `evolve` is the one source of truth of what an event means. */
export const evolvePlanState = (state: PlanState, event: Known): PlanState =>
  state.kind === 'blueprint'
    ? evolveBlueprint(state, event as unknown as BlueprintEvent)
    : evolveProcess(state, event as unknown as ProcessEvent);

type Entry = { readonly revision: bigint; readonly state: PlanState };

/**
 * Folded states of the plans that were lately written to. What is not remembered is read from its stream. The least
 * recently used go first once all together weigh too much.
 */
export class PlanStates {
  readonly #log: EventLog;
  readonly #entries = new Map<string, Entry>();
  #parts = 0;

  constructor(log: EventLog) {
    this.#log = log;
  }

  /** State of the plan right before its event number `revision`. */
  async before(stream: string, revision: bigint): Promise<PlanState> {
    const entry = this.#entries.get(stream);
    if (entry?.revision === revision - 1n) return entry.state;
    let state: PlanState = stream.startsWith('blueprint-')
      ? noBlueprint
      : noProcess;
    if (revision === 0n) return state;
    for await (const event of this.#log.readStream(stream, {
      to: revision - 1n,
    }))
      state = evolvePlanState(state, parseEvent(event));
    return state;
  }

  /** Remembers the state after event number `revision`. */
  keep(stream: string, revision: bigint, state: PlanState): void {
    this.#drop(stream);
    this.#entries.set(stream, { revision, state });
    this.#parts += partsOf(state);
    for (const [oldest] of this.#entries) {
      if (this.#parts <= MOST_PARTS || oldest === stream) break;
      this.#drop(oldest);
    }
  }

  #drop(stream: string): void {
    const entry = this.#entries.get(stream);
    if (entry === undefined) return;
    this.#parts -= partsOf(entry.state);
    this.#entries.delete(stream);
  }
}

const partsOf = ({ plan }: PlanState) =>
  1 +
  plan.milestones.size +
  plan.modules.size +
  plan.blocks.size +
  plan.tasks.size;
