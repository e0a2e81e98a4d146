import { type Fold } from '@waymark/log';
import { commandSchemas as schemas, type Command } from '@waymark/api';
import {
  streamOf,
  type Client,
  type Process,
  type Project,
  type Workspace,
  nouns,
} from '@waymark/events';
import { entry, type AccountDirectory, type AnyEntry, type Invited } from '../commandEntry.ts';
import { present } from '../../decisions/decision.ts';
import * as invitation from './invitation.ts';
import { callingPerson } from '../../callers/callingPerson.ts';
import { anyPerson, systemOnly, teamOnly } from '../../policies/policies.ts';
import { z } from 'zod';
import type { PayloadSchema } from '../../payloads/payloadSchema.ts';
import { plainNamesOfPeople } from '../../payloads/plainNames.ts';

const named = <Payload>(schema: PayloadSchema<Payload>) =>
  plainNamesOfPeople(schema, 'profile.firstName', 'profile.lastName');

type Into = { readonly clientId?: string | null | undefined };

/** The stream of what somebody is invited into. */
const place = {
  stream: ({ clientId }: Into, { workspaceId }: { workspaceId: string }) =>
    clientId == null ? streamOf.workspace(workspaceId) : streamOf.client(workspaceId, clientId),
  fold: ({ clientId }: Into) =>
    (clientId == null ? nouns.workspace : nouns.client) as Fold<Workspace | Client>,
};

type Answer = Command<'AcceptInvitation'>;
type Whom = { readonly accountId: string; readonly clientId: string | null };
const answered = { ...place, everywhere: true, policy: anyPerson } as const;

/** What is refused anyway opens no account and counts for nothing. */
async function invited(
  state: Workspace | Client,
  { email, profile }: Command<'InviteTeamUser'>,
  accounts: AccountDirectory,
): Promise<Invited> {
  const known = await accounts.find(email);
  if (known !== null) invitation.mayBeInvited(state, known);
  return accounts.invite(email, profile);
}

type Targets = { process?: Process; project?: Project };

export const invitationTable: Record<
  | 'InviteTeamUser'
  | 'InviteClientUser'
  | 'RepeatInvitation'
  | 'AcceptInvitation'
  | 'DeclineInvitation',
  AnyEntry
> = {
  InviteTeamUser: entry<Command<'InviteTeamUser'>, Workspace, object, Invited>({
    schema: named(schemas.InviteTeamUser),
    stream: (_, { workspaceId }) => streamOf.workspace(workspaceId),
    fold: () => nouns.workspace,
    policy: teamOnly,
    prepare: (command, accounts, _, state) => invited(state, command, accounts),
    decide: (state, _, { prepared, actor }) =>
      invitation.invite(state, {
        ...prepared,
        by: callingPerson(actor),
        clientId: null,
        leadsTo: null,
        mailed: 'atOnce',
      }),
  }),
  InviteClientUser: entry<Command<'InviteClientUser'>, Client, Targets, Invited>({
    schema: named(schemas.InviteClientUser),
    stream: ({ clientId }, { workspaceId }) => streamOf.client(workspaceId, clientId),
    fold: () => nouns.client,
    policy: teamOnly,
    reads: ({ inviteToProcessId, inviteToProjectId }, workspaceId) => ({
      ...(inviteToProcessId !== undefined && {
        process: {
          stream: streamOf.process(workspaceId, inviteToProcessId),
          fold: nouns.process as Fold<Process | undefined>,
        },
      }),
      ...(inviteToProjectId !== undefined && {
        project: {
          stream: streamOf.project(workspaceId, inviteToProjectId),
          fold: nouns.project as Fold<Project | undefined>,
        },
      }),
    }),
    prepare: (command, accounts, _, state) => {
      present(state, 'client');
      return invited(state, command, accounts);
    },
    decide: (state, { clientId, mailed }, { prepared, actor, reads }) =>
      invitation.invite(state, {
        ...prepared,
        by: callingPerson(actor),
        clientId,
        mailed,
        leadsTo: invitation.leadsToOf(clientId, {
          ...(reads.process?.state && { process: reads.process.state }),
          ...(reads.project?.state && { project: reads.project.state }),
        }),
      }),
  }),
  RepeatInvitation: entry<Command<'RepeatInvitation'>, Workspace | Client, object, void>({
    ...place,
    schema: schemas.RepeatInvitation,
    policy: teamOnly,
    prepare: ({ accountId }, accounts) => accounts.mayRemind(accountId),
    decide: (state, { accountId, clientId = null }, around) =>
      invitation.repeatInvitation(state, { accountId, clientId }, callingPerson(around.actor)),
  }),
  AcceptInvitation: entry<Answer, Workspace | Client, object, void>({
    ...answered,
    schema: schemas.AcceptInvitation,
    // What the inviting side called them is their name here while they have given none themselves.
    prepare: async (_, accounts: AccountDirectory, { actor }, { invitations }) => {
      const accountId = callingPerson(actor);
      const sealed = invitations.get(accountId)?.sealed;
      if (sealed !== undefined) await accounts.introduce(accountId, sealed);
    },
    decide: (state, { clientId = null }, { actor }) =>
      invitation.acceptInvitation(state, clientId, callingPerson(actor)),
  }),
  DeclineInvitation: entry<Answer, Workspace | Client>({
    ...answered,
    schema: schemas.DeclineInvitation,
    decide: (state, { clientId = null }, { actor }) =>
      invitation.declineInvitation(state, clientId, callingPerson(actor)),
  }),
};

/** What becomes of invitations without anybody asking for it. */
export const invitationFollows = {
  ExpireInvitation: entry<Whom, Workspace | Client>({
    ...place,
    schema: z.object({ accountId: z.string(), clientId: z.string().nullable() }),
    policy: systemOnly,
    decide: (state, { accountId, clientId }) =>
      invitation.expireInvitation(state, clientId, accountId),
  }),
  MailInvitation: entry<Whom & { clientId: string }, Client>({
    schema: z.object({ accountId: z.string(), clientId: z.string() }),
    stream: ({ clientId }, { workspaceId }) => streamOf.client(workspaceId, clientId),
    fold: () => nouns.client,
    policy: systemOnly,
    decide: (state, { accountId, clientId }) =>
      invitation.mailInvitation(state, clientId, accountId),
  }),
};
