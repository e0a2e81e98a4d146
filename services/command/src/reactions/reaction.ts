import {
  partsOfStream,
  personOf,
  prefixesOf,
  type Actor,
  type ActorByItself,
  type DomainEvent,
  type Recorded,
  type WaymarkEvent,
} from '@waymark/events';
import type { DraftOf } from '../keeping/drafts/answerDrafts.ts';
import type { AnyCommandName } from '../nouns/table/commandTable.ts';
import type { NewsFor } from '../outbox/newsForPeople.ts';
import type { KnownWork } from '../mail/schedule/postTables.ts';
import type { HeldFor } from './heldMails.ts';
import type { Lookups } from '../mail/lookups/lookups.ts';
import type { EventMail } from '../outbox/mailJob.ts';
import type { NamedThere, PlanThere } from './namedInPlans.ts';

export type RecordedEventOf<Type extends WaymarkEvent['type']> = Recorded<
  Extract<WaymarkEvent, { type: Type }> & DomainEvent
>;

/**
 * A command that follows from an event. `basedOn`: it is void where the very thing has changed
 * after this revision.
 */
export type FollowingCommand = {
  readonly name: AnyCommandName;
  readonly payload: unknown;
  /** '' for commands that stand above all workspaces. */
  readonly workspaceId: string;
  readonly basedOn?: bigint;
  /** Default: Waymark itself, by the name of the reaction. */
  readonly by?: ActorByItself;
  /**
   * Whose doing it is: of what follows in the same step from what somebody did. Default: that of
   * who gives it.
   */
  readonly doneBy?: Actor;
};

export type WhoLeft = { readonly workspaceId: string; readonly accountId: string };

/**
 * What an event calls for. `step` tells what follows from one event apart: with the event and the
 * reaction it makes the id of the command, so that it is given once, whatever is killed. A timer
 * gives its command at an instant (ISO 8601); one that is set under the `key` of another takes its
 * place.
 */
export type Consequence =
  | { readonly kind: 'mail'; readonly mail: EventMail }
  /** Waits in somebody's post, which decides when it goes out. */
  | { readonly kind: 'news'; readonly news: NewsFor }
  /**
   * Somebody has had this work for long: they are reminded of it, where nothing else has told them
   * of it.
   */
  | { readonly kind: 'known'; readonly work: KnownWork }
  /** What was held for somebody waits no longer for them. */
  | { readonly kind: 'release'; readonly held: HeldFor }
  /** The answers to a form were sent: what was kept of them until then is no draft any more. */
  | { readonly kind: 'sent'; readonly draft: DraftOf }
  /** A plan or a conversation names somebody. */
  | { readonly kind: 'named'; readonly named: NamedThere }
  /**
   * Somebody is no more who they were: wherever they are named it is found out what that means.
   */
  | { readonly kind: 'left'; readonly left: WhoLeft; readonly doneBy: Actor }
  /** A plan is there again, in which somebody may be named who has left meanwhile. */
  | { readonly kind: 'back'; readonly plan: PlanThere; readonly doneBy: Actor }
  | { readonly kind: 'command'; readonly step: string; readonly command: FollowingCommand }
  | {
      readonly kind: 'timer';
      readonly step: string;
      readonly at: string;
      readonly key: string;
      readonly command: FollowingCommand;
    };

/** What one event calls for. Pure but for the lookups: no clock, no sending. */
export type ReactionTo<Type extends WaymarkEvent['type']> = (
  event: RecordedEventOf<Type>,
  look: Lookups,
) => Promise<readonly Consequence[]>;

/**
 * Something that follows the log with a checkpoint of its own, under its name, which therefore
 * stays: what one can't react to keeps no other back. A new one begins at the beginning of the log.
 */
export type Reaction = {
  readonly name: string;
  /** Event -> what it calls for; all else sets nothing off. */
  readonly to: {
    readonly [Type in WaymarkEvent['type']]?: ReactionTo<Type>;
  };
};

/** Streams that hold events to which it reacts. */
export const prefixesFor = ({ to }: Reaction): readonly string[] =>
  prefixesOf(({ events }) => events.some(({ type }) => Object.hasOwn(to, type)));

/** Who did it, where that is a person. */
export const doerOf = ({ metadata }: Recorded): string | null => personOf(metadata.actor);

/**
 * The process whose stream the event stands in, or the project whose board it is of; null for a
 * blueprint's.
 */
export function processOf(
  event: Recorded,
): { readonly workspaceId: string; readonly processId: string } | null {
  const { kind, workspaceId, id } = partsOfStream(event.stream);
  return (kind === 'process' || kind === 'project') && workspaceId !== null
    ? { workspaceId, processId: id }
    : null;
}
