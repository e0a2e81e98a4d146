import { randomUUID } from 'node:crypto';
import type { CommandName, CommandReply, Payload } from '@waymark/api';
import { parseEvent, personOf, type Actor, type Stored } from '@waymark/events';
import { type EventLog, type NewEvent, type ReadOptions, type Fold } from '@waymark/log';
import { drafts } from '../documents/drafts.ts';
import { attemptCommand } from '../handling/attemptCommand.ts';
import type { CommandDependencies, Request } from '../handling/commandRequest.ts';
import { commandTable } from '../nouns/table/commandTable.ts';
import type { Folded } from '../streams/streamCache.ts';

type KeptStream = { readonly events: readonly Stored[]; readonly folded: Folded<unknown> | null };
const nothing: KeptStream = { events: [], folded: null };

/**
 * Commands without a database: the table, the policies, the decisions and the search for conflicts
 * as they are, on a log in memory that can be forked, so that thousands of histories begin from
 * one. Accounts are opened by their address.
 */
export class Branch {
  #streams: Map<string, KeptStream>;
  #head: bigint;
  constructor(streams: ReadonlyMap<string, KeptStream> = new Map(), head = 0n) {
    this.#streams = new Map(streams);
    this.#head = head;
  }

  /** The same history up to here, which goes on by itself. */
  fork = (): Branch => new Branch(this.#streams, this.#head);

  account = (email: string): Promise<string> => Promise.resolve(email.split('@')[0] ?? email);
  revisionOf = (stream: string): bigint =>
    BigInt((this.#streams.get(stream)?.events.length ?? 0) - 1);
  get streams(): readonly string[] {
    return [...this.#streams.keys()];
  }
  eventsOf = (stream: string): readonly Stored[] => this.#streams.get(stream)?.events ?? [];
  /** The state that the stream was last folded to. */
  stateOf = (stream: string, fold: Fold<unknown>): unknown => this.#fold(stream, fold).state;

  /** Gives a command that must succeed. @throws what refuses it */
  give = async <Name extends CommandName>(
    accountId: string,
    name: Name,
    payload: Payload<Name>,
    { workspace = 'w', basedOn }: { workspace?: string | null; basedOn?: string } = {},
  ): Promise<CommandReply> => {
    const entry = commandTable[name];
    const command = entry.schema.parse(payload);
    const commandId = randomUUID();
    const request: Request = {
      ...{ name, payload, commandId, workspaceId: workspace ?? '' },
      caller: { kind: 'account', accountId },
      correlationId: commandId,
      basedOn: basedOn === undefined ? null : BigInt(basedOn),
      now: '2026-11-21T10:00:00.000Z',
      countedBy: 'inside',
    };
    const task = { entry, command, stream: entry.stream(command, request), request };
    const outcome = await attemptCommand(task, this.#dependencies(), {
      tries: 2,
      unless: Promise.resolve(null),
    });
    if (outcome.kind === 'given') throw new Error('nothing was given before');
    return outcome.reply;
  };

  #dependencies(): CommandDependencies {
    const log = {
      append: (stream: string, events: readonly NewEvent[]) =>
        Promise.resolve(this.#append(stream, events)),
      readStream: (stream: string, options: ReadOptions) => this.#read(stream, options),
    } as unknown as EventLog;
    const cache = {
      read: (stream: string, fold: Fold<unknown>) => Promise.resolve(this.#fold(stream, fold)),
      known: () => null,
      add: () => undefined,
    };
    const accounts = {
      invite: async (email: string) => ({ accountId: await this.account(email), sealed: 'sealed' }),
      mayRemind: () => Promise.resolve(),
      introduce: () => Promise.resolve(),
      find: (email: string) => this.account(email),
      sealProfile: () => Promise.resolve({ sealed: 'sealed', fields: ['firstName'] }),
      sealMessage: () => Promise.resolve('sealed'),
      sealNote: () => Promise.resolve('sealed'),
      sealReply: () => Promise.resolve({ digest: 'digest', from: 'sealed', words: 'sealed' }),
    };
    return {
      timeZone: 'UTC',
      log,
      cache,
      nameOf: (actor: Actor) => Promise.resolve(personOf(actor)),
      profileOf: () => Promise.resolve(null),
      accountsFor: () => accounts,
      drafts,
    } as unknown as CommandDependencies;
  }

  #append(stream: string, events: readonly NewEvent[]) {
    const { events: before, folded } = this.#streams.get(stream) ?? nothing;
    const position = (this.#head += 1n);
    const added = events.map((event, nth) => ({
      ...(JSON.parse(JSON.stringify(event)) as NewEvent),
      ...{ stream, position, revision: BigInt(before.length + nth) },
    }));
    this.#streams.set(stream, { events: [...before, ...added], folded });
    return { revision: this.revisionOf(stream), position };
  }

  async *#read(stream: string, { from = 0n, to }: ReadOptions = {}) {
    const { events } = this.#streams.get(stream) ?? nothing;
    yield* events.slice(Number(from), to === undefined ? undefined : Number(to) + 1);
  }

  #fold(stream: string, fold: Fold<unknown>): Folded<unknown> {
    const { events, folded } = this.#streams.get(stream) ?? nothing;
    const last = events.at(-1);
    const commands = new Map();
    if (last === undefined) return { state: fold.initial, revision: null, position: 0n, commands };
    const [state, from] =
      folded === null ? [fold.initial, 0] : [folded.state, Number(folded.revision) + 1];
    const now = {
      state: events
        .slice(from)
        .reduce((s, event) => fold.evolve(s, parseEvent(event) as never), state),
      ...{ revision: last.revision, position: last.position, commands },
    };
    this.#streams.set(stream, { events, folded: now });
    return now;
  }
}
