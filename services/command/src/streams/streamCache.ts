import { actorKey, parseEvent, type AnyActor, type Recorded } from '@waymark/events';
import {
  foldStream,
  Slices,
  weightOf,
  type Appended,
  type EventLog,
  type NewEvent,
  type Fold,
} from '@waymark/log';
import { LRUCache } from 'lru-cache';

/** Where the last event of a command stands, and the command's name. */
export type LastEventOfCommand = {
  readonly revision: bigint;
  readonly position: bigint;
  readonly name: string;
};

/**
 * A stream folded as far as it has been read. `revision` is null while the stream does not exist.
 */
export type Folded<State> = {
  readonly state: State;
  readonly revision: bigint | null;
  readonly position: bigint;
  /**
   * What each recent command left behind: key `<who>/<commandId>`; answers a repeat after a lost
   * reply. It grows with the stream, so it may know of commands behind this state.
   */
  readonly commands: ReadonlyMap<string, LastEventOfCommand>;
};

/** What all kept streams together may weigh, about in bytes of their events as text. */
const MOST_WEIGHT = 64_000_000;
/** What a stream weighs beside its events, and an event beside its data. */
const OVERHEAD = 500;
const MOST_COMMANDS = 1000;

type Entry = {
  readonly folded: Folded<unknown>;
  readonly commands: Map<string, LastEventOfCommand>;
  readonly weight: number;
};

/**
 * Folded states by stream, least recently used out first. `read` always asks the log for what is
 * newer, so a state is never older than the log at the time of reading; the cache only saves
 * reading the beginning again.
 */
export class StreamCache {
  private readonly log: EventLog;
  private readonly entries: LRUCache<string, Entry>;
  private readonly onRead: (hit: boolean) => void;

  /** `onRead` hears of each read whether its beginning was known. */
  constructor(
    log: EventLog,
    onRead: (hit: boolean) => void = () => undefined,
    mostWeight = MOST_WEIGHT,
  ) {
    this.log = log;
    this.onRead = onRead;
    this.entries = new LRUCache({
      maxSize: mostWeight,
      // One stream is kept however heavy it is.
      sizeCalculation: ({ weight }) => Math.min(weight, mostWeight),
    });
  }

  /** How many streams are kept. */
  get size(): number {
    return this.entries.size;
  }

  /** The stream as it is now. @throws what `readStream` of the log throws */
  async read<State>(stream: string, fold: Fold<State>): Promise<Folded<State>> {
    const known = this.entries.get(stream) ?? absent(fold);
    this.onRead(known.folded.revision !== null);
    const entry = await foldStream<Entry>(
      this.log,
      stream,
      { initial: known, evolve: withOne(fold) },
      { from: revisionOf(known) + 1n },
    );
    this.keep(stream, entry);
    return entry.folded as Folded<State>;
  }

  /**
   * The stream as far as it is kept here, without asking the log; null when nothing of it is. Only
   * for who appends behind the very revision that it shows.
   */
  known<State>(stream: string): Folded<State> | null {
    const entry = this.entries.get(stream);
    if (entry === undefined) return null;
    this.onRead(true);
    this.keep(stream, entry);
    return entry.folded as Folded<State>;
  }

  /**
   * Takes in what was just appended behind the kept state, as reading it would, in slices; else the
   * next read finds it.
   */
  async add<State>(
    stream: string,
    fold: Fold<State>,
    events: readonly NewEvent[],
    { revision: last, position }: Appended,
  ): Promise<void> {
    let entry = this.entries.get(stream) ?? absent(fold);
    const take = withOne(fold);
    const first = revisionOf(entry) + 1n;
    if (first + BigInt(events.length) - 1n !== last) return;
    const slices = new Slices();
    try {
      for (const [index, event] of events.entries()) {
        const data: unknown = JSON.parse(JSON.stringify(event.data));
        const revision = first + BigInt(index);
        const place = { stream, revision, position };
        entry = take(entry, parseEvent({ ...event, data, ...place }));
        if (slices.isOver) await slices.next();
      }
      this.keep(stream, entry);
    } catch {
      // It is stored, so its command has succeeded: whoever reads the stream next is told what is
      // wrong with it.
      this.entries.delete(stream);
    }
  }

  /** What is newer stays: a read that began earlier may come back later. */
  private keep(stream: string, entry: Entry): void {
    const there = this.entries.peek(stream);
    const newest = revisionOf(there) > revisionOf(entry) ? (there ?? entry) : entry;
    if (newest.folded.revision === null) return;
    this.entries.set(stream, newest);
  }
}

const revisionOf = (entry: Entry | undefined): bigint => entry?.folded.revision ?? -1n;

function absent<State>(fold: Fold<State>): Entry {
  const commands = new Map<string, LastEventOfCommand>();
  const state: unknown = fold.initial;
  const folded = { state, revision: null, position: 0n, commands };
  return { folded, commands, weight: OVERHEAD };
}

/** An entry after one more event. */
const withOne =
  <State>(fold: Fold<State>) =>
  ({ folded, commands, weight }: Entry, event: Recorded): Entry => {
    const { revision, position, metadata } = event;
    const state = fold.evolve(folded.state as State, event as never);
    const key = commandKey(metadata.actor, metadata.commandId);
    commands.delete(key);
    commands.set(key, { revision, position, name: metadata.command });
    if (commands.size > MOST_COMMANDS) commands.delete(commands.keys().next().value as string);
    return {
      folded: { state, revision, position, commands },
      commands,
      weight: weight + OVERHEAD + weightOf(event.data),
    };
  };

/** A command is known by who gave it and its id: two people may happen to use the same id. */
export const commandKey = (actor: AnyActor, commandId: string): string =>
  `${actorKey(actor)}/${commandId}`;
