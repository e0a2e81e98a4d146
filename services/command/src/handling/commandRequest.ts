import type { Actor } from '@waymark/events';
import type { EventLog } from '@waymark/log';
import type { AccountDirectory, Drafts } from '../nouns/commandEntry.ts';
import type { AnyCommandName } from '../nouns/table/commandTable.ts';
import type { NameOf, ProfileOf } from './conflicts/conflict.ts';
import type { ChangeLimits, CountedBy } from '../http/limits/changeLimits.ts';
import type { Caller } from '../policies/caller.ts';
import type { Replies } from './replies/replies.ts';
import type { StreamCache } from '../streams/streamCache.ts';
import type { StreamTurns } from '../streams/streamTurns.ts';

/** A command as it arrives at the edge. */
export type Request = {
  readonly name: AnyCommandName;
  readonly payload: unknown;
  readonly caller: Caller;
  /**
   * Whose doing it is, for the envelope, where it follows from what they did; whether it may be
   * given, the caller is asked. No edge takes it.
   */
  readonly doneBy?: Actor;
  /** '' for commands that stand above all workspaces. */
  readonly workspaceId: string;
  readonly commandId: string;
  readonly correlationId: string;
  /** The event that it follows from; absent where somebody gave it. */
  readonly causationId?: string;
  readonly basedOn: bigint | null;
  /** Instant at the edge (ISO). */
  readonly now: string;
  /** Whose limits it is within: whatever ends in an event is counted. */
  readonly countedBy: CountedBy;
};

/** The services with which commands are handled. */
export type CommandDependencies = {
  /** Of the instance: by it a workspace that has set none is told which day it is. */
  readonly timeZone: string;
  readonly log: EventLog;
  readonly cache: StreamCache;
  readonly turns: StreamTurns;
  readonly replies: Replies;
  readonly limits: Pick<ChangeLimits, 'make'>;
  readonly nameOf: NameOf;
  /** Who somebody is now, of whom they tell themselves. */
  readonly profileOf: ProfileOf;
  readonly accountsFor: (request: Request, actor: Actor) => AccountDirectory;
  readonly drafts: Drafts;
  /** Told of each command that came a second time. */
  readonly repeated?: () => void;
};
