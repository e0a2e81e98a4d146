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
