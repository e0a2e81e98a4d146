CREATE TABLE answers (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  plan_kind text NOT NULL,
  task_id text NOT NULL,
  client_id text NOT NULL,
  form_id text NOT NULL,
  version int NOT NULL,
  state text NOT NULL,
  sent_at text NOT NULL,
  sent_by text,
  changed_at text NOT NULL,
  given jsonb NOT NULL,
  asked jsonb NOT NULL,
  PRIMARY KEY (workspace_id, plan_id, task_id)
);

CREATE TABLE answer_files (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  task_id text NOT NULL,
  id text NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  -- the smallest first: {key, bytes, width, height}
  contents jsonb NOT NULL,
  erased boolean NOT NULL,
  PRIMARY KEY (workspace_id, id)
);
