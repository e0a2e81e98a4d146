import { partsOfStream, type Recorded } from '@waymark/events';
import type { Lookups } from './lookups.ts';
import type { MailOf } from './mailJob.ts';
import { doerOf, type Reaction } from './reaction.ts';

/** Somebody joined the team. */
export const inviteMember: Reaction<'MemberAdded'> = (event, look) =>
  invite(event, event.data.accountId, look);

/** Somebody joined a client's people. */
export const inviteClientUser: Reaction<'ClientUserInvited'> = (event, look) =>
  invite(event, event.data.accountId, look);

/** Who adds themself, as the owner of a new workspace does, needs no invitation. */
async function invite(
  event: Recorded,
  to: string,
  look: Lookups,
): Promise<MailOf<'invitation'>[]> {
  const { workspaceId } = partsOfStream(event.stream);
  const by = doerOf(event);
  if (workspaceId === null || by === to) return [];
  const { name: workspaceName } = await look.workspace(workspaceId);
  return [
    {
      mail: 'invitation',
      eventId: event.id,
      to,
      workspaceId,
      workspaceName,
      by,
    },
  ];
}
