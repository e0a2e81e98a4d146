-- Keys by which programs work in a workspace, as who checks them needs to know them. What people are told of them stands in the log.
CREATE TABLE identity.api_keys (
  key_id text PRIMARY KEY,
  workspace_id text NOT NULL,
  scopes text[] NOT NULL,
  ends_at timestamptz, -- by itself
  ended_at timestamptz, -- taken back
  last_used date, -- in UTC
  last_network text
);
CREATE INDEX api_keys_of_workspace ON identity.api_keys (workspace_id);
-- SHA-256 of the text of a key, and of its texts of before, so that who comes with one is told that it was replaced.
CREATE TABLE identity.api_key_secrets (
  digest bytea PRIMARY KEY,
  key_id text NOT NULL REFERENCES identity.api_keys ON DELETE CASCADE,
  good_until timestamptz -- of one that was replaced
);
CREATE INDEX api_key_secrets_of_key ON identity.api_key_secrets (key_id);
