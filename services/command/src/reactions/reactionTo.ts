import { parseEvent, UnreadableEvent, type Stored } from '@waymark/events';
import { StreamDeleted } from '@waymark/log';
import type { Lookups } from './lookups.ts';
import type { EventMail } from './mailJob.ts';
import { isWithoutReaction, react } from './react.ts';

/**
 * What an event sets off. `unreadable`: this program is too old for it, or for another event that its mail is about;
 * `gone`: its mail needs a stream that was deleted for good.
 */
export type ReactionTo =
  | { readonly kind: 'mails'; readonly mails: readonly EventMail[] }
  | { readonly kind: 'unreadable' | 'gone'; readonly error: Error };

export async function reactionTo(
  recorded: Stored,
  lookups: Lookups,
): Promise<ReactionTo> {
  if (isWithoutReaction(recorded.type)) return { kind: 'mails', mails: [] };
  try {
    return { kind: 'mails', mails: await react(parseEvent(recorded), lookups) };
  } catch (error) {
    if (error instanceof UnreadableEvent) return { kind: 'unreadable', error };
    if (error instanceof StreamDeleted) return { kind: 'gone', error };
    throw error;
  }
}
