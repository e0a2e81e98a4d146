import { parseEvent } from '@waymark/events';
import { weightOf, type EventLog } from '@waymark/events/log';
import type { Fold } from './fold.ts';

/** A stream folded as far as it has been read. `revision` is null while the stream does not exist. */
export type Folded<State> = {
  readonly state: State;
  readonly revision: bigint | null;
  readonly position: bigint;
  /** What each recent command left behind: key `<account>/<commandId>`; answers a repeat after a lost reply. */
  readonly commands: ReadonlyMap<
    string,
    { readonly revision: bigint; readonly position: bigint }
  >;
};

/** What all kept streams together may weigh, about in bytes of their events as text. */
const MOST_WEIGHT = 64_000_000;
/** What a stream weighs beside its events, and an event beside its data. */
const OVERHEAD = 500;
const MOST_COMMANDS = 1000;

type Entry = { readonly folded: Folded<unknown>; readonly weight: number };

/**
 * Folded states by stream, least recently used out first. `read` always asks the log for what is newer, so a state
 * is never older than the log at the time of reading; the cache only saves reading the beginning again.
 */
export class StreamCache {
  private readonly log: EventLog;
  private readonly entries = new Map<string, Entry>();
  private readonly mostWeight: number;
  private weight = 0;
  private readonly told: (hit: boolean) => void;

  /** `told` hears of each read whether its beginning was known. */
  constructor(
    log: EventLog,
    told: (hit: boolean) => void = () => undefined,
    mostWeight = MOST_WEIGHT,
  ) {
    this.log = log;
    this.told = told;
    this.mostWeight = mostWeight;
  }

  /** How many streams are kept. */
  get size(): number {
    return this.entries.size;
  }

  async read<State>(stream: string, fold: Fold<State>): Promise<Folded<State>> {
    const entry = this.entries.get(stream);
    const known = (entry?.folded ?? {
      state: fold.initial,
      revision: null,
      position: 0n,
      commands: new Map(),
    }) as Folded<State>;
    let { state, revision, position } = known;
    let weight = entry?.weight ?? OVERHEAD;
    this.told(revision !== null);
    // Copied once there is something to add: most reads find nothing new.
    let seen: Map<string, { revision: bigint; position: bigint }> | undefined;
    for await (const recorded of this.log.readStream(stream, {
      from: revision === null ? 0n : revision + 1n,
    })) {
      state = fold.evolve(state, parseEvent(recorded) as never);
      ({ revision, position } = recorded);
      weight += OVERHEAD + weightOf(recorded.data);
      seen ??= new Map(known.commands);
      seen.set(
        commandKey(recorded.metadata.actor, recorded.metadata.commandId),
        { revision, position },
      );
    }
    const result =
      seen === undefined
        ? known
        : { state, revision, position, commands: newest(seen) };
    this.keep(stream, { folded: result, weight });
    return result;
  }

  private keep(stream: string, entry: Entry): void {
    this.drop(stream);
    if (entry.folded.revision === null) return;
    this.entries.set(stream, entry);
    this.weight += entry.weight;
    for (const [oldest] of this.entries) {
      if (this.weight <= this.mostWeight || oldest === stream) break;
      this.drop(oldest);
    }
  }

  private drop(stream: string): void {
    this.weight -= this.entries.get(stream)?.weight ?? 0;
    this.entries.delete(stream);
  }
}

function newest<Place>(commands: Map<string, Place>): Map<string, Place> {
  while (commands.size > MOST_COMMANDS)
    commands.delete(commands.keys().next().value as string);
  return commands;
}

/** A command is known by who gave it and its id: two people may happen to use the same id. */
export const commandKey = (
  actor: { kind: string; accountId?: string },
  commandId: string,
): string => `${actor.accountId ?? actor.kind}/${commandId}`;
