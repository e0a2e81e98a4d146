import { guardedTable, reader } from '../model/guardedTable.ts';

/**
 * How it was for each user of a client: the team reads it, and of the client only they themselves.
 */
export const ratingsTable = guardedTable(
  'ratings',
  `CREATE TABLE ratings (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  account_id text NOT NULL,
  rating int NOT NULL,
  -- NULL where they gave none, or were erased
  words text,
  at text NOT NULL,
  PRIMARY KEY (workspace_id, plan_id, account_id)
);`,
  `account_id = ${reader.account}`,
);
