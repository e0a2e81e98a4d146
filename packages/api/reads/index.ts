import { historyRow } from './history.ts';
import { blueprintRow, executionRow } from './overview.ts';
import { clientRow, personRow, projectRow, roleRow } from './people.ts';
import {
  blockRow,
  milestoneRow,
  moduleRow,
  placeholderRow,
  taskRow,
  variableRow,
} from './plan.ts';

/** Resource -> schema of its row: `GET /api/<resource>` answers an array of them, `GET /api/<resource>/<id>` one. */
export const readSchemas = {
  executions: executionRow,
  blueprints: blueprintRow,
  milestones: milestoneRow,
  modules: moduleRow,
  blocks: blockRow,
  tasks: taskRow,
  placeholders: placeholderRow,
  variables: variableRow,
  people: personRow,
  clients: clientRow,
  projects: projectRow,
  roles: roleRow,
  history: historyRow,
};
export type ResourceName = keyof typeof readSchemas;
