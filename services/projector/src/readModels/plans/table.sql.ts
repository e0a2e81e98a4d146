import {
  guardedTable,
  reader,
  sharedOf,
  sharedTable,
  tableWithPolicy,
} from '../model/guardedTable.ts';
import { keptAsRead } from '../model/asRead.sql.ts';
import { blockFilesTable, broughtFilesTable } from './blockFiles.sql.ts';
import { key, ofPlan, OWN, OWN_AND_SHOWN } from './partOfPlan.sql.ts';
import { ratingsTable } from './ratings.sql.ts';
import { moduleColumns, taskColumns } from './taskColumns.ts';

/** Variables of a plan. A client is given a value by the texts alone that stand for it (ADR 42). */
const variablesTable = sharedTable(
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

/** The tables of blueprints, processes and their parts. */
export const planTables = [
  sharedTable(
    'plans',
    `CREATE TABLE plans (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  plan_kind text NOT NULL,
  client_id text,
  name text NOT NULL,
  revision bigint NOT NULL,
  PRIMARY KEY (workspace_id, plan_id, plan_kind)
);`,
    OWN,
    { plans_client: 'workspace_id, client_id' },
  ),
  // One row a process and party: the client's stands on the modules that it may see.
  tableWithPolicy(
    'executions',
    `CREATE TABLE executions (
  workspace_id text NOT NULL,
  party text NOT NULL,
  id text NOT NULL,
  client_id text NOT NULL,
  -- What a person may look for, as it is read; lines keep a search from running from one name into the next.
  -- It stands in front, since a row is read only up to the last column that is looked at.
  search text NOT NULL GENERATED ALWAYS AS (read.as_read(name) || E'\\n' || read.as_read(project_name) || E'\\n' || read.as_read(client_name) || E'\\n' || read.as_read(coalesce(current_module, ''))) STORED,
  name text NOT NULL,
  project_id text NOT NULL,
  blueprint_id text NOT NULL,
  status text NOT NULL,
  current_module text,
  tasks_total int NOT NULL,
  tasks_done int NOT NULL,
  tasks_stuck int NOT NULL,
  client_turn int NOT NULL DEFAULT 0,
  done_percentage int NOT NULL,
  start_on text NOT NULL,
  end_on text NOT NULL,
  created_at text,
  updated_at text NOT NULL,
  revision bigint NOT NULL,
  project_name text NOT NULL DEFAULT '',
  client_name text NOT NULL DEFAULT '',
  owner text,
  -- who follows it as a whole, as they are named, and the accounts that this comes to
  followers jsonb NOT NULL DEFAULT '[]', followed_by jsonb NOT NULL DEFAULT '[]',
  -- of the module that it is at: whose turn it is there, by the task that decides it (processTurn), who has that, and of how many it is
  turn text,
  turn_who text,
  turn_shown boolean NOT NULL DEFAULT false,
  turn_tasks int NOT NULL DEFAULT 0,
  turn_task text,
  -- whether nothing of anybody is left, in modules that the party does not see either
  is_over boolean NOT NULL DEFAULT false,
  -- whether turn_who is of the client's people
  turn_client boolean NOT NULL DEFAULT false,
  turn_since text,
  -- due dates of open tasks, the oldest first
  open_due text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (workspace_id, party, id)
);
CREATE INDEX executions_client ON executions (workspace_id, party, client_id);
CREATE INDEX executions_project ON executions (workspace_id, party, project_id);`,
    `workspace_id = ${reader.workspace} AND CASE ${reader.party} WHEN 'team' THEN party = 'team' WHEN 'client' THEN party = 'client' AND ${OWN}
      WHEN 'guest' THEN party = 'client' AND ${sharedOf(OWN, 'id')} ELSE false END`,
    {
      executions_updated: 'workspace_id, party, updated_at, id',
      executions_status: 'workspace_id, party, status, updated_at',
    },
  ),
  guardedTable(
    'blueprints',
    `CREATE TABLE blueprints (
  workspace_id text NOT NULL,
  id text NOT NULL,
  -- the process that it is of: its own id, unless it is a sub-process
  type_id text NOT NULL,
  name text NOT NULL,
  created_at text,
  updated_at text NOT NULL,
  created_by text,
  milestones int NOT NULL,
  modules int NOT NULL,
  tasks int NOT NULL,
  start_on text,
  end_on text,
  followers jsonb NOT NULL DEFAULT '[]',
  -- of a copy of it
  bytes int NOT NULL DEFAULT 0,
  revision bigint NOT NULL,
  PRIMARY KEY (workspace_id, id)
);`,
    'false',
    { blueprints_type: 'workspace_id, type_id' },
  ),
  sharedTable(
    'milestones',
    `CREATE TABLE milestones (${ofPlan}, name text NOT NULL, weight float8 NOT NULL, place int NOT NULL,
  -- its colour (events/plan/marks)
  mark int NOT NULL,
  ${key});`,
    OWN,
  ),
  sharedTable(
    'modules',
    `CREATE TABLE modules (${ofPlan},
  audience text NOT NULL,
  ${keptAsRead('title')},
  milestone_id text NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  -- whether one of its texts stands for something (events/plan/references)
  refers boolean NOT NULL,
  weight float8 NOT NULL,
  place int NOT NULL,
  status text NOT NULL,
  status_at text,
  started_on text,
  -- the day on which it starts by itself
  starts_on text,
  -- first and last day that it is planned for, until it has begun
  planned_from text,
  planned_to text,
  -- its last day as clients are told it, by what they see in it
  planned_shown_to text,${moduleColumns.definitions}
  -- where it was imported from into a running process
  sub_process jsonb,
  created_at text,
  created_by text,
  updated_at text,
  ${key});`,
    OWN_AND_SHOWN,
    { modules_milestone: 'workspace_id, plan_id, milestone_id', modules_id: 'workspace_id, id' },
  ),
  sharedTable(
    'blocks',
    `CREATE TABLE blocks (${ofPlan},
  audience text NOT NULL,
  ${keptAsRead('said')},
  module_id text NOT NULL,
  type text NOT NULL,
  weight float8 NOT NULL,
  place int NOT NULL,
  content jsonb NOT NULL,
  -- its text without markup
  said text NOT NULL,
  refers boolean NOT NULL,
  task_id text,
  ${key});`,
    OWN_AND_SHOWN,
    { blocks_module: 'workspace_id, plan_id, module_id' },
  ),
  blockFilesTable,
  broughtFilesTable,
  sharedTable(
    'tasks',
    `CREATE TABLE tasks (${ofPlan},
  -- who sees it, of what its module and it (seen_by) say together
  audience text NOT NULL,
  ${keptAsRead('headline', 'description')},
  seen_by text NOT NULL,
  module_id text NOT NULL,
  block_id text NOT NULL,
  place int NOT NULL,
  headline text NOT NULL,
  description text NOT NULL,
  refers boolean NOT NULL,
  status text NOT NULL,
  stuck_reason text,
  status_by text,
  status_at text,
  -- why it is whose turn it is (turnReason), why it was whose it was before, and since when, through whom
  turn text NOT NULL,
  turn_from text,
  turn_by text,
  turn_since text,
  due_in_days int,
  due_date text,
  -- the day for which it is planned, until its module has begun
  planned_on text,
  assignee text,
  assigned_through text,${taskColumns.definitions}
  -- whether it came into a running process by itself
  added boolean NOT NULL,
  -- the user of the client who added it, of what may be added again
  added_by text,
  booking jsonb,
  type text NOT NULL,
  content jsonb NOT NULL,
  ${key});`,
    OWN_AND_SHOWN,
    {
      tasks_module: 'workspace_id, plan_id, module_id',
      // With all that a count looks at, so that it need not look at the rows.
      tasks_assignee: 'workspace_id, assignee, status, due_date, id, client_id, audience, plan_id',
      tasks_id: 'workspace_id, id',
      tasks_form: "workspace_id, type, (content->>'formId')",
    },
  ),
  sharedTable(
    'placeholders',
    `CREATE TABLE placeholders (${ofPlan},
  -- 'EXTERN' once something that the client sees names it
  audience text NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  kind text NOT NULL,
  matched_to text,
  ${key});`,
    OWN_AND_SHOWN,
  ),
  variablesTable,
  ratingsTable,
  // Of clients and projects: executions carry them, so that a search over all of them reads one
  // table.
  guardedTable(
    'execution_names',
    `CREATE TABLE execution_names (
  workspace_id text NOT NULL,
  kind text NOT NULL,
  id text NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (workspace_id, kind, id)
);`,
    'false',
  ),
  // Whose turn it is depends on who the client's people are: its users, and whoever was invited and
  // has not answered.
  guardedTable(
    'client_users',
    `CREATE TABLE client_users (
  workspace_id text NOT NULL,
  client_id text NOT NULL,
  account_id text NOT NULL,
  PRIMARY KEY (workspace_id, client_id, account_id)
);`,
    OWN,
    {},
    OWN,
  ),
];
