import { commandSchemas as schemas } from '@waymark/api';
import { fromPast, inPlan } from '../planEntry.ts';
import { restoreMilestone } from '../restoring/restore.ts';
import * as milestones from './milestones.ts';

export const milestoneTable = {
  AddMilestone: inPlan(schemas.AddMilestone, milestones.addMilestone),
  RenameMilestone: inPlan(schemas.RenameMilestone, milestones.renameMilestone),
  MoveMilestone: inPlan(schemas.MoveMilestone, milestones.moveMilestone),
  DeleteMilestone: inPlan(schemas.DeleteMilestone, milestones.deleteMilestone),
  RestoreMilestone: fromPast(schemas.RestoreMilestone, restoreMilestone),
};
