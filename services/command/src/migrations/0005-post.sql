-- What waits for people until it goes out by mail. Whoever puts something in locks the person's line, and so does who decides
-- what goes out: neither misses the other.
CREATE TABLE identity.post (
  workspace_id text NOT NULL,
  account_id text NOT NULL,
  look_at timestamptz, -- null: not before there is something new
  mail_at timestamptz, -- of the last mail that was not at once
  digest_on date, -- the local date for which the mail of the day was last looked at
  weekly_on date,
  PRIMARY KEY (workspace_id, account_id)
);
CREATE INDEX post_due ON identity.post (look_at) WHERE look_at IS NOT NULL;

CREATE TABLE identity.post_news (
  id text PRIMARY KEY,
  workspace_id text NOT NULL,
  account_id text NOT NULL,
  held_for text, -- the client whose invitation they have not accepted
  at timestamptz NOT NULL,
  news jsonb NOT NULL -- of people it names accounts alone
);
CREATE INDEX post_news_for ON identity.post_news (workspace_id, account_id, at);

-- The processes that somebody has been told of, and of which tasks in them, so that they are reminded once.
CREATE TABLE identity.post_processes (
  workspace_id text NOT NULL,
  account_id text NOT NULL,
  process_id text NOT NULL,
  told jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (workspace_id, account_id, process_id)
);
