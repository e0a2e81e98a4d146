import { guardedTable, ofClients, reader } from '../model/guardedTable.ts';

/**
 * The tables of what is shared by link and password, and who came by it; instants are ISO text.
 * `id`: `<kind>_<thing_id>`.
 */
export const shareTables = [
  guardedTable(
    'shares',
    `CREATE TABLE shares (
  workspace_id text NOT NULL,
  id text NOT NULL,
  kind text NOT NULL,
  thing_id text NOT NULL,
  client_id text NOT NULL,
  link_id text NOT NULL,
  token text NOT NULL,
  open boolean NOT NULL,
  may_work boolean NOT NULL,
  until text,
  password_at text NOT NULL,
  password_by text NOT NULL,
  PRIMARY KEY (workspace_id, id)
);`,
    'false',
  ),
  // Those too who are in no more, since the history names them.
  guardedTable(
    'guests',
    `CREATE TABLE guests (
  workspace_id text NOT NULL,
  guest_id text NOT NULL,
  link_id text NOT NULL,
  kind text NOT NULL,
  thing_id text NOT NULL,
  client_id text NOT NULL,
  -- null: its key was deleted
  name text,
  came_at text NOT NULL,
  looked_at text NOT NULL,
  inside boolean NOT NULL,
  PRIMARY KEY (workspace_id, guest_id)
);
CREATE INDEX guests_guest ON guests (guest_id);
CREATE INDEX guests_link ON guests (workspace_id, link_id);`,
    ofClients(),
    {},
    `${ofClients()} AND CASE kind WHEN 'process' THEN thing_id = ANY(${reader.plans}) ELSE thing_id = ${reader.project} END`,
  ),
];
