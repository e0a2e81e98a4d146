import { commandSchemas as schemas } from '@waymark/api';
import { inPlan } from '../planEntry.ts';
import * as variables from './variables.ts';

export const variableTable = {
  AddVariable: inPlan(schemas.AddVariable, variables.addVariable),
  ChangeVariable: inPlan(
    schemas.ChangeVariable,
    (plan, command, _, __, opened) => variables.changeVariable(plan, command, opened),
    { opens: (holder, { variableId }) => holder.plan.variables.get(variableId)?.value ?? null },
  ),
  DeleteVariable: inPlan(schemas.DeleteVariable, variables.deleteVariable),
};
