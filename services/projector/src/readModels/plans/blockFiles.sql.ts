import { guardedTable, sharedTable } from '../model/guardedTable.ts';
import { key, ofPlan, OWN_AND_SHOWN } from './partOfPlan.sql.ts';

/** Which block shows which file; one row for each file of a block. */
export const blockFilesTable = sharedTable(
  'block_files',
  `CREATE TABLE block_files (${ofPlan},
  audience text NOT NULL,
  file_id text NOT NULL,
  ${key});
CREATE INDEX block_files_file ON block_files (workspace_id, file_id);`,
  OWN_AND_SHOWN,
);

const SHOWN_BY_BLOCK = `EXISTS (SELECT 1 FROM block_files b WHERE b.workspace_id = brought_files.workspace_id AND b.file_id = brought_files.id)`;

/**
 * Files that were brought for blocks; whoever sees a block that shows one may read it. Contents are
 * in the file store.
 */
export const broughtFilesTable = guardedTable(
  'brought_files',
  `CREATE TABLE brought_files (
  workspace_id text NOT NULL,
  id text NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  -- the smallest first: {key, bytes, width, height}
  contents jsonb NOT NULL,
  PRIMARY KEY (workspace_id, id)
);`,
  SHOWN_BY_BLOCK,
  {},
  SHOWN_BY_BLOCK,
);
