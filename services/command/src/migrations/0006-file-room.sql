-- How much of its room each workspace uses for files. What is arriving counts until it is kept, refused, or long over.
CREATE TABLE identity.file_room (
  workspace_id text NOT NULL,
  file_id text NOT NULL,
  bytes bigint NOT NULL,
  until timestamptz, -- null: it is kept
  PRIMARY KEY (workspace_id, file_id)
);
