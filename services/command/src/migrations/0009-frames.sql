-- Keys by which the servers of other sites ask for tickets, and the tickets themselves, stand here as digests alone. A ticket
-- is taken once: it is deleted as it is taken. What it is good for stands beside it.
CREATE TABLE identity.frame_keys (
  key_hash bytea PRIMARY KEY,
  key_id text NOT NULL,
  workspace_id text NOT NULL,
  form_id text NOT NULL
);
CREATE TABLE identity.frame_tickets (
  ticket_hash bytea PRIMARY KEY,
  good_for jsonb NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX frame_tickets_by_end ON identity.frame_tickets (expires_at);
