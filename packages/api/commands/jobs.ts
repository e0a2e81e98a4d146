import { audience, jobGroups } from '@waymark/events';
import { z } from 'zod';
import { html, id, index, name } from '../text.ts';
import { command } from './command.ts';
import { ofSample } from './sample.ts';

const { projectId } = ofSample;
const ofJob = { projectId: id, jobId: id };
const ofTask = { projectId: id, taskId: id };
const group = z.enum(jobGroups);
const open = { projectId, jobId: 'job' };
const ofAnyone = { projectId, taskId: 'again' };

/**
 * Commands for a project's board alone. Jobs are renamed, described, hidden, deleted and put back
 * as modules are, and their tasks changed as tasks are, in the plan `{kind: 'project'}`. Indexes
 * count from 0 in the list as it will be.
 */
export const jobCommands = {
  /** It comes first in its column. */
  AddJob: command(
    z.object({
      ...ofJob,
      name,
      description: html.optional(),
      group: group.optional(),
      audience: audience.optional(),
      userAddable: z.boolean().optional(),
    }),
    { projectId, jobId: 'new', name: 'Go-live day' },
  ),
  /** To a column, at a place in it. A mandatory task that is open keeps its job from being done. */
  MoveJob: command(z.object({ ...ofJob, group, index }), { ...open, group: 'active', index: 0 }),
  /**
   * Another one like it, with its tasks as they began; by anyone who sees it, where it is
   * user-addable.
   */
  AddJobAgain: command(z.object({ ...ofJob, newJobId: id }), { ...open, newJobId: 'more' }),
  SetJobUserAddable: command(z.object({ ...ofJob, userAddable: z.boolean() }), {
    ...open,
    userAddable: false,
  }),
  /** To a place among the tasks of a job, the same or another one. */
  MoveJobTask: command(z.object({ ...ofTask, jobId: id, index }), {
    ...ofAnyone,
    jobId: 'later',
    index: 0,
  }),
  SetTaskActive: command(z.object({ ...ofTask, active: z.boolean() }), {
    ...ofAnyone,
    active: false,
  }),
  /** What waits is taken up; of what is user-addable another one comes behind it, as it began. */
  AddTaskAgain: command(z.object({ ...ofTask, newTaskId: id, newBlockId: id }), {
    ...ofAnyone,
    newTaskId: 'more',
    newBlockId: 'of-more',
  }),
  SetTaskUserAddable: command(z.object({ ...ofTask, userAddable: z.boolean() }), {
    ...ofAnyone,
    userAddable: false,
  }),
};
