import type { Upgrades } from '../model/readModel.ts';

const COLUMNS = `ADD COLUMN telling jsonb, ADD COLUMN words_de text, ADD COLUMN cause_de text`;

/**
 * Statements by which tables of the last release are read and written until those of this version
 * are filled (ADR 20).
 */
export const historyUpgrades: Upgrades = {
  10: {
    from: 6,
    // What 0.4.0 told stays in English for everybody, and is found as it is shown.
    columns: `
ALTER TABLE history ${COLUMNS};
ALTER TABLE history_subjects ${COLUMNS};`,
  },
  11: {
    columns: `
ALTER TABLE history ADD COLUMN plan_name text, ADD COLUMN about jsonb NOT NULL DEFAULT '[]', ADD COLUMN task_hidden boolean NOT NULL DEFAULT false;
ALTER TABLE history_subjects ADD COLUMN task_hidden boolean NOT NULL DEFAULT false;`,
    // Until it is written anew, a plan's history is what its own stream tells.
    rows: `UPDATE history SET about = jsonb_build_array(plan_kind || ':' || plan_id) WHERE plan_id IS NOT NULL AND about = '[]'`,
  },
};
