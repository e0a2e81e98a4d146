import { commandSchemas as schemas, type Command } from '@waymark/api';
import {
  streamOf,
  type Blueprint,
  type Process,
  type Project,
  nouns,
} from '@waymark/events';
import { entry } from '../commandEntry.ts';
import { rollOutPlaceholder } from '../plan/placeholders/placeholders.ts';
import { handOverTask } from '../plan/tasks/tasks.ts';
import * as process from './process.ts';
import { teamOnly } from '../../policies/policies.ts';
import { mayWorkOnTask } from '../plan/tasks/policy.ts';
import { plainNames } from '../../payloads/plainNames.ts';

const ownStream = {
  stream: (
    { processId }: { processId: string },
    { workspaceId }: { workspaceId: string },
  ) => streamOf.process(workspaceId, processId),
  fold: () => nouns.process,
  policy: teamOnly,
  client: (state: Process) =>
    state.life === 'present' ? state.clientId : null,
};

export const processTable = {
  CreateProcess: entry<
    Command<'CreateProcess'>,
    Process,
    { blueprint: Blueprint; project: Project }
  >({
    ...ownStream,
    schema: plainNames(schemas.CreateProcess, 'name'),
    hard: true,
    mails: () => true,
    reads: ({ blueprintId, projectId }, workspaceId) => ({
      blueprint: {
        stream: streamOf.blueprint(workspaceId, blueprintId),
        fold: nouns.blueprint,
      },
      project: {
        stream: streamOf.project(workspaceId, projectId),
        fold: nouns.project,
      },
    }),
    client: (_, __, { project }) => project.state.clientId || null,
    decide: (state, command, around) => {
      const { workspace, client, reads } = around;
      const { state: blueprint, revision } = reads.blueprint;
      return process.createProcess(state, command, around, {
        blueprint,
        blueprintRevision: revision ?? 0n,
        project: reads.project.state,
        client,
        workspace,
      });
    },
  }),
  RenameProcess: entry({
    ...ownStream,
    schema: plainNames(schemas.RenameProcess, 'name'),
    decide: process.renameProcess,
  }),
  DeleteProcess: entry({
    ...ownStream,
    schema: schemas.DeleteProcess,
    decide: process.deleteProcess,
  }),
  RestoreProcess: entry({
    ...ownStream,
    schema: schemas.RestoreProcess,
    client: (state: Process) => state.clientId || null,
    decide: (state, command, { client }) =>
      process.restoreProcess(state, command, client),
  }),
  RollOutPlaceholder: entry({
    ...ownStream,
    schema: schemas.RollOutPlaceholder,
    mails: () => true,
    decide: rollOutPlaceholder,
  }),
  /** To a colleague only: a user of the same client. */
  HandOverTask: entry({
    ...ownStream,
    schema: schemas.HandOverTask,
    mails: () => true,
    policy: mayWorkOnTask,
    decide: handOverTask,
  }),
};
