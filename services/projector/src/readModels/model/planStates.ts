import {
  holdsPlan,
  nouns,
  partsOfStream,
  prefixesOf,
  type Blueprint,
  type PlanKind,
  type Process,
  type Project,
} from '@waymark/events';
import { eventsOf, foldStream, type Fold } from '@waymark/log';
import type { PlanMemory, RememberedPlan } from './planMemory.ts';
import { planWeight } from './planWeight.ts';
import type { KnownEvent, Sources } from './readModel.ts';

/** A folded blueprint or process, or a project with its board. */
export type PlanState = Blueprint | Process | Project;

/** Streams of nouns that hold a plan. */
const planPrefixes = prefixesOf(({ initial }) => 'plan' in initial);

/** The number of plans read from the log at once, and held beside what is remembered. */
const SIDE_BY_SIDE = 4;

export const isPlanStream = (stream: string): boolean =>
  planPrefixes.some((prefix) => stream.startsWith(prefix));

/** The state after one more event; `evolve` is the one source of truth of what an event means. */
export const evolvePlanState = (state: PlanState, event: KnownEvent): PlanState =>
  foldOf(state.kind).evolve(state, event as never);

const foldOf = (kind: PlanKind) => nouns[kind] as Fold<PlanState>;

type Entry = RememberedPlan & { readonly revision: bigint; readonly state: PlanState };

/**
 * From the state before some events of one plan (at least one, in order) to the state after them.
 */
export type FoldPlan = (
  stream: string,
  before: PlanState,
  events: readonly [KnownEvent, ...KnownEvent[]],
) => PlanState | Promise<PlanState>;

/**
 * Folded states of the plans that were lately written to. What is not remembered is read from its
 * stream.
 */
export class PlanStates {
  readonly #log: Sources['log'];
  readonly #memory: PlanMemory;
  readonly #entries = new Map<string, Entry>();

  constructor({ log, memory }: Pick<Sources, 'log' | 'memory'>) {
    this.#log = log;
    this.#memory = memory;
  }

  /**
   * Calls `fold` once for each plan that has events in the batch, and remembers what it answers.
   * Events of other streams are passed over.
   */
  async foldEach(events: readonly KnownEvent[], fold: FoldPlan): Promise<void> {
    const plans = [...byPlan(events)];
    for (let at = 0; at < plans.length; at += SIDE_BY_SIDE) {
      const some = plans.slice(at, at + SIDE_BY_SIDE);
      const states = await Promise.all(
        some.map(([stream, [first]]) => this.#before(stream, first.revision)),
      );
      for (const [nth, [stream, ofPlan]] of some.entries()) {
        const before = states[nth];
        if (before === undefined) continue;
        const last = ofPlan.at(-1) ?? ofPlan[0];
        this.#keep(stream, last.revision, await fold(stream, before, ofPlan));
      }
    }
  }

  /**
   * A plan as it is at a position, which is before all events that are to be folded yet. What is
   * read for it is remembered.
   */
  async at(stream: string, position: bigint): Promise<PlanState> {
    const known = this.#entries.get(stream);
    if (known !== undefined) return known.state;
    const read = await foldStream<Pick<Entry, 'revision' | 'state'>>(this.#log, stream, {
      initial: { revision: -1n, state: nothingIn(stream) },
      evolve: (before, event: KnownEvent) =>
        event.position > position
          ? before
          : { revision: event.revision, state: evolvePlanState(before.state, event) },
    });
    if (read.revision >= 0n) this.#keep(stream, read.revision, read.state);
    return read.state;
  }

  /** All events of the plan before its event number `revision`. */
  async pastOf(stream: string, revision: bigint): Promise<readonly KnownEvent[]> {
    return revision === 0n ? [] : eventsOf(this.#log, stream, { to: revision - 1n });
  }

  /** Forgets everything, so that others who share the memory have its room. */
  close(): void {
    for (const stream of [...this.#entries.keys()]) this.#drop(stream);
  }

  /** State of the plan right before its event number `revision`. */
  async #before(stream: string, revision: bigint): Promise<PlanState> {
    const entry = this.#entries.get(stream);
    if (entry?.revision === revision - 1n) return entry.state;
    const initial = nothingIn(stream);
    return revision === 0n
      ? initial
      : foldStream(this.#log, stream, { initial, evolve: evolvePlanState }, { to: revision - 1n });
  }

  #keep(stream: string, revision: bigint, state: PlanState): void {
    this.#drop(stream);
    const entry = {
      ...{ revision, state, weight: planWeight(state) },
      forget: () => this.#entries.delete(stream),
    };
    this.#entries.set(stream, entry);
    this.#memory.add(entry);
  }

  #drop(stream: string): void {
    const entry = this.#entries.get(stream);
    if (entry === undefined) return;
    this.#memory.remove(entry);
    this.#entries.delete(stream);
  }
}

/** Before its first event. */
export const nothingIn = (stream: string): PlanState => {
  const { kind } = partsOfStream(stream);
  return holdsPlan(kind) ? nouns[kind].initial : nouns.process.initial;
};

function byPlan(events: readonly KnownEvent[]): Map<string, [KnownEvent, ...KnownEvent[]]> {
  const plans = new Map<string, [KnownEvent, ...KnownEvent[]]>();
  for (const event of events) {
    if (!isPlanStream(event.stream)) continue;
    const known = plans.get(event.stream);
    if (known === undefined) plans.set(event.stream, [event]);
    else known.push(event);
  }
  return plans;
}
