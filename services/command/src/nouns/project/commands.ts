import { commandSchemas as schemas, type Command } from '@waymark/api';
import { streamOf, type Client, type Process, type Project, nouns } from '@waymark/events';
import { entry } from '../commandEntry.ts';
import { plainNames } from '../../payloads/plainNames.ts';
import { teamOnly } from '../../policies/policies.ts';
import * as project from './project.ts';

const ownStream = {
  stream: ({ projectId }: { projectId: string }, { workspaceId }: { workspaceId: string }) =>
    streamOf.project(workspaceId, projectId),
  fold: () => nouns.project,
  policy: teamOnly,
};

export const projectTable = {
  AddProject: entry<Command<'AddProject'>, Project, { owner: Client; process: Process }>({
    ...ownStream,
    schema: plainNames(schemas.AddProject, 'name'),
    reads: ({ projectId, clientId }, workspaceId) => ({
      owner: { stream: streamOf.client(workspaceId, clientId), fold: nouns.client },
      process: { stream: streamOf.process(workspaceId, projectId), fold: nouns.process },
    }),
    decide: (state, command, { reads }) =>
      project.addProject(state, command, reads.owner.state, reads.process.state),
  }),
  RenameProject: entry({
    ...ownStream,
    schema: plainNames(schemas.RenameProject, 'name'),
    decide: project.renameProject,
  }),
  DeleteProject: entry({
    ...ownStream,
    schema: schemas.DeleteProject,
    decide: project.deleteProject,
  }),
  RestoreProject: entry({
    ...ownStream,
    schema: schemas.RestoreProject,
    client: (state: Project) => state.clientId || null,
    decide: (state, command, { client }) => project.restoreProject(state, command, client),
  }),
};
