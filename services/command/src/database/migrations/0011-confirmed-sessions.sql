-- When whoever has a session last showed by a code that it is they; without one, as they signed in.
ALTER TABLE identity.sessions ADD COLUMN confirmed_at timestamptz;
CREATE INDEX frame_tickets_by_account ON identity.frame_tickets ((good_for->>'accountId'));
-- Whether something looks for viruses in files that are taken in, as the command services last said.
CREATE TABLE identity.virus_scanner (only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one), is_there boolean NOT NULL);
