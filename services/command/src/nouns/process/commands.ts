import { commandSchemas as schemas, type Command } from '@waymark/api';
import {
  streamOf,
  taskStreamId,
  type Blueprint,
  type Conversation,
  type Process,
  type Project,
  nouns,
} from '@waymark/events';
import { entry } from '../commandEntry.ts';
import { rollOutPlaceholder } from '../plan/placeholders/placeholders.ts';
import { startOnItsDay } from '../plan/modules/moduleStart.ts';
import { followConversation } from '../plan/tasks/awaits.ts';
import { handOverTask } from '../plan/tasks/tasks.ts';
import { withTeamsOwn } from '../plan/tasks/teamsOwn.ts';
import { setProcessDates } from './dates.ts';
import { importSubProcess } from './importSubProcess.ts';
import { pauseProcess, resumeProcess } from './pause.ts';
import * as process from './process.ts';
import { rateProcess, type RatingWords } from './rate.ts';
import { callingPerson } from '../../callers/callingPerson.ts';
import { systemOnly, teamOnly } from '../../policies/policies.ts';
import { mayRate } from '../../policies/mayRate.ts';
import { mayHandOver } from '../../policies/mayWorkOnTask.ts';
import { plainNames } from '../../payloads/plainNames.ts';
import type { Fold } from '@waymark/log';
import { z } from 'zod';

const ownStream = {
  stream: ({ processId }: { processId: string }, { workspaceId }: { workspaceId: string }) =>
    streamOf.process(workspaceId, processId),
  fold: () => nouns.process,
  policy: teamOnly,
  client: (state: Process) => (state.life === 'present' ? state.clientId : null),
};

/** A process, or a project whose board is meant. */
const workedOn = {
  stream: (
    { processId, onBoard }: { processId: string; onBoard: boolean },
    { workspaceId }: { workspaceId: string },
  ) => (onBoard ? streamOf.project : streamOf.process)(workspaceId, processId),
  fold: ({ onBoard }: { onBoard: boolean }): Fold<Process | Project> =>
    nouns[onBoard ? 'project' : 'process'] as Fold<Process | Project>,
  client: ({ life, clientId }: Process | Project) => (life === 'present' ? clientId : null),
};

type OfSubProcesses = { readonly [read: ReturnType<typeof ofSubProcess>]: Blueprint };
const ofSubProcess = (id: string) => `subProcess ${id}` as const;
const readEach = (
  ids: readonly string[],
  workspaceId: string,
): {
  [K in keyof OfSubProcesses]: { stream: string; fold: Fold<Blueprint> };
} =>
  Object.fromEntries(
    ids.map((id) => [
      ofSubProcess(id),
      { stream: streamOf.blueprint(workspaceId, id), fold: nouns.blueprint },
    ]),
  );

export const processTable = {
  CreateProcess: entry<
    Command<'CreateProcess'>,
    Process,
    { blueprint: Blueprint; project: Project; board: Project } & OfSubProcesses
  >({
    ...ownStream,
    schema: plainNames(schemas.CreateProcess, 'name'),
    hard: true,
    reads: ({ processId, blueprintId, projectId, subProcesses }, workspaceId) => ({
      ...readEach(subProcesses, workspaceId),
      blueprint: { stream: streamOf.blueprint(workspaceId, blueprintId), fold: nouns.blueprint },
      project: { stream: streamOf.project(workspaceId, projectId), fold: nouns.project },
      board: { stream: streamOf.project(workspaceId, processId), fold: nouns.project },
    }),
    client: (_, __, { project }) => project.state.clientId || null,
    decide: (state, command, around) => {
      const { workspace, client, reads } = around;
      const { state: blueprint, revision } = reads.blueprint;
      return process.createProcessInSteps(state, command, around, {
        blueprint,
        blueprintRevision: revision ?? 0n,
        subProcesses: command.subProcesses.map((id) => ({
          subProcess: reads[ofSubProcess(id)]?.state ?? nouns.blueprint.initial,
          revision: reads[ofSubProcess(id)]?.revision ?? 0n,
        })),
        project: reads.project.state,
        board: reads.board.state,
        client,
        workspace,
      });
    },
  }),
  ImportSubProcess: entry<Command<'ImportSubProcess'>, Process, { subProcess: Blueprint }>({
    ...ownStream,
    schema: schemas.ImportSubProcess,
    hard: true,
    reads: ({ subProcessId }, workspaceId) => ({
      subProcess: { stream: streamOf.blueprint(workspaceId, subProcessId), fold: nouns.blueprint },
    }),
    decide: (state, command, { newId, workspace, client, reads }) =>
      importSubProcess(state, command, newId, {
        subProcess: reads.subProcess.state,
        revision: reads.subProcess.revision ?? 0n,
        workspace,
        client,
      }),
  }),
  RenameProcess: entry({
    ...ownStream,
    schema: plainNames(schemas.RenameProcess, 'name'),
    decide: process.renameProcess,
  }),
  SetProcessOwner: entry<Command<'SetProcessOwner'>, Process>({
    ...ownStream,
    schema: schemas.SetProcessOwner,
    decide: (state, command, { workspace }) => process.setProcessOwner(state, command, workspace),
  }),
  SetProcessDates: entry({
    ...ownStream,
    schema: schemas.SetProcessDates,
    decide: setProcessDates,
  }),
  PauseProcess: entry({ ...ownStream, schema: schemas.PauseProcess, decide: pauseProcess }),
  ResumeProcess: entry({
    ...ownStream,
    schema: schemas.ResumeProcess,
    mails: () => true,
    decide: resumeProcess,
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
    decide: (state, command, { client }) => process.restoreProcess(state, command, client),
  }),
  RollOutPlaceholder: entry({
    ...ownStream,
    schema: schemas.RollOutPlaceholder,
    mails: () => true,
    decide: rollOutPlaceholder,
  }),
  RateProcess: entry<Command<'RateProcess'>, Process, object, RatingWords>({
    ...ownStream,
    schema: schemas.RateProcess,
    policy: mayRate,
    prepare: async ({ words }, accounts, { actor }, { ratings }) => {
      const accountId = callingPerson(actor);
      const said = ratings.get(accountId)?.words ?? null;
      return {
        was: said && (await accounts.openText(said)),
        kept: words === '' ? null : await accounts.sealText(accountId, words),
      };
    },
    decide: (state, command, { actor, prepared }) =>
      rateProcess(state, command, callingPerson(actor), prepared),
  }),
  /** To a colleague only: a user of the same client. */
  HandOverTask: entry<Command<'HandOverTask'>, Process | Project>({
    ...workedOn,
    schema: schemas.HandOverTask,
    mails: () => true,
    policy: mayHandOver,
    decide: (state, command, around) =>
      withTeamsOwn(state, handOverTask(state, command, around), around.client),
  }),
};

const ofTalkedTask = z.object({
  processId: z.string(),
  taskId: z.string(),
  onBoard: z.boolean().default(false),
});
type OfTalkedTask = z.infer<typeof ofTalkedTask>;

/** What follows by itself. */
export const processFollows = {
  /** The day has come that was chosen for a module. */
  StartModuleOnItsDay: entry({
    ...ownStream,
    policy: systemOnly,
    mails: () => true,
    schema: z.object({ processId: z.string(), moduleId: z.string(), on: z.string() }),
    decide: startOnItsDay,
  }),
  /** Whose turn a task is, by what was said about it. */
  FollowConversation: entry<OfTalkedTask, Process | Project, { conversation: Conversation }>({
    ...workedOn,
    policy: systemOnly,
    schema: ofTalkedTask,
    reads: ({ processId, taskId }, workspaceId) => ({
      conversation: {
        stream: streamOf.conversation(workspaceId, taskStreamId(processId, taskId)),
        fold: nouns.conversation,
      },
    }),
    decide: (state, { taskId }, { reads: { conversation } }) =>
      followConversation(state, taskId, conversation.state.awaiting),
  }),
};
