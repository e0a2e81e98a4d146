import { planRef } from '@waymark/api';
import { nouns, streamOf, taskStreamId, type PlanEvent, type TaskAnswers } from '@waymark/events';
import type { Fold } from '@waymark/log';
import { z } from 'zod';
import { systemOnly } from '../../../policies/policies.ts';
import { entry } from '../../commandEntry.ts';
import { reopenedModule } from '../modules/moduleStatus.ts';
import type { PlanHolder } from '../holder.ts';
import { planStream, type InPlan } from '../planEntry.ts';
import { followBookingHosts } from './bookingPage.ts';
import { setTaskStatus } from './tasks.ts';

const ofTask = z.object({
  plan: z.object({ kind: z.enum(['process', 'project']), id: z.string() }),
  taskId: z.string(),
});
/**
 * `after`: revision of what happened to the answers; absent in commands that have waited since
 * before it was told.
 */
const ofAnswers = ofTask.extend({ after: z.string().optional() });
type OfAnswers = z.infer<typeof ofAnswers>;

/** What becomes of a task by what stands beside its plan. No edge takes it as a command. */
export const taskFollows = {
  /**
   * By the hosts that the workspace names now: so it comes to the same however late it is followed.
   */
  FollowBookingHosts: entry<InPlan, PlanHolder>({
    ...planStream,
    schema: z.object({ plan: planRef }),
    policy: systemOnly,
    mails: ({ plan }) => plan.kind !== 'blueprint',
    decide: (state, _, { workspace }) =>
      state.life === 'present' ? followBookingHosts(state, workspace) : [],
  }),
  /**
   * By its answers as they are now: so it comes to the same however late, and in whatever order, it
   * is followed. Where something newer has happened to them it is left to what follows from that,
   * whose doing it is then.
   */
  FollowAnswers: entry<OfAnswers, PlanHolder, { answers: TaskAnswers }>({
    schema: ofAnswers,
    policy: systemOnly,
    stream: ({ plan }, { workspaceId }) => streamOf[plan.kind](workspaceId, plan.id),
    fold: ({ plan }) => nouns[plan.kind] as Fold<PlanHolder>,
    reads: ({ plan, taskId }, workspaceId) => ({
      answers: {
        stream: streamOf.answers(workspaceId, taskStreamId(plan.id, taskId)),
        fold: nouns.answers,
      },
    }),
    decide(state, { plan, taskId, after }, { today, reads: { answers } }) {
      const { makes: status, asked } = answers.state;
      const isOld = after !== undefined && after !== String(answers.revision);
      if (isOld || status === null) return [];
      const set = setTaskStatus(state, { plan, taskId, status });
      return asked.size === 0
        ? set
        : [...set.map(becauseOfChange), ...reopenedModule(state, taskId, today)];
    },
  }),
};

const becauseOfChange = (event: PlanEvent): PlanEvent =>
  event.type === 'TaskStatusSet' ? { ...event, data: { ...event.data, changeAsked: true } } : event;
