CREATE TABLE notices (
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
CREATE INDEX notices_module ON notices (workspace_id, plan_id, module_id);

CREATE TABLE notice_team (workspace_id text NOT NULL, account_id text NOT NULL, role text NOT NULL, PRIMARY KEY (workspace_id, account_id));

CREATE TABLE notice_talkers (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  task_id text NOT NULL,
  account_id text NOT NULL,
  because text NOT NULL,
  PRIMARY KEY (workspace_id, plan_id, task_id, account_id, because)
);
