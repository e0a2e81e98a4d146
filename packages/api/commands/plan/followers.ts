import { personRef } from '@waymark/events';
import { z } from 'zod';
import { command } from '../command.ts';
import { inProcess, ofSample } from '../sample.ts';
import { inPlan } from './planRef.ts';

export const followerCommands = {
  /** Who follows a process as a whole, or whatever is rolled out from a blueprint. */
  SetPlanFollowers: command(z.object({ ...inPlan, followers: z.array(personRef).max(200) }), {
    ...inProcess,
    followers: [ofSample.colleague, 'p::it'],
  }),
};
