CREATE TABLE api_keys (
  workspace_id text NOT NULL,
  key_id text NOT NULL,
  name text NOT NULL,
  scopes jsonb NOT NULL,
  last_four text NOT NULL,
  ends_at text,
  previous_until text,
  made_at text NOT NULL,
  made_by text,
  text_at text NOT NULL,
  ended_at text,
  PRIMARY KEY (workspace_id, key_id)
);
