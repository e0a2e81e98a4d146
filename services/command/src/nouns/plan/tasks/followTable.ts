import {
  nouns,
  streamOf,
  taskStreamId,
  type TaskAnswers,
} from '@waymark/events';
import type { Fold } from '@waymark/log';
import { z } from 'zod';
import { byItself } from '../../../policies/policies.ts';
import { entry } from '../../commandEntry.ts';
import type { PlanHolder } from '../holder.ts';
import { setTaskStatus } from './tasks.ts';

const ofTask = z.object({
  plan: z.object({ kind: z.enum(['process', 'project']), id: z.string() }),
  taskId: z.string(),
});
type OfTask = z.infer<typeof ofTask>;

/** What becomes of a task by what stands beside its plan. No edge takes it as a command. */
export const taskFollows = {
  /** By its answers as they are now: so it comes to the same however late, and in whatever order, it is followed. */
  FollowAnswers: entry<OfTask, PlanHolder, { answers: TaskAnswers }>({
    schema: ofTask,
    policy: byItself,
    stream: ({ plan }, { workspaceId }) =>
      streamOf[plan.kind](workspaceId, plan.id),
    fold: ({ plan }) => nouns[plan.kind] as Fold<PlanHolder>,
    reads: ({ plan, taskId }, workspaceId) => ({
      answers: {
        stream: streamOf.answers(workspaceId, taskStreamId(plan.id, taskId)),
        fold: nouns.answers,
      },
    }),
    decide(state, { plan, taskId }, { reads: { answers } }) {
      const { makes: status } = answers.state;
      return status === null
        ? []
        : setTaskStatus(state, { plan, taskId, status });
    },
  }),
};
