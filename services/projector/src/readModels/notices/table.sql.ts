import { guardedTable, ofClients, reader, tableWithPolicy } from '../model/guardedTable.ts';

/** Their own; of those a client's user reads what clients see, as long as they see it. */
const THEIRS = `workspace_id = ${reader.workspace} AND account_id = ${reader.account} AND CASE ${reader.party}
  WHEN 'team' THEN true WHEN 'client' THEN ${ofClients()} AND audience = 'EXTERN' AND NOT hidden AND NOT task_hidden ELSE false END`;

/**
 * The table of notices that people get in their bells (PRODUCT 13.10): a row for each person and
 * thing. What it is about stands in other models: no word is kept here. `audience` is who might
 * know of it when it happened; `hidden` follows the module, `task_hidden` the task. Instants are
 * ISO text.
 */
export const noticeTables = [
  tableWithPolicy(
    'notices',
    `CREATE TABLE notices (
  workspace_id text NOT NULL,
  account_id text NOT NULL,
  id text NOT NULL,
  kind text NOT NULL,
  plan_id text NOT NULL,
  client_id text NOT NULL,
  module_id text,
  task_id text,
  -- the message, note or reason
  said_id text,
  by_id text,
  by_side text,
  audience text NOT NULL,
  hidden boolean NOT NULL,
  task_hidden boolean NOT NULL DEFAULT false,
  at text NOT NULL,
  position bigint NOT NULL,
  PRIMARY KEY (workspace_id, account_id, id)
);
CREATE INDEX notices_module ON notices (workspace_id, plan_id, module_id);`,
    THEIRS,
    { notices_newest: 'workspace_id, account_id, position, id' },
  ),
  // Who is of the team, by which it is known on which side somebody stands.
  guardedTable(
    'notice_team',
    `CREATE TABLE notice_team (workspace_id text NOT NULL, account_id text NOT NULL, role text NOT NULL, PRIMARY KEY (workspace_id, account_id));`,
    'false',
  ),
  // Whom a conversation concerns: who 'spoke' in it or was named, and to whom it was 'handed'.
  guardedTable(
    'notice_talkers',
    `CREATE TABLE notice_talkers (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  task_id text NOT NULL,
  account_id text NOT NULL,
  because text NOT NULL,
  PRIMARY KEY (workspace_id, plan_id, task_id, account_id, because)
);`,
    'false',
  ),
];
