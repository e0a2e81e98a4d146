import { refusalText } from '@waymark/api/problems';
import {
  isPending,
  type Client,
  type InvitationEvent,
  type LeadsTo,
  type Process,
  type Project,
  type Workspace,
} from '@waymark/events';
import { DecisionRefused, unless } from '../../decisions/decision.ts';

/** What somebody can be invited into: a team or a client's people. */
type Inviting = Workspace | Client;

const belongs = (state: Inviting, accountId: string): boolean =>
  'members' in state ? state.members.has(accountId) : state.users.has(accountId);

/** What was asked for, and what the inviting side typed, sealed. */
export type InvitationRequest = Pick<
  Extract<InvitationEvent, { type: 'InvitationSent' }>['data'],
  'accountId' | 'clientId' | 'by' | 'sealed' | 'leadsTo' | 'mailed'
>;

/** PRODUCT 11.1: 409 "User already exists". Who said no may be asked again. */
export function mayBeInvited(state: Inviting, accountId: string): void {
  if (belongs(state, accountId))
    throw new DecisionRefused('conflict', 'user-exists', refusalText('userExists'), 'email');
  if (isPending(state.invitations, accountId))
    throw new DecisionRefused(
      'conflict',
      'already-invited',
      refusalText('alreadyInvited'),
      'email',
    );
}

export function invite(state: Inviting, asked: InvitationRequest): InvitationEvent[] {
  mayBeInvited(state, asked.accountId);
  return [{ type: 'InvitationSent', data: asked }];
}

export function repeatInvitation(
  { invitations }: Inviting,
  { accountId, clientId }: { accountId: string; clientId: string | null },
  by: string,
): InvitationEvent[] {
  if (!isPending(invitations, accountId)) throw notFound();
  return [{ type: 'InvitationRepeated', data: { accountId, clientId, by } }];
}

/**
 * The first mail of an invitation that waited for a module to start; nothing where it has gone out
 * or is answered by now.
 */
export function mailInvitation(
  { invitations }: Inviting,
  clientId: string,
  accountId: string,
): InvitationEvent[] {
  const invitation = invitations.get(accountId);
  return invitation?.state === 'pending' && invitation.mailed === 'withFirstModule'
    ? [{ type: 'InvitationRepeated', data: { accountId, clientId, by: invitation.by } }]
    : [];
}

/** Also by who said no before and thinks better of it; nothing to do for who is in already. */
export function acceptInvitation(
  state: Inviting,
  clientId: string | null,
  accountId: string,
): InvitationEvent[] {
  if (belongs(state, accountId)) return [];
  if (!state.invitations.has(accountId)) throw notFound();
  return [{ type: 'InvitationAccepted', data: { accountId, clientId } }];
}

export function declineInvitation(
  { invitations }: Inviting,
  clientId: string | null,
  accountId: string,
): InvitationEvent[] {
  const invitation = invitations.get(accountId);
  if (invitation === undefined) throw notFound();
  return unless(invitation.state === 'declined', {
    type: 'InvitationDeclined',
    data: { accountId, clientId },
  });
}

/** Only one that is still open can lapse. */
export const expireInvitation = (
  { invitations }: Inviting,
  clientId: string | null,
  accountId: string,
): InvitationEvent[] =>
  unless(!isPending(invitations, accountId), {
    type: 'InvitationExpired',
    data: { accountId, clientId },
  });

export const withdrawn = (accountId: string, clientId: string | null): InvitationEvent[] => [
  { type: 'InvitationWithdrawn', data: { accountId, clientId } },
];

/**
 * Where an invitation leads must be the client's own, or it would show a client what is another's.
 */
export function leadsToOf(
  clientId: string,
  { process, project }: { process?: Process; project?: Project },
): LeadsTo | null {
  const ofClient = (target: Process | Project, field: string): target is Process | Project => {
    if (target.life === 'present' && target.clientId === clientId) return true;
    throw new DecisionRefused('invalid', 'not-of-client', refusalText('notOfSameClient'), field);
  };
  if (process !== undefined && ofClient(process, 'inviteToProcessId'))
    return { kind: 'process', id: process.processId };
  if (project !== undefined && ofClient(project, 'inviteToProjectId'))
    return { kind: 'project', id: project.projectId };
  return null;
}

const notFound = () =>
  new DecisionRefused('notFound', 'invitation-not-found', refusalText('noInvitation'));
