import { sharedTable } from '../guardedTable.ts';
import { key, ofPlan, OWN_AND_SHOWN } from './partOfPlan.sql.ts';

/** Variables of a plan. A client is given a value by the texts alone that stand for it (ADR 42). */
export const variablesTable = sharedTable(
  'variables',
  `CREATE TABLE variables (${ofPlan},
  -- 'EXTERN' while a task that the client sees shows it, or a text that they see stands for it
  audience text NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  value text NOT NULL,
  label text NOT NULL,
  -- ids of the modules whose texts stand for it
  used_in jsonb NOT NULL,
  ${key});`,
  OWN_AND_SHOWN,
);
