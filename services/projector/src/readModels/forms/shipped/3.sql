CREATE TABLE forms (
  workspace_id text NOT NULL,
  id text NOT NULL,
  name text NOT NULL,
  definition jsonb NOT NULL,
  questions int NOT NULL,
  version int NOT NULL,
  changed boolean NOT NULL,
  created_at text NOT NULL,
  updated_at text NOT NULL,
  removed boolean NOT NULL,
  revision bigint NOT NULL,
  origins jsonb NOT NULL,
  has_key boolean NOT NULL,
  PRIMARY KEY (workspace_id, id)
);

CREATE TABLE form_plans (workspace_id text NOT NULL, plan_id text NOT NULL, client_id text NOT NULL, PRIMARY KEY (workspace_id, plan_id));

CREATE TABLE form_uses (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  client_id text NOT NULL,
  form_id text NOT NULL,
  version int NOT NULL,
  PRIMARY KEY (workspace_id, form_id, version, plan_id)
);

CREATE TABLE form_versions (
  workspace_id text NOT NULL,
  form_id text NOT NULL,
  version int NOT NULL,
  name text NOT NULL,
  definition jsonb NOT NULL,
  published_at text NOT NULL,
  published_by text,
  PRIMARY KEY (workspace_id, form_id, version)
);
