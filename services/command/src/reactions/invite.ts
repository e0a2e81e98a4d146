import { partsOfStream } from '@waymark/events';
import { named } from '../mail/lookups/invitationSeen.ts';
import type { Lookups } from '../mail/lookups/lookups.ts';
import type { Consequence, RecordedEventOf, ReactionTo } from './reaction.ts';

/**
 * Somebody is invited into a team, or among a client's people. In the wizard it waits until a
 * module starts for them.
 */
export const invite: ReactionTo<'InvitationSent'> = async (event, look) =>
  event.data.mailed === 'atOnce' ? invitation(event, look) : [];

/**
 * The same mail once more, or, by Waymark itself, the first one: nobody waits for that, so that it
 * disturbs nobody.
 */
export const inviteAgain: ReactionTo<'InvitationRepeated'> = async (event, look) => {
  const mails = await invitation(event, look);
  return event.metadata.actor.kind === 'system' ? mails.map(asNews) : mails;
};

type InvitationMail = Extract<Consequence, { kind: 'mail' }> & {
  readonly mail: { readonly mail: 'invitation' };
};

const asNews = ({ mail }: InvitationMail): Consequence => ({
  kind: 'news',
  news: {
    ...{ to: mail.to, workspaceId: mail.workspaceId, heldFor: null },
    about: { ...{ kind: null, processId: null }, ...{ by: mail.by, clientId: mail.clientId } },
  },
});

/** What is no longer pending by now needs no mail. */
async function invitation(
  event: RecordedEventOf<'InvitationSent'> | RecordedEventOf<'InvitationRepeated'>,
  look: Lookups,
): Promise<InvitationMail[]> {
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
  const mail = {
    mail: 'invitation' as const,
    eventId: event.id,
    to,
    workspaceId,
    workspaceName: workspace.name,
    by,
    clientId,
    target: target?.name ?? null,
  };
  return [{ kind: 'mail', mail }];
}
