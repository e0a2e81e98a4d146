CREATE TABLE views (
  workspace_id text NOT NULL,
  id text NOT NULL,
  list text NOT NULL,
  name text NOT NULL,
  search text NOT NULL,
  shared boolean NOT NULL,
  account_id text NOT NULL,
  created_at text NOT NULL,
  PRIMARY KEY (workspace_id, id)
);
