import { LOGINS } from '@waymark/postgres';

/**
 * The login that answers every read: it owns nothing, has no other role to take on, and row-level
 * security binds it.
 */
export const READER = LOGINS.reader;

const setting = (name: string) => `current_setting('waymark.${name}', true)`;

/**
 * SQL for who is reading, set for one transaction by `readAs`; NULL, and so never equal, when
 * nobody has said so. The workspace stands bare, so that the planner sees which one it is and how
 * many rows it has; the others are looked up once for a statement and not once for a row.
 */
export const reader = {
  workspace: setting('workspace'),
  party: `(SELECT ${setting('party')})`,
  /** Whose user they are; of a guest, the client that what is shared with them is of. */
  clients: `(SELECT string_to_array(${setting('client')}, ','))::text[]`,
  account: `(SELECT ${setting('account')})`,
  /** The plans, and the project, that are shared with a guest. */
  plans: `(SELECT string_to_array(${setting('plans')}, ','))::text[]`,
  project: `(SELECT ${setting('project')})`,
};

/**
 * An SQL condition: the row is of a client whose user reads. One person may be a user of several.
 */
export const ofClients = (column = 'client_id'): string => `${column} = ANY(${reader.clients})`;

/**
 * True for the team, for a client's user where `client` (an SQL condition) holds, for a guest where
 * `guest` does, and for nobody else. A CASE, since of a party compared by OR the planner believes
 * that it lets one row in two hundred pass, in each table of a join anew: of a thousand tasks it
 * then expects one, and walks the tables in an order that only fits one.
 */
export const seenBy = (client: string, guest = 'false'): string =>
  `CASE ${reader.party} WHEN 'team' THEN true WHEN 'client' THEN ${client} WHEN 'guest' THEN ${guest} ELSE false END`;

/**
 * An SQL condition for guests, of rows that stand for a plan or a part of one: what the client
 * sees, within the plans that are shared.
 */
export const sharedOf = (client: string, plan = 'plan_id'): string =>
  `(${client}) AND ${plan} = ANY(${reader.plans})`;

/** A table of a read model. */
export type Table = {
  readonly name: string;
  /** Makes it, with its key and the indexes by which the projection itself finds rows. */
  readonly ddl: string;
  /** Says who may read which of its rows. */
  readonly guard: string;
  /**
   * Indexes that nothing but reads needs, and their columns: they are made once the table is
   * filled.
   */
  readonly forReads: Readonly<Record<string, string>>;
};

/** For a table without a tenant of its own: who may see a row, said in full. */
export function tableWithPolicy(
  name: string,
  ddl: string,
  policy: string,
  forReads: Table['forReads'] = {},
): Table {
  return {
    name,
    ddl,
    guard: `
ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS who_may_read ON ${name};
CREATE POLICY who_may_read ON ${name} FOR SELECT TO ${READER} USING (${policy});
GRANT SELECT ON ${name} TO ${READER};`,
    forReads,
  };
}

/**
 * A table with a column `workspace_id`: the team reads the rows of its workspace, a client's user
 * only those of them for which `client` (an SQL condition) holds, a guest those for which `guest`
 * does: none, unless it is said.
 */
export const guardedTable = (
  name: string,
  ddl: string,
  client: string,
  forReads: Table['forReads'] = {},
  guest = 'false',
): Table =>
  tableWithPolicy(
    name,
    ddl,
    `workspace_id = ${reader.workspace} AND ${seenBy(client, guest)}`,
    forReads,
  );

/**
 * The same of plans and their parts, by `plan_id`: of what is shared with them, guests read what
 * the client reads.
 */
export const sharedTable = (
  name: string,
  ddl: string,
  client: string,
  forReads: Table['forReads'] = {},
): Table => guardedTable(name, ddl, client, forReads, sharedOf(client));
