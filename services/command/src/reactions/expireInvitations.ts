import { INVITATION_DAYS, isPending, partsOfStream } from '@waymark/events';
import type { Lookups } from '../mail/lookups/lookups.ts';
import type { Consequence, RecordedEventOf, Reaction } from './reaction.ts';

const DAY = 86_400_000;

/** An invitation that nobody answers lapses; sending it again begins anew. */
export const expireInvitations: Reaction = {
  name: 'expireInvitations',
  to: {
    InvitationSent: (event, look) => untilAnswered(event, look),
    InvitationRepeated: (event, look) => untilAnswered(event, look),
  },
};

/**
 * Only what is still open by now needs a timer: a log that is read from its beginning holds many
 * that were answered.
 */
async function untilAnswered(
  event: RecordedEventOf<'InvitationSent'> | RecordedEventOf<'InvitationRepeated'>,
  look: Lookups,
): Promise<readonly Consequence[]> {
  const { workspaceId } = partsOfStream(event.stream);
  const { accountId, clientId } = event.data;
  if (workspaceId === null) return [];
  const { invitations } =
    clientId === null
      ? await look.workspace(workspaceId)
      : await look.client(workspaceId, clientId);
  // One that is yet to be mailed begins to lapse when it is.
  const unsent = event.type === 'InvitationSent' && event.data.mailed !== 'atOnce';
  if (unsent || !isPending(invitations, accountId)) return [];
  const sent = Date.parse(event.metadata.at);
  return [
    {
      kind: 'timer',
      step: 'expire',
      at: new Date(sent + INVITATION_DAYS * DAY).toISOString(),
      key: `invitation:${event.stream}:${accountId}`,
      command: {
        name: 'ExpireInvitation',
        payload: { accountId, clientId },
        workspaceId,
        basedOn: event.revision,
      },
    },
  ];
}
