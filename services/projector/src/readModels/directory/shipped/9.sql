CREATE TABLE workspaces (workspace_id text PRIMARY KEY, name text NOT NULL, created_at text NOT NULL, answer_hours int,
  -- those that are heard
  booking_providers jsonb NOT NULL DEFAULT '[]',
  booking_hosts jsonb NOT NULL DEFAULT '[]',
  display_name text NOT NULL DEFAULT '',
  claim text NOT NULL DEFAULT '',
  brand_color text,
  -- null: that of the instance
  time_zone text,
  -- with what is served of them; null: none
  header jsonb,
  logo jsonb,
  revision bigint NOT NULL DEFAULT 9223372036854775807);

CREATE TABLE members (
  workspace_id text NOT NULL,
  account_id text NOT NULL,
  -- 'team', or the id of the client whose user it is
  belongs_to text NOT NULL,
  party text NOT NULL,
  role text,
  client_id text,
  active boolean NOT NULL,
  since text NOT NULL,
  PRIMARY KEY (workspace_id, account_id, belongs_to)
);
CREATE INDEX members_account ON members (account_id);
CREATE INDEX members_client ON members (workspace_id, client_id);

CREATE TABLE invitations (
  workspace_id text NOT NULL,
  account_id text NOT NULL,
  -- 'team', or the id of the client
  belongs_to text NOT NULL,
  party text NOT NULL,
  client_id text,
  state text NOT NULL,
  invited_by text NOT NULL,
  email text,
  first_name text NOT NULL,
  last_name text NOT NULL,
  gender text,
  name text NOT NULL,
  leads_to_kind text,
  leads_to_id text,
  since text NOT NULL,
  PRIMARY KEY (workspace_id, account_id, belongs_to)
);
CREATE INDEX invitations_account ON invitations (account_id);

CREATE TABLE invitation_blocks (account_id text NOT NULL, workspace_id text NOT NULL, PRIMARY KEY (account_id, workspace_id));

CREATE TABLE people (
  account_id text PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  gender text,
  name text NOT NULL,
  created_at text NOT NULL,
  language text,
  -- since when nothing is known of them any more
  erased_at text,
  revision bigint NOT NULL DEFAULT 9223372036854775807
);

CREATE TABLE addresses (account_id text PRIMARY KEY, email text NOT NULL);

CREATE TABLE clients (
  workspace_id text NOT NULL,
  client_id text NOT NULL,
  name text NOT NULL,
  removed boolean NOT NULL,
  created_at text NOT NULL,
  revision bigint NOT NULL DEFAULT 9223372036854775807,
  PRIMARY KEY (workspace_id, client_id)
);

CREATE TABLE projects (
  workspace_id text NOT NULL,
  project_id text NOT NULL,
  client_id text NOT NULL,
  name text NOT NULL,
  removed boolean NOT NULL,
  created_at text NOT NULL,
  revision bigint NOT NULL DEFAULT 9223372036854775807,
  PRIMARY KEY (workspace_id, project_id)
);
CREATE INDEX projects_client ON projects (workspace_id, client_id);

CREATE TABLE roles (
  workspace_id text NOT NULL,
  role_id text NOT NULL,
  name text NOT NULL,
  intern_extern text NOT NULL,
  default_account_id text,
  removed boolean NOT NULL,
  revision bigint NOT NULL DEFAULT 9223372036854775807,
  PRIMARY KEY (workspace_id, role_id)
);
