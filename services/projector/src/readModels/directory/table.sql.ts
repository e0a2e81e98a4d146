import { guardedTable, ofClients, reader, tableWithPolicy } from '../model/guardedTable.ts';
import { settingColumns } from './workspaceSettings.ts';

/**
 * The tables of the directory: workspaces, people, clients, projects, roles. What was removed keeps
 * its row (`removed`, `active`), since history and tasks still name it. E-mail addresses stand
 * apart: a client's users may know the names of the team, not the addresses.
 */
const KNOWN_HERE = 'EXISTS (SELECT 1 FROM members m WHERE m.account_id = people.account_id)';

/**
 * The revision of the row's stream at its last change: a command says by it what it is based on.
 * Rows written before revisions were kept get the highest, so that no change finds them too old.
 */
export const REVISION = `revision bigint NOT NULL DEFAULT 9223372036854775807`;

const KNOWN_TO_CLIENTS = `(party = 'team' OR ${ofClients()})`;
const OWN = ofClients();

export const directoryTables = [
  guardedTable(
    'workspaces',
    `CREATE TABLE workspaces (workspace_id text PRIMARY KEY, name text NOT NULL, created_at text NOT NULL, answer_hours int,
  -- those that are heard
  booking_providers jsonb NOT NULL DEFAULT '[]',${settingColumns.begun}
  -- null: that of the instance
  time_zone text,
  -- with what is served of them; null: none
  header jsonb,
  logo jsonb,
  ${REVISION});`,
    'true',
    {},
    'true',
  ),
  guardedTable(
    'members',
    `CREATE TABLE members (
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
CREATE INDEX members_client ON members (workspace_id, client_id);`,
    KNOWN_TO_CLIENTS,
    {},
    KNOWN_TO_CLIENTS,
  ),
  // What the inviting side typed about people who have not accepted. Nothing of their accounts is
  // seen before they do.
  guardedTable(
    'invitations',
    `CREATE TABLE invitations (
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
CREATE INDEX invitations_account ON invitations (account_id);`,
    OWN,
  ),
  // Who wants no invitation, from one workspace or ('') from any: theirs alone to know.
  tableWithPolicy(
    'invitation_blocks',
    `CREATE TABLE invitation_blocks (account_id text NOT NULL, workspace_id text NOT NULL, PRIMARY KEY (account_id, workspace_id));`,
    'false',
  ),
  tableWithPolicy(
    'people',
    `CREATE TABLE people (
  account_id text PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  gender text,
  name text NOT NULL,
  created_at text NOT NULL,
  language text,
  -- since when nothing is known of them any more
  erased_at text,
  ${REVISION}
);`,
    KNOWN_HERE,
  ),
  tableWithPolicy(
    'addresses',
    `CREATE TABLE addresses (account_id text PRIMARY KEY, email text NOT NULL);`,
    `EXISTS (SELECT 1 FROM members m WHERE m.account_id = addresses.account_id
      AND CASE ${reader.party} WHEN 'team' THEN true WHEN 'client' THEN ${ofClients('m.client_id')} OR m.account_id = ${reader.account} ELSE false END)`,
  ),
  guardedTable(
    'clients',
    `CREATE TABLE clients (
  workspace_id text NOT NULL,
  client_id text NOT NULL,
  name text NOT NULL,
  removed boolean NOT NULL,
  created_at text NOT NULL,
  ${REVISION},
  PRIMARY KEY (workspace_id, client_id)
);`,
    OWN,
    {},
    OWN,
  ),
  guardedTable(
    'projects',
    `CREATE TABLE projects (
  workspace_id text NOT NULL,
  project_id text NOT NULL,
  client_id text NOT NULL,
  name text NOT NULL,
  removed boolean NOT NULL,
  created_at text NOT NULL,
  ${REVISION},
  PRIMARY KEY (workspace_id, project_id)
);
CREATE INDEX projects_client ON projects (workspace_id, client_id);`,
    OWN,
    {},
    `${OWN} AND project_id = ${reader.project}`,
  ),
  guardedTable(
    'roles',
    `CREATE TABLE roles (
  workspace_id text NOT NULL,
  role_id text NOT NULL,
  name text NOT NULL,
  intern_extern text NOT NULL,
  default_account_id text,
  removed boolean NOT NULL,
  ${REVISION},
  PRIMARY KEY (workspace_id, role_id)
);`,
    'false',
  ),
];
