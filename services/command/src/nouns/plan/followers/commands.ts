import { commandSchemas as schemas } from '@waymark/api';
import type { Project } from '@waymark/events';
import type { PlanHolder } from '../holder.ts';
import { inPlan } from '../planEntry.ts';
import { setPlanFollowers } from './followers.ts';

export const followerTable = {
  SetPlanFollowers: inPlan(schemas.SetPlanFollowers, (holder, command, _, known) =>
    // A board was refused before.
    setPlanFollowers(holder as Exclude<PlanHolder, Project>, command, known),
  ),
};
