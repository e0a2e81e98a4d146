import { commandSchemas as schemas, type Command } from '@waymark/api';
import { streamOf, type Client, type Project, nouns } from '@waymark/events';
import { entry } from '../commandEntry.ts';
import * as client from '../decide/client.ts';
import * as project from '../decide/project.ts';
import { teamOnly } from '../policies/policies.ts';
import { plainNames } from './plainNames.ts';

const clientStream = {
  stream: (
    { clientId }: { clientId: string },
    { workspaceId }: { workspaceId: string },
  ) => streamOf.client(workspaceId, clientId),
  fold: () => nouns.client,
  policy: teamOnly,
};
const projectStream = {
  stream: (
    { projectId }: { projectId: string },
    { workspaceId }: { workspaceId: string },
  ) => streamOf.project(workspaceId, projectId),
  fold: () => nouns.project,
  policy: teamOnly,
};

export const clientTable = {
  AddClient: entry({
    ...clientStream,
    schema: schemas.AddClient,
    decide: client.addClient,
  }),
  RenameClient: entry({
    ...clientStream,
    schema: schemas.RenameClient,
    decide: client.renameClient,
  }),
  DeleteClient: entry({
    ...clientStream,
    schema: schemas.DeleteClient,
    decide: client.deleteClient,
  }),
  RemoveClientUser: entry({
    ...clientStream,
    schema: schemas.RemoveClientUser,
    decide: client.removeClientUser,
  }),
  AddProject: entry<Command<'AddProject'>, Project, { owner: Client }>({
    ...projectStream,
    schema: plainNames(schemas.AddProject, 'name'),
    reads: ({ clientId }, workspaceId) => ({
      owner: {
        stream: streamOf.client(workspaceId, clientId),
        fold: nouns.client,
      },
    }),
    decide: (state, command, { reads }) =>
      project.addProject(state, command, reads.owner.state),
  }),
  RenameProject: entry({
    ...projectStream,
    schema: plainNames(schemas.RenameProject, 'name'),
    decide: project.renameProject,
  }),
  DeleteProject: entry({
    ...projectStream,
    schema: schemas.DeleteProject,
    decide: project.deleteProject,
  }),
};
