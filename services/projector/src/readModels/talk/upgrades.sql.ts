import type { Upgrades } from '../readModel.ts';
import { filesTable } from './table.sql.ts';

/** How the tables of earlier versions become those of this one. */
export const talkUpgrades: Upgrades = {
  // There were no files.
  2: {
    columns: `
ALTER TABLE messages ADD COLUMN IF NOT EXISTS files jsonb NOT NULL DEFAULT '[]';
ALTER TABLE notes ADD COLUMN IF NOT EXISTS files jsonb NOT NULL DEFAULT '[]';
${filesTable.ddl.replace('CREATE TABLE', 'CREATE TABLE IF NOT EXISTS')}`,
  },
  // What guests may read stands in the policies.
  3: { columns: '' },
  // What is said about tasks of jobs is the team's until it is known which of them their clients see.
  4: { columns: '' },
};
