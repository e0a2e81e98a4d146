import { personRef } from '@waymark/events';
import { z } from 'zod';
import { command } from '../command.ts';
import { inProcess, ofSample } from '../sample.ts';
import { inPlan } from './planRef.ts';

export const leavingCommands = {
  /**
   * All that somebody has in a plan becomes another's; null: nobody's. Of a placeholder too, before
   * it goes.
   */
  HandOverWork: command(z.object({ ...inPlan, from: personRef, to: personRef.nullable() }), {
    ...inProcess,
    from: ofSample.clientUser,
    to: ofSample.otherClientUser,
  }),
};
