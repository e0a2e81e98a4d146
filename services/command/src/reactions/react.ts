import {
  eventVersions,
  type Recorded,
  type WaymarkEvent,
} from '@waymark/events';
import { announceAssignment, announceRollout } from './announceAssignment.ts';
import { announceModule } from './announceModule.ts';
import { announceProcess } from './announceProcess.ts';
import { invite, inviteAgain } from './invite.ts';
import type { Lookups } from './lookups.ts';
import type { EventMail } from './mailJob.ts';
import type { Reaction } from './reaction.ts';
import { reportStuck } from './reportStuck.ts';

/** Event -> the reaction to it. Accepting calls for no mail of its own: it sets free what was held (heldMails.ts). The one table; what stands not in it sets nothing off. */
const reactions: { readonly [Type in WaymarkEvent['type']]?: Reaction<Type> } =
  {
    PlanCopied: announceProcess,
    ModuleStatusSet: announceModule,
    TaskAssigneeSet: announceAssignment,
    PlaceholderRolledOut: announceRollout,
    InvitationSent: invite,
    InvitationRepeated: inviteAgain,
    InvitationAccepted: () => Promise.resolve([]),
    TaskStatusSet: reportStuck,
  };

/** Streams that hold such events. */
export const reactionPrefixes = ['process-', 'workspace-', 'client-'] as const;

/** True for what is known to set nothing off, whatever it says: it need not even be read. */
export const isWithoutReaction = (type: string): boolean =>
  !Object.hasOwn(reactions, type) && eventVersions.has(type);

/** The mails that an event calls for. Setting up the demo mails nobody. */
export async function react(
  event: Recorded<WaymarkEvent>,
  look: Lookups,
): Promise<readonly EventMail[]> {
  const { actor } = event.metadata;
  if (actor.kind === 'system' && actor.name === 'demo') return [];
  const reaction = reactions[event.type] as
    | ((event: Recorded, look: Lookups) => Promise<readonly EventMail[]>)
    | undefined;
  return reaction === undefined ? [] : reaction(event, look);
}
