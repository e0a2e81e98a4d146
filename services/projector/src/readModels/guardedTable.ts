/** The role that every read goes by: it owns nothing and row-level security binds it. */
export const READER = 'waymark_reader';

const setting = (name: string) =>
  `(SELECT current_setting('waymark.${name}', true))`;

/** SQL for who is reading, set for one transaction by `readAs`; NULL, and so never equal, when nobody has said so. */
export const reader = {
  workspace: setting('workspace'),
  party: setting('party'),
  client: setting('client'),
  account: setting('account'),
};

const TEAM = `${reader.party} = 'team'`;
const CLIENT = `${reader.party} = 'client'`;

/** For a table without a tenant of its own: who may see a row, said in full. */
export function tableWithPolicy(
  name: string,
  ddl: string,
  policy: string,
): { name: string; ddl: string } {
  return {
    name,
    ddl: `${ddl}
ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY;
CREATE POLICY who_may_read ON ${name} FOR SELECT TO ${READER} USING (${policy});
GRANT SELECT ON ${name} TO ${READER};`,
  };
}

/**
 * A table with a column `workspace_id`: the team reads the rows of its workspace, a client's user only those of them
 * for which `client` (an SQL condition) holds.
 */
export const guardedTable = (
  name: string,
  ddl: string,
  client: string,
): { name: string; ddl: string } =>
  tableWithPolicy(
    name,
    ddl,
    `workspace_id = ${reader.workspace} AND (${TEAM} OR (${CLIENT} AND ${client}))`,
  );
