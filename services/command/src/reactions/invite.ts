import type { EventOf, MailReaction } from './reaction.ts';
import { partsOfStream } from '@waymark/events';
import { named } from '../invitations/invitationSeen.ts';
import type { Lookups } from './lookups.ts';
import type { MailOf } from './mailJob.ts';

/** Somebody is invited into a team, or among a client's people. */
export const invite: MailReaction<'InvitationSent'> = (event, look) =>
  invitation(event, look);

/** The same mail once more. */
export const inviteAgain: MailReaction<'InvitationRepeated'> = (event, look) =>
  invitation(event, look);

/** What is no longer pending by now needs no mail. */
async function invitation(
  event: EventOf<'InvitationSent'> | EventOf<'InvitationRepeated'>,
  look: Lookups,
): Promise<MailOf<'invitation'>[]> {
  const { workspaceId } = partsOfStream(event.stream);
  const { accountId: to, clientId, by } = event.data;
  if (workspaceId === null) return [];
  const [workspace, client] = await Promise.all([
    look.workspace(workspaceId),
    clientId === null ? null : look.client(workspaceId, clientId),
  ]);
  const pending = (client ?? workspace).invitations.get(to);
  if (pending?.state !== 'pending') return [];
  const target = await named(pending.leadsTo, workspaceId, look);
  return [
    {
      mail: 'invitation',
      eventId: event.id,
      to,
      workspaceId,
      workspaceName: workspace.name,
      by,
      clientId,
      target: target?.name ?? null,
    },
  ];
}
