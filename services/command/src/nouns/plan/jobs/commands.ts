import { commandSchemas as schemas } from '@waymark/api';
import { nouns, streamOf, type Project } from '@waymark/events';
import { teamAndAutomations } from '../../../policies/policies.ts';
import { richText } from '../../../payloads/richText/richText.ts';
import { entry } from '../../commandEntry.ts';
import { addJobAgain, addTaskAgain, setTaskActive, setTaskUserAddable } from './again.ts';
import * as jobs from './jobs.ts';
import { mayAddJob, mayAddTask } from './policy.ts';

const onBoard = {
  stream: ({ projectId }: { projectId: string }, { workspaceId }: { workspaceId: string }) =>
    streamOf.project(workspaceId, projectId),
  fold: () => nouns.project,
  client: ({ life, clientId }: Project) => (life === 'present' ? clientId : null),
  policy: teamAndAutomations,
};

/** What changes a project's board alone. */
export const jobTable = {
  AddJob: entry({
    ...onBoard,
    schema: schemas.AddJob.extend({ description: richText.optional() }),
    decide: jobs.addJob,
  }),
  MoveJob: entry({
    ...onBoard,
    schema: schemas.MoveJob,
    mails: ({ group }) => group === 'active',
    decide: jobs.moveJob,
  }),
  AddJobAgain: entry({
    ...onBoard,
    schema: schemas.AddJobAgain,
    policy: mayAddJob,
    decide: addJobAgain,
  }),
  SetJobUserAddable: entry({
    ...onBoard,
    schema: schemas.SetJobUserAddable,
    decide: jobs.setJobUserAddable,
  }),
  MoveJobTask: entry({ ...onBoard, schema: schemas.MoveJobTask, decide: jobs.moveJobTask }),
  SetTaskActive: entry({
    ...onBoard,
    schema: schemas.SetTaskActive,
    mails: ({ active }) => active,
    decide: setTaskActive,
  }),
  AddTaskAgain: entry({
    ...onBoard,
    schema: schemas.AddTaskAgain,
    policy: mayAddTask,
    decide: addTaskAgain,
  }),
  SetTaskUserAddable: entry({
    ...onBoard,
    schema: schemas.SetTaskUserAddable,
    decide: setTaskUserAddable,
  }),
};
