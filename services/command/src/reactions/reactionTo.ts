import {
  eventVersions,
  parseEvent,
  UnreadableEvent,
  type Recorded,
  type Stored,
  type WaymarkEvent,
} from '@waymark/events';
import { StreamDeleted } from '@waymark/log';
import type { Lookups } from '../mail/lookups/lookups.ts';
import type { Consequence, Reaction } from './reaction.ts';

/**
 * What an event sets off. `unreadable`: this program is too old for it, or for another event that
 * it takes to tell; `gone`: that takes a stream that was deleted for good.
 */
export type ReactionOutcome =
  | { readonly kind: 'follows'; readonly what: readonly Consequence[] }
  | { readonly kind: 'unreadable' | 'gone'; readonly error: Error };

export async function reactionTo(
  stored: Stored,
  reaction: Reaction,
  lookups: Lookups,
): Promise<ReactionOutcome> {
  if (isWithoutReaction(reaction, stored.type)) return { kind: 'follows', what: [] };
  try {
    const what = await react(reaction, parseEvent(stored), lookups);
    return { kind: 'follows', what };
  } catch (error) {
    if (error instanceof UnreadableEvent) return { kind: 'unreadable', error };
    if (error instanceof StreamDeleted) return { kind: 'gone', error };
    throw error;
  }
}

/** True for what is known to set nothing off, whatever it says: it need not even be read. */
const isWithoutReaction = ({ to }: Reaction, type: string): boolean =>
  !Object.hasOwn(to, type) && eventVersions.has(type);

/** What an event calls for by one reaction. */
export async function react(
  { to }: Reaction,
  event: Recorded<WaymarkEvent>,
  look: Lookups,
): Promise<readonly Consequence[]> {
  const reacting = to[event.type] as
    | ((event: Recorded, look: Lookups) => Promise<readonly Consequence[]>)
    | undefined;
  return reacting === undefined ? [] : reacting(event, look);
}
