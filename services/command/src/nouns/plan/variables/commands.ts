import { commandSchemas as schemas } from '@waymark/api';
import { inPlan } from '../planEntry.ts';
import * as variables from './variables.ts';

export const variableTable = {
  AddVariable: inPlan(schemas.AddVariable, variables.addVariable),
  ChangeVariable: inPlan(schemas.ChangeVariable, variables.changeVariable),
  DeleteVariable: inPlan(schemas.DeleteVariable, variables.deleteVariable),
};
