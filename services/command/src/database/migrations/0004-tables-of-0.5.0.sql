-- Addresses that mails about a conversation are answered to: one for each conversation and receiver. They name people by
-- account id alone; whose an address is can't be told from it.
CREATE TABLE identity.reply_addresses (
  handle text PRIMARY KEY,
  workspace_id text NOT NULL,
  process_id text NOT NULL,
  task_id text NOT NULL,
  account_id text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now()
);

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

-- How much of its room each workspace uses for files. What is arriving counts until it is kept, refused, or long over.
CREATE TABLE identity.file_room (
  workspace_id text NOT NULL,
  file_id text NOT NULL,
  bytes bigint NOT NULL,
  until timestamptz, -- null: it is kept
  PRIMARY KEY (workspace_id, file_id)
);

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

-- What somebody has answered to the form of a task and not sent, field by field, each with a revision of its own, so that two
-- people who fill in one form find each other's answers. Sealed by the key of who wrote it; it goes once answers are sent.
CREATE TABLE identity.answer_drafts (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  task_id text NOT NULL,
  field_id text NOT NULL,
  account_id text NOT NULL,
  sealed text NOT NULL,
  revision bigint NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (workspace_id, plan_id, task_id, field_id)
);

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
