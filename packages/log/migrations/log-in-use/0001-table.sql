-- Checkpoints are positions of one log. This row names the log that those in this database belong to, by an event at
-- which the reactions have stood: a log that holds that event at that position gives all positions before it the same
-- meaning. The event is missing as long as nothing was read.
CREATE TABLE identity.log_in_use (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  kind text NOT NULL,
  stream text,
  revision bigint,
  event_id text,
  position bigint
);
