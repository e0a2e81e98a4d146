import { guardedTable, ofClients, sharedTable } from '../model/guardedTable.ts';

const OF_CLIENT = ofClients();
/**
 * An SQL condition: a task of the reader's client asks for the form, or once did. The resource
 * itself leaves out what they must not see of it.
 */
const ASKED = `EXISTS (SELECT 1 FROM form_uses u
  WHERE u.workspace_id = form_versions.workspace_id AND u.form_id = form_versions.form_id AND u.version = form_versions.version)`;

/** Forms as they are being made and as they were published; instants are ISO text. */
export const formTables = [
  guardedTable(
    'forms',
    `CREATE TABLE forms (
  workspace_id text NOT NULL,
  id text NOT NULL,
  name text NOT NULL,
  definition jsonb NOT NULL,
  questions int NOT NULL,
  version int NOT NULL,
  changed boolean NOT NULL,
  created_at text NOT NULL,
  updated_at text NOT NULL,
  removed boolean NOT NULL,
  revision bigint NOT NULL,
  origins jsonb NOT NULL,
  has_key boolean NOT NULL,
  PRIMARY KEY (workspace_id, id)
);`,
    'false',
  ),
  sharedTable(
    'form_plans',
    `CREATE TABLE form_plans (workspace_id text NOT NULL, plan_id text NOT NULL, client_id text NOT NULL, PRIMARY KEY (workspace_id, plan_id));`,
    OF_CLIENT,
  ),
  sharedTable(
    'form_uses',
    `CREATE TABLE form_uses (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  client_id text NOT NULL,
  form_id text NOT NULL,
  version int NOT NULL,
  PRIMARY KEY (workspace_id, form_id, version, plan_id)
);`,
    OF_CLIENT,
  ),
  guardedTable(
    'form_versions',
    `CREATE TABLE form_versions (
  workspace_id text NOT NULL,
  form_id text NOT NULL,
  version int NOT NULL,
  name text NOT NULL,
  definition jsonb NOT NULL,
  published_at text NOT NULL,
  published_by text,
  PRIMARY KEY (workspace_id, form_id, version)
);`,
    ASKED,
    {},
    ASKED,
  ),
];
