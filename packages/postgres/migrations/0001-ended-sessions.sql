CREATE TABLE identity.ended_sessions (
  session_id text PRIMARY KEY,
  ended_at timestamptz NOT NULL DEFAULT now()
);
