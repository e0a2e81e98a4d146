-- What somebody is signed in by, as it is told to them: the browser's name for itself, a part of its address, how they showed who
-- they are (RFC 8176), and when it was last used. Of sessions from before little is known.
ALTER TABLE identity.sessions
  ADD COLUMN browser text,
  ADD COLUMN system text,
  ADD COLUMN network text NOT NULL DEFAULT '',
  ADD COLUMN amr text[] NOT NULL DEFAULT '{otp}',
  ADD COLUMN used_at timestamptz;
UPDATE identity.sessions s SET used_at = coalesce(
  (SELECT max(t.used_at) FROM identity.refresh_tokens t WHERE t.session_id = s.session_id), s.opened_at);
ALTER TABLE identity.sessions ALTER COLUMN used_at SET DEFAULT now(), ALTER COLUMN used_at SET NOT NULL;
CREATE INDEX sessions_by_account ON identity.sessions (account_id);
-- Who has signed in before: of their very first sign-in nobody is told by mail.
CREATE TABLE identity.signed_in_once (account_id text PRIMARY KEY);
INSERT INTO identity.signed_in_once SELECT DISTINCT account_id FROM identity.sessions WHERE guest IS NULL;
