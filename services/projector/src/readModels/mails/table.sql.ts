import { guardedTable } from '../model/guardedTable.ts';

/**
 * Mails, and news that is in none: one row for each process that they are about. The team's alone.
 * Instants are ISO text.
 */
export const mailsTable = guardedTable(
  'mails',
  `CREATE TABLE mails (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  id text NOT NULL,
  account_id text NOT NULL,
  -- 'waits', 'joined', 'sent', 'trying', 'refused', 'never', 'stopped' or 'over'
  state text NOT NULL,
  waits_for text,
  form text,
  why text,
  -- what it tells: {taskId, kind, because}
  about jsonb NOT NULL,
  in_mail text,
  reason text,
  subject text,
  text text,
  html text,
  -- the key of who got it was deleted
  erased boolean NOT NULL,
  -- by which it ends, YYYY-MM; null for news
  month text,
  -- its month has ended
  expired boolean NOT NULL DEFAULT false,
  at text NOT NULL,
  PRIMARY KEY (workspace_id, plan_id, id)
);`,
  'false',
  { mails_at: 'workspace_id, plan_id, at' },
);
