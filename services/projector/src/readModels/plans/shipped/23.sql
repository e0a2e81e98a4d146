CREATE TABLE plans (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  plan_kind text NOT NULL,
  client_id text,
  name text NOT NULL,
  revision bigint NOT NULL,
  PRIMARY KEY (workspace_id, plan_id, plan_kind)
);

CREATE TABLE executions (
  workspace_id text NOT NULL,
  party text NOT NULL,
  id text NOT NULL,
  client_id text NOT NULL,
  -- What a person may look for, as it is read; lines keep a search from running from one name into the next.
  -- It stands in front, since a row is read only up to the last column that is looked at.
  search text NOT NULL GENERATED ALWAYS AS (read.as_read(name) || E'\n' || read.as_read(project_name) || E'\n' || read.as_read(client_name) || E'\n' || read.as_read(coalesce(current_module, ''))) STORED,
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
CREATE INDEX executions_project ON executions (workspace_id, party, project_id);

CREATE TABLE blueprints (
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
);

CREATE TABLE milestones (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  id text NOT NULL,
  plan_kind text NOT NULL,
  client_id text, name text NOT NULL, weight float8 NOT NULL, place int NOT NULL,
  -- its colour (events/plan/marks)
  mark int NOT NULL,
  PRIMARY KEY (workspace_id, plan_id, plan_kind, id));

CREATE TABLE modules (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  id text NOT NULL,
  plan_kind text NOT NULL,
  client_id text,
  audience text NOT NULL,
  search text GENERATED ALWAYS AS (CASE WHEN NOT refers THEN CASE WHEN title ~ '^[!-~]*( [!-~]+)* ?$' THEN lower(title) ELSE read.as_read(title) END END) STORED,
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
  planned_shown_to text,
  participants jsonb NOT NULL,
  user_addable boolean NOT NULL,
  -- where it was imported from into a running process
  sub_process jsonb,
  created_at text,
  created_by text,
  updated_at text,
  PRIMARY KEY (workspace_id, plan_id, plan_kind, id));

CREATE TABLE blocks (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  id text NOT NULL,
  plan_kind text NOT NULL,
  client_id text,
  audience text NOT NULL,
  search text GENERATED ALWAYS AS (CASE WHEN NOT refers THEN CASE WHEN said ~ '^[!-~]*( [!-~]+)* ?$' THEN lower(said) ELSE read.as_read(said) END END) STORED,
  module_id text NOT NULL,
  type text NOT NULL,
  weight float8 NOT NULL,
  place int NOT NULL,
  content jsonb NOT NULL,
  -- its text without markup
  said text NOT NULL,
  refers boolean NOT NULL,
  task_id text,
  PRIMARY KEY (workspace_id, plan_id, plan_kind, id));

CREATE TABLE block_files (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  id text NOT NULL,
  plan_kind text NOT NULL,
  client_id text,
  audience text NOT NULL,
  file_id text NOT NULL,
  PRIMARY KEY (workspace_id, plan_id, plan_kind, id));
CREATE INDEX block_files_file ON block_files (workspace_id, file_id);

CREATE TABLE brought_files (
  workspace_id text NOT NULL,
  id text NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  -- the smallest first: {key, bytes, width, height}
  contents jsonb NOT NULL,
  PRIMARY KEY (workspace_id, id)
);

CREATE TABLE tasks (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  id text NOT NULL,
  plan_kind text NOT NULL,
  client_id text,
  -- who sees it, of what its module and it (seen_by) say together
  audience text NOT NULL,
  search text GENERATED ALWAYS AS (CASE WHEN NOT refers THEN CASE WHEN headline ~ '^[!-~]*( [!-~]+)* ?$' THEN lower(headline) ELSE read.as_read(headline) END || E'\n' || CASE WHEN description ~ '^[!-~]*( [!-~]+)* ?$' THEN lower(description) ELSE read.as_read(description) END END) STORED,
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
  assigned_through text,
  followers jsonb NOT NULL,
  mandatory boolean NOT NULL,
  duration jsonb,
  variables jsonb NOT NULL,
  active boolean NOT NULL,
  user_addable boolean NOT NULL,
  -- whether it came into a running process by itself
  added boolean NOT NULL,
  -- the user of the client who added it, of what may be added again
  added_by text,
  booking jsonb,
  type text NOT NULL,
  content jsonb NOT NULL,
  PRIMARY KEY (workspace_id, plan_id, plan_kind, id));

CREATE TABLE placeholders (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  id text NOT NULL,
  plan_kind text NOT NULL,
  client_id text,
  -- 'EXTERN' once something that the client sees names it
  audience text NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  kind text NOT NULL,
  matched_to text,
  PRIMARY KEY (workspace_id, plan_id, plan_kind, id));

CREATE TABLE variables (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  id text NOT NULL,
  plan_kind text NOT NULL,
  client_id text,
  -- 'EXTERN' while a task that the client sees shows it, or a text that they see stands for it
  audience text NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  value text NOT NULL,
  label text NOT NULL,
  -- ids of the modules whose texts stand for it
  used_in jsonb NOT NULL,
  PRIMARY KEY (workspace_id, plan_id, plan_kind, id));

CREATE TABLE ratings (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  account_id text NOT NULL,
  rating int NOT NULL,
  -- NULL where they gave none, or were erased
  words text,
  at text NOT NULL,
  PRIMARY KEY (workspace_id, plan_id, account_id)
);

CREATE TABLE execution_names (
  workspace_id text NOT NULL,
  kind text NOT NULL,
  id text NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (workspace_id, kind, id)
);

CREATE TABLE client_users (
  workspace_id text NOT NULL,
  client_id text NOT NULL,
  account_id text NOT NULL,
  PRIMARY KEY (workspace_id, client_id, account_id)
);
