import { parseEvent } from '@waymark/events';
import type { EventLog } from '@waymark/events/log';
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

const MOST_STREAMS = 500;
const MOST_COMMANDS = 1000;

/**
 * Folded states by stream, least recently used out first. `read` always asks the log for what is newer, so a state
 * is never older than the log at the time of reading; the cache only saves reading the beginning again.
 */
export class StreamCache {
  private readonly log: EventLog;
  private readonly folded = new Map<string, Folded<unknown>>();
  private readonly told: (hit: boolean) => void;

  /** `told` hears of each read whether its beginning was known. */
  constructor(log: EventLog, told: (hit: boolean) => void = () => undefined) {
    this.log = log;
    this.told = told;
  }

  /** How many streams are kept. */
  get size(): number {
    return this.folded.size;
  }

  async read<State>(stream: string, fold: Fold<State>): Promise<Folded<State>> {
    const known = (this.folded.get(stream) ?? {
      state: fold.initial,
      revision: null,
      position: 0n,
      commands: new Map(),
    }) as Folded<State>;
    let { state, revision, position } = known;
    this.told(revision !== null);
    // Copied once there is something to add: most reads find nothing new.
    let seen: Map<string, { revision: bigint; position: bigint }> | undefined;
    for await (const recorded of this.log.readStream(stream, {
      from: revision === null ? 0n : revision + 1n,
    })) {
      state = fold.evolve(state, parseEvent(recorded) as never);
      ({ revision, position } = recorded);
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
    this.keep(stream, result);
    return result;
  }

  private keep(stream: string, folded: Folded<unknown>): void {
    this.folded.delete(stream);
    if (folded.revision === null) return;
    this.folded.set(stream, folded);
    if (this.folded.size > MOST_STREAMS)
      this.folded.delete(this.folded.keys().next().value as string);
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
