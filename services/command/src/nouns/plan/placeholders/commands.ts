import { commandSchemas as schemas } from '@waymark/api';
import { inPlan } from '../planEntry.ts';
import * as placeholders from './placeholders.ts';

export const placeholderTable = {
  AddPlaceholder: inPlan(schemas.AddPlaceholder, placeholders.addPlaceholder),
  ChangePlaceholder: inPlan(schemas.ChangePlaceholder, placeholders.changePlaceholder),
  DeletePlaceholder: inPlan(schemas.DeletePlaceholder, placeholders.deletePlaceholder),
};
