import { z } from 'zod';
import { id, index, name } from '../../text.ts';
import { command } from '../command.ts';
import { inBlueprint } from '../sample.ts';
import { inPlan } from './planRef.ts';

const ofMilestone = { ...inPlan, milestoneId: id };
const start = { ...inBlueprint, milestoneId: 's' };

export const milestoneCommands = {
  AddMilestone: command(
    z.object({
      ...ofMilestone,
      name,
      afterWeight: z.number().int().min(0).max(1_000_000).default(0),
    }),
    { ...inBlueprint, milestoneId: 'new', name: 'Go live' },
  ),
  RenameMilestone: command(z.object({ ...ofMilestone, name }), { ...start, name: 'Kick-off' }),
  MoveMilestone: command(z.object({ ...ofMilestone, index }), { ...start, index: 0 }),
  DeleteMilestone: command(z.object(ofMilestone), start),
  /**
   * Under its old id, with all modules that went with it; so do the other commands of this name.
   */
  RestoreMilestone: command(z.object(ofMilestone), start),
};
