-- Links by which processes and projects are shared are found by the digest of their token, and their passwords are held
-- against what argon2id makes of them, with what it took. Neither stands here in clear.
CREATE TABLE identity.share_links (
  token_hash bytea PRIMARY KEY,
  link_id text NOT NULL,
  workspace_id text NOT NULL,
  kind text NOT NULL,
  thing_id text NOT NULL
);
CREATE TABLE identity.share_passwords (
  password_id text PRIMARY KEY,
  hash bytea NOT NULL,
  salt bytea NOT NULL,
  memory integer NOT NULL, -- KiB
  passes integer NOT NULL,
  lanes integer NOT NULL
);
-- Of a guest's session: {workspaceId, linkId, of}; null for people who signed in.
ALTER TABLE identity.sessions ADD COLUMN guest jsonb;
