import {
  guardedTable,
  ofClients,
  reader,
  seenBy,
  sharedOf,
  tableWithPolicy,
} from '../model/guardedTable.ts';

/**
 * Clients read what happened in their own processes and on boards of their projects, but for what
 * is the team's alone.
 */
const OWN_AND_SHOWN = `plan_kind IN ('process', 'project') AND ${ofClients()} AND audience = 'EXTERN' AND NOT hidden AND NOT task_hidden`;

const SHARED = sharedOf(OWN_AND_SHOWN);

const THEIR_WORDS = `workspace_id = ${reader.workspace} AND for_party IN ('all', CASE ${reader.party} WHEN 'guest' THEN 'client' ELSE ${reader.party} END)
  AND ${seenBy(OWN_AND_SHOWN, SHARED)}`;

/**
 * The tables of the history: one row an event for all, or, where
 * the client is told by words of their own, one for the team and one for the client (`for_party`).
 * An event that changed nothing that people see has none. `history_subjects` tells the same event
 * again from the side of each task or module that it is about beside its own. `audience` is who
 * might read it when it happened; `hidden` follows the module and `task_hidden` the task, so that
 * what happened before it was hidden is hidden too. `telling` is in no language (ADR 18) and what
 * is read; `sentence` to `cause` are the same in English, for programs before 0.5.0 and for rows
 * that they wrote. `words` and `people` are what a search looks at.
 */
export const historyTables = [
  tableWithPolicy(
    'history',
    `CREATE TABLE history (
  workspace_id text NOT NULL,
  position bigint NOT NULL,
  revision bigint NOT NULL,
  plan_id text,
  plan_kind text,
  plan_name text,
  client_id text,
  -- what it is about, and what that is in: 'process:<id>', 'project:<id>', 'client:<id>'; with '/itself' behind where it
  -- is about that project or client, and not about what is in it
  about jsonb NOT NULL,
  audience text NOT NULL,
  hidden boolean NOT NULL,
  task_hidden boolean NOT NULL,
  -- 'all', 'team' or 'client'
  for_party text NOT NULL,
  event text NOT NULL,
  command text NOT NULL,
  at text NOT NULL,
  actor_id text,
  actor_party text NOT NULL,
  actor_name text,
  sentence text NOT NULL,
  headline text NOT NULL,
  module_id text,
  task_id text,
  changes jsonb NOT NULL,
  cause text,
  telling jsonb,
  words text NOT NULL,
  words_de text,
  cause_de text,
  people jsonb NOT NULL,
  PRIMARY KEY (workspace_id, position, for_party)
);
CREATE INDEX history_module ON history (workspace_id, module_id);
CREATE INDEX history_about ON history USING gin (about);`,
    THEIR_WORDS,
    { history_plan: 'workspace_id, plan_id, position', history_task: 'workspace_id, task_id' },
  ),
  guardedTable(
    'history_subjects',
    `CREATE TABLE history_subjects (
  workspace_id text NOT NULL,
  subject text NOT NULL,
  position bigint NOT NULL,
  plan_id text,
  plan_kind text,
  client_id text,
  audience text NOT NULL,
  hidden boolean NOT NULL,
  task_hidden boolean NOT NULL,
  module_id text,
  sentence text NOT NULL,
  headline text NOT NULL,
  changes jsonb NOT NULL,
  cause text,
  telling jsonb,
  words text NOT NULL,
  words_de text,
  cause_de text,
  people jsonb NOT NULL,
  PRIMARY KEY (workspace_id, subject, position)
);
CREATE INDEX history_subjects_module ON history_subjects (workspace_id, plan_id, module_id);`,
    OWN_AND_SHOWN,
    {},
    SHARED,
  ),
];
