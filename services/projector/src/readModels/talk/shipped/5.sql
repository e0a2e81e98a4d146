CREATE TABLE talk_plans (workspace_id text NOT NULL, plan_id text NOT NULL, client_id text NOT NULL, PRIMARY KEY (workspace_id, plan_id));

CREATE TABLE talk_modules (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  module_id text NOT NULL,
  client_id text NOT NULL,
  audience text NOT NULL,
  PRIMARY KEY (workspace_id, plan_id, module_id)
);

CREATE TABLE talk_hidden (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  task_id text NOT NULL, PRIMARY KEY (workspace_id, plan_id, task_id));

CREATE TABLE messages (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  task_id text NOT NULL,
  id text NOT NULL,
  -- 'message', or 'stuck' for the reason that came with a status
  kind text NOT NULL,
  -- 'shown', 'held' or 'rejected'
  state text NOT NULL,
  -- of the task when it was said
  audience text NOT NULL,
  -- whether the task itself is the team's alone by now
  task_hidden boolean NOT NULL DEFAULT false,
  side text NOT NULL,
  via text NOT NULL,
  rest text,
  sender_name text,
  sender_address text,
  module_id text NOT NULL,
  position bigint NOT NULL,
  at text NOT NULL,
  author_id text,
  text text NOT NULL,
  -- the key of who wrote it was deleted
  erased boolean NOT NULL,
  mentions jsonb NOT NULL,
  -- what it read before it was edited, the oldest first: {text, at}
  versions jsonb NOT NULL,
  edited_at text,
  deleted_at text,
  -- ids, in the order in which they are shown
  files jsonb NOT NULL DEFAULT '[]',
  PRIMARY KEY (workspace_id, plan_id, task_id, id)
);

CREATE TABLE notes (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  task_id text NOT NULL, id text NOT NULL, module_id text NOT NULL,
  position bigint NOT NULL,
  at text NOT NULL,
  author_id text,
  text text NOT NULL,
  -- the key of who wrote it was deleted
  erased boolean NOT NULL,
  mentions jsonb NOT NULL,
  -- what it read before it was edited, the oldest first: {text, at}
  versions jsonb NOT NULL,
  edited_at text,
  deleted_at text,
  -- ids, in the order in which they are shown
  files jsonb NOT NULL DEFAULT '[]', PRIMARY KEY (workspace_id, plan_id, task_id, id));

CREATE TABLE files (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  task_id text NOT NULL,
  id text NOT NULL,
  account_id text NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  -- the smallest first: {key, bytes, width, height}
  contents jsonb NOT NULL,
  erased boolean NOT NULL,
  PRIMARY KEY (workspace_id, id)
);

CREATE TABLE conversations (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  task_id text NOT NULL, handed_to text, PRIMARY KEY (workspace_id, plan_id, task_id));

CREATE TABLE seen_messages (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  task_id text NOT NULL, id text NOT NULL, account_id text NOT NULL, at text NOT NULL,
  PRIMARY KEY (workspace_id, plan_id, task_id, id, account_id));

CREATE TABLE seen_notes (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  task_id text NOT NULL, id text NOT NULL, account_id text NOT NULL, at text NOT NULL,
  PRIMARY KEY (workspace_id, plan_id, task_id, id, account_id));

CREATE TABLE attention (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  task_id text NOT NULL, account_id text NOT NULL,
  seen_up_to text,
  put_off_until text,
  put_off_at text,
  PRIMARY KEY (workspace_id, account_id, plan_id, task_id));

CREATE TABLE notice_marks (workspace_id text NOT NULL, account_id text NOT NULL, opened_up_to text, read_up_to text,
  PRIMARY KEY (workspace_id, account_id));

CREATE TABLE notices_read (workspace_id text NOT NULL, account_id text NOT NULL, notice_id text NOT NULL,
  PRIMARY KEY (workspace_id, account_id, notice_id));
