import type { Upgrades } from '../readModel.ts';

/** How tables of earlier versions are read and written until those of this one are filled (ADR 20). */
export const historyUpgrades: Upgrades = {
  // What is told of a project is told of its plan; nothing but the fold has changed.
  8: { columns: '' },
  // Nothing but the fold had changed.
  6: { columns: '' },
  // Tellings are kept in no language. What was told before stays in English for everybody, and is found as it is shown.
  7: {
    columns: ['history', 'history_subjects']
      .map(
        (table) => `
ALTER TABLE ${table} ADD COLUMN telling jsonb, ADD COLUMN words_de text, ADD COLUMN cause_de text;`,
      )
      .join(''),
  },
  // What guests may read stands in the policies.
  9: { columns: '' },
  // That a module started without a mail is told of what happens from now on.
  10: { columns: '' },
};
