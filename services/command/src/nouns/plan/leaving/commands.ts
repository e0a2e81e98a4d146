import { commandSchemas as schemas, type Command } from '@waymark/api';
import { entry } from '../../commandEntry.ts';
import { teamAndAutomations } from '../../../policies/policies.ts';
import type { PlanHolder } from '../holder.ts';
import { planStream } from '../planEntry.ts';
import { handOverWork } from './handOverWork.ts';

export const leavingTable = {
  HandOverWork: entry<Command<'HandOverWork'>, PlanHolder>({
    ...planStream,
    schema: schemas.HandOverWork,
    policy: teamAndAutomations,
    mails: ({ plan, to }) => plan.kind !== 'blueprint' && to !== null,
    decide: handOverWork,
  }),
};
