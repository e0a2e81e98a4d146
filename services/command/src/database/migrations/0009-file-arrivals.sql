-- What is being brought, one row an upload, until it is settled whether it was kept; contents that it may have put are named before they are there.
CREATE TABLE identity.file_arrivals (
  upload_id uuid PRIMARY KEY,
  workspace_id text NOT NULL,
  file_id text NOT NULL,
  bytes bigint NOT NULL,
  keys text[] NOT NULL DEFAULT '{}',
  until timestamptz NOT NULL -- whoever brings it has ended by then
);
CREATE INDEX file_arrivals_of ON identity.file_arrivals (workspace_id, file_id);
CREATE INDEX file_arrivals_until ON identity.file_arrivals (until);
