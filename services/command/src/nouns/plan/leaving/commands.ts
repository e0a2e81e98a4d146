import { commandSchemas as schemas, type Command } from '@waymark/api';
import { entry } from '../../commandEntry.ts';
import { z } from 'zod';
import { systemOnly, teamAndAutomations } from '../../../policies/policies.ts';
import type { PlanHolder } from '../holder.ts';
import { planStream } from '../planEntry.ts';
import { handOverWork } from './handOverWork.ts';
import { leaveWork } from './leaveWork.ts';

export const leavingTable = {
  HandOverWork: entry<Command<'HandOverWork'>, PlanHolder>({
    ...planStream,
    schema: schemas.HandOverWork,
    policy: teamAndAutomations,
    mails: ({ plan, to }) => plan.kind !== 'blueprint' && to !== null,
    decide: handOverWork,
  }),
};

const ofWhoLeft = z.object({
  plan: z.object({ kind: z.enum(['blueprint', 'process', 'project']), id: z.string() }),
  from: z.string(),
});

/** What follows by itself. */
export const leavingFollows = {
  /** Somebody has left, by whatever way: what nobody was given of theirs is nobody's. */
  LeaveWork: entry<z.infer<typeof ofWhoLeft>, PlanHolder>({
    ...planStream,
    schema: ofWhoLeft,
    policy: systemOnly,
    decide: leaveWork,
  }),
};
