import type { Upgrades } from '../readModel.ts';

const COLUMNS = `ADD COLUMN telling jsonb, ADD COLUMN words_de text, ADD COLUMN cause_de text`;

/** How tables of the last release are read and written until those of this version are filled (ADR 20). */
export const historyUpgrades: Upgrades = {
  10: {
    from: 6,
    // What 0.4.0 told stays in English for everybody, and is found as it is shown.
    columns: `
ALTER TABLE history ${COLUMNS};
ALTER TABLE history_subjects ${COLUMNS};`,
  },
};
