CREATE TABLE mail_words (
  workspace_id text NOT NULL,
  id text NOT NULL,
  blueprint_id text NOT NULL,
  mail text NOT NULL,
  subject text NOT NULL,
  headline text NOT NULL,
  body text NOT NULL,
  button_text text NOT NULL,
  updated_at text NOT NULL,
  PRIMARY KEY (workspace_id, id)
);
