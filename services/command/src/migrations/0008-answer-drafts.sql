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
