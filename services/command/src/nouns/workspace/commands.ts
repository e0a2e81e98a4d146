import { commandSchemas as schemas, type Command } from '@waymark/api';
import {
  nouns,
  streamOf,
  workspaceFields,
  type Role,
  type Sealed,
  type StoredFile,
  type Workspace,
} from '@waymark/events';
import { entry, type AccountDirectory } from '../commandEntry.ts';
import { fieldEntries } from '../fieldEntry.ts';
import * as apiKeys from './apiKeys.ts';
import * as brand from './brand.ts';
import * as workspace from './workspace.ts';
import { callingPerson } from '../../callers/callingPerson.ts';
import { anyPerson, ownersOnly, teamInPerson, teamOnly } from '../../policies/policies.ts';
import { plainNames } from '../../payloads/plainNames.ts';

const ownStream = {
  stream: (_: unknown, { workspaceId }: { workspaceId: string }) => streamOf.workspace(workspaceId),
  fold: () => nouns.workspace,
  policy: teamOnly,
};

type PictureRead = { picture: StoredFile };
/** Where a picture was brought; of none a file that is never there. */
const pictureFile = (fileId: string | null, workspaceId: string) => ({
  stream: streamOf.file(workspaceId, fileId ?? 'none'),
  fold: nouns.file,
});

type RoleCommand = Command<'AddRole'>;
/** The default address as the account behind it; an address that nobody has opens no account. */
const roleWords = async (role: RoleCommand, accounts: AccountDirectory): Promise<Role> => {
  const defaultAccountId = role.defaultEmailAddress
    ? await accounts.find(role.defaultEmailAddress)
    : null;
  if (role.defaultEmailAddress && defaultAccountId === null) throw workspace.defaultNotInTeam();
  return {
    roleId: role.roleId,
    name: role.name,
    internExtern: role.internExtern,
    defaultAccountId,
  };
};

export const workspaceTable = {
  ...fieldEntries('Workspace', workspaceFields, schemas, (schema, field) =>
    entry({ ...ownStream, schema, decide: workspace.setWorkspace(field) }),
  ),
  CreateWorkspace: entry({
    schema: plainNames(schemas.CreateWorkspace, 'name'),
    everywhere: true,
    stream: ({ workspaceId }) => streamOf.workspace(workspaceId),
    fold: () => nouns.workspace,
    policy: anyPerson,
    decide: (state, command, { actor }) =>
      workspace.createWorkspace(state, command, callingPerson(actor)),
  }),
  RenameWorkspace: entry({
    ...ownStream,
    schema: plainNames(schemas.RenameWorkspace, 'name'),
    decide: workspace.setWorkspace('name'),
  }),
  PromiseAnswerTime: entry({
    ...ownStream,
    schema: schemas.PromiseAnswerTime,
    decide: workspace.promiseAnswerTime,
  }),
  SetBookingKey: entry<Command<'SetBookingKey'>, Workspace, object, Sealed<string> | null>({
    ...ownStream,
    schema: schemas.SetBookingKey,
    prepare: async ({ key }, accounts, { workspaceId }) =>
      key === null ? null : accounts.sealBookingKey(workspaceId, key),
    decide: (state, command, { prepared }) => workspace.setBookingKey(state, command, prepared),
  }),
  SetBookingHosts: entry({
    ...ownStream,
    schema: schemas.SetBookingHosts,
    policy: ownersOnly,
    decide: workspace.setBookingHosts,
  }),
  MakeApiKey: entry<Command<'MakeApiKey'>, Workspace, object, boolean>({
    ...ownStream,
    schema: plainNames(schemas.MakeApiKey, 'name'),
    policy: teamInPerson,
    secret: 'key',
    prepare: (command, accounts, { now }, state) => {
      apiKeys.mayMakeApiKey(state, command, now);
      return accounts.keepApiKey(command);
    },
    decide: (state, command, { now, prepared: isKept }) =>
      apiKeys.makeApiKey(state, command, { now, isKept }),
  }),
  RotateApiKey: entry<Command<'RotateApiKey'>, Workspace, object, boolean>({
    ...ownStream,
    schema: schemas.RotateApiKey,
    policy: teamInPerson,
    secret: 'key',
    prepare: (command, accounts, { now }, state) => {
      apiKeys.mayRotateApiKey(state, command, now);
      return accounts.keepApiKeyText(command, command.previousUntil);
    },
    decide: (state, command, { now, prepared: isKept }) =>
      apiKeys.rotateApiKey(state, command, { now, isKept }),
  }),
  EndApiKey: entry<Command<'EndApiKey'>, Workspace, object, void>({
    ...ownStream,
    schema: schemas.EndApiKey,
    policy: teamInPerson,
    prepare: async ({ keyId }, accounts, _, { apiKeys: known }) => {
      if (known.has(keyId)) await accounts.endApiKey(keyId);
    },
    decide: apiKeys.endApiKey,
  }),
  SetWorkspaceDisplayName: entry({
    ...ownStream,
    schema: plainNames(schemas.SetWorkspaceDisplayName, 'displayName'),
    decide: workspace.setWorkspace('displayName'),
  }),
  SetWorkspaceClaim: entry({
    ...ownStream,
    schema: plainNames(schemas.SetWorkspaceClaim, 'claim'),
    decide: workspace.setWorkspace('claim'),
  }),
  SetWorkspaceLogo: entry<Command<'SetWorkspaceLogo'>, Workspace, PictureRead>({
    ...ownStream,
    schema: schemas.SetWorkspaceLogo,
    reads: ({ logo }, workspaceId) => ({ picture: pictureFile(logo, workspaceId) }),
    decide: (state, command, { reads }) =>
      brand.setWorkspaceLogo(state, command, reads.picture.state),
  }),
  SetWorkspaceHeader: entry<Command<'SetWorkspaceHeader'>, Workspace, PictureRead>({
    ...ownStream,
    schema: schemas.SetWorkspaceHeader,
    reads: ({ header }, workspaceId) => ({
      picture: pictureFile(
        header !== null && 'picture' in header ? header.picture : null,
        workspaceId,
      ),
    }),
    decide: (state, command, { reads }) =>
      brand.setWorkspaceHeader(state, command, reads.picture.state),
  }),
  ResetStyles: entry({ ...ownStream, schema: schemas.ResetStyles, decide: brand.resetStyles }),
  RemoveTeamUser: entry({
    ...ownStream,
    schema: schemas.RemoveTeamUser,
    decide: workspace.removeTeamUser,
  }),
  AddRole: entry({
    ...ownStream,
    schema: schemas.AddRole,
    prepare: roleWords,
    decide: (state, _, { prepared }) => workspace.addRole(state, prepared),
  }),
  ChangeRole: entry({
    ...ownStream,
    schema: schemas.ChangeRole,
    prepare: roleWords,
    decide: (state, _, { prepared }) => workspace.changeRole(state, prepared),
  }),
  RemoveRole: entry({ ...ownStream, schema: schemas.RemoveRole, decide: workspace.removeRole }),
};
