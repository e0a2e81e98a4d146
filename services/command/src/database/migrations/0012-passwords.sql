-- By which people sign in who have set one: argon2id, with the cost that each was made by; the pepper is not here. A word that was
-- mailed may be for choosing a new one, and nothing else.
CREATE TABLE identity.passwords (
  account_id text PRIMARY KEY,
  hash bytea NOT NULL,
  salt bytea NOT NULL,
  memory int NOT NULL, -- KiB
  passes int NOT NULL,
  lanes int NOT NULL,
  set_at timestamptz NOT NULL
);
ALTER TABLE identity.challenges ADD COLUMN for_password boolean NOT NULL DEFAULT false;
