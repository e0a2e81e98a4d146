import { z } from 'zod';
import { defineEvent } from '../define.ts';
import { wholeModule } from './copy.ts';
import { milestonePart } from './milestones.ts';

/**
 * Wholes that came back under their old ids, with all that had gone with them and as it was then. Blocks and tasks that
 * came back alone are told beside their other events. Each holds its content, so that folding needs no memory of what
 * is gone (ADR 12).
 */
export const restoreEvents = [
  defineEvent('ModuleRestored', wholeModule),
  defineEvent(
    'MilestoneRestored',
    milestonePart.written.extend({ modules: z.array(wholeModule) }),
  ),
] as const;
