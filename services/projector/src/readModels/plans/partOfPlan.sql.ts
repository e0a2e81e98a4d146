import { ofClients } from '../model/guardedTable.ts';

/**
 * Columns of every part of a plan. All instants and dates are ISO text. `place` is the order of
 * reading in the whole plan, from 0. `client_id` is null for blueprints, which hides them from
 * clients.
 */
export const ofPlan = `
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  id text NOT NULL,
  plan_kind text NOT NULL,
  client_id text`;
// A blueprint and a process may bear the same id: both were made by a caller.
export const key = 'PRIMARY KEY (workspace_id, plan_id, plan_kind, id)';

export const OWN = ofClients();
export const OWN_AND_SHOWN = `${OWN} AND audience = 'EXTERN'`;
