import type { InvitationView } from '@waymark/api';
import { sellerName } from '@waymark/edge';
import type { Client, Invitation, LeadsTo, Person, Workspace } from '@waymark/events';
import { shownAddress } from '@waymark/look/emailAddress';
import { spokenName } from './spokenName.ts';
import type { Lookups } from './lookups.ts';
import type { InvitationRef } from '../../identity/invitationLinks.ts';

export type InvitationSources = {
  readonly lookups: Lookups;
  readonly accounts: {
    person(accountId: string): Promise<Person | null>;
    readTyped(accountId: string, sealed: string): Promise<Person | null>;
  };
};

/** An invitation as the one who is invited sees it; null when there is none, or none any more. */
export async function invitationSeen(
  { accountId, workspaceId, clientId }: InvitationRef,
  { lookups, accounts }: InvitationSources,
): Promise<InvitationView | null> {
  const [workspace, client, person] = await Promise.all([
    lookups.workspace(workspaceId),
    clientId === null ? null : lookups.client(workspaceId, clientId),
    accounts.person(accountId),
  ]);
  const invitation = (client ?? workspace).invitations.get(accountId);
  const state = stateOf(invitation, workspace, client, accountId);
  if (person === null || state === null) return null;
  const [by, typed, leadsTo] = await Promise.all([
    invitation === undefined ? null : accounts.person(invitation.by),
    invitation === undefined ? null : accounts.readTyped(accountId, invitation.sealed),
    named(invitation?.leadsTo ?? null, workspaceId, lookups),
  ]);
  const seller = client === null ? workspace.name : sellerName(workspace);
  return {
    state,
    email: shownAddress(person.email),
    typedName: typed === null ? '' : `${typed.firstName} ${typed.lastName}`.trim(),
    workspaceId,
    workspaceName: seller,
    clientId,
    clientName: client?.name ?? null,
    byName: by === null ? seller : spokenName(by),
    byEmail: shownAddress(by?.email ?? ''),
    leadsTo,
  };
}

function stateOf(
  invitation: Invitation | undefined,
  workspace: Workspace,
  client: Client | null,
  accountId: string,
): InvitationView['state'] | null {
  if (invitation !== undefined) return invitation.state;
  const belongs = client === null ? workspace.members.has(accountId) : client.users.has(accountId);
  return belongs ? 'accepted' : null;
}

/** Where it leads, by name; null where that is gone. */
export async function named(
  leadsTo: LeadsTo | null,
  workspaceId: string,
  lookups: Lookups,
): Promise<InvitationView['leadsTo']> {
  if (leadsTo === null) return null;
  const { kind, id } = leadsTo;
  const target =
    kind === 'project'
      ? await lookups.project(workspaceId, id)
      : (await lookups.processNow(workspaceId, id)).process;
  return target.life === 'present' ? { kind, id, name: target.name } : null;
}
