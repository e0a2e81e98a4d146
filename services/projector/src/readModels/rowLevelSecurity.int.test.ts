import { streamOf } from '@waymark/events';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resources } from '../resources.ts';
import { copied, milestone, module, task, whole } from '../testing/builders.ts';
import { World } from '../testing/world.ts';
import { readModels } from './readModels.ts';

let world: World;
let db: pg.Client;

/** Workspaces A and B, each with clients X and Y, each with a user, a project and a process; every name says whose it is. */
beforeAll(async () => {
  world = await World.open();
  db = new pg.Client({ connectionString: world.connectionString });
  await db.connect();
  for (const w of ['A', 'B']) {
    await world.openAccount(`team${w}`, `Team${w}`);
    await world.append(streamOf.workspace(w), [
      { type: 'WorkspaceCreated', data: { workspaceId: w, name: `${w}` } },
      { type: 'MemberAdded', data: { accountId: `team${w}`, role: 'OWNER' } },
      { type: 'RoleAdded', data: { roleId: `r::${w}`, name: `${w} role`, internExtern: 'INTERN', defaultAccountId: `team${w}` } },
    ]);
    await world.append(streamOf.blueprint(w, `${w}-bp`), [
      { type: 'BlueprintCreated', data: { blueprintId: `${w}-bp`, name: `${w} secret blueprint` } },
      ...plan(`${w}-bp`),
    ]);
    for (const c of ['X', 'Y']) await client(w, `${w}${c}`);
  }
});
afterAll(async () => {
  await db.end();
  await world.close();
});

const plan = (id: string) => [
  copied([milestone(`${id}-m`)], [
    whole(module(`${id}-open`, `${id}-m`, { title: `${id} open` }), [task(`${id}-t`, `${id}-open`)]),
    whole(module(`${id}-inner`, `${id}-m`, { title: `${id} hush`, audience: 'INTERN' }), [task(`${id}-h`, `${id}-inner`, { headline: `${id} hush` })]),
  ]),
  { type: 'ModuleWeightsSet' as const, data: { milestoneId: `${id}-m`, weights: { [`${id}-open`]: 2, [`${id}-inner`]: 1 } } },
  { type: 'TaskHeadlineSet' as const, data: { taskId: `${id}-h`, moduleId: `${id}-inner`, from: `${id} hush`, to: `${id} hush 2` } },
  { type: 'PlaceholderAdded' as const, data: { placeholderId: `p::${id}`, name: id, description: '', matchedTo: null } },
  { type: 'VariableAdded' as const, data: { variableId: `${id}-v`, name: id, type: 'STRING' as const, value: '', label: '' } },
];

async function client(w: string, c: string): Promise<void> {
  await world.openAccount(`user${c}`, `User${c}`);
  await world.append(streamOf.client(w, c), [
    { type: 'ClientAdded', data: { clientId: c, name: c } },
    { type: 'ClientUserInvited', data: { clientId: c, accountId: `user${c}` } },
  ]);
  await world.append(streamOf.project(w, `${c}-pr`), [{ type: 'ProjectAdded', data: { projectId: `${c}-pr`, clientId: c, name: c } }]);
  await world.append(streamOf.process(w, `${c}-p`), [
    { type: 'ProcessCreated', data: { processId: `${c}-p`, projectId: `${c}-pr`, clientId: c, name: c, blueprintId: `${w}-bp`, start: '2026-11-01', end: '2027-01-02' } },
    ...plan(`${c}-p`),
  ]);
}

const everybody = [
  { who: 'teamA', workspace: 'A', sees: /A/, never: /B[^a-z]|[^a-z]B|teamB|userB/ },
  { who: 'teamB', workspace: 'B', sees: /B/, never: /A[^a-z]|[^a-z]A|teamA|userA/ },
  { who: 'userAX', workspace: 'A', sees: /AX/, never: /AY|BX|BY|hush|secret|A-bp-|r::|teamA@|teamB/ },
  { who: 'userAY', workspace: 'A', sees: /AY/, never: /AX|BX|BY|hush|secret|A-bp-|r::|teamA@|teamB/ },
  { who: 'userBX', workspace: 'B', sees: /BX/, never: /BY|AX|AY|hush|secret|B-bp-|r::|teamB@|teamA/ },
];
const hiddenFromClients = ['blueprints', 'roles'];

for (const { who, workspace, sees, never } of everybody) {
  test.each(resources.map(({ name }) => name))(`${who} reads of %s what is theirs and nothing else`, async (resource) => {
    const rows = await world.rows(who, workspace, resource, { range: [0, 999] });
    const text = JSON.stringify(rows);
    if (who.startsWith('user') && hiddenFromClients.includes(resource)) expect(rows).toEqual([]);
    else expect(text).toMatch(sees);
    expect(text).not.toMatch(never);
  });
}

test('what a list does not show is not found by id either', async () => {
  for (const { name } of resources) {
    const mine = new Set((await world.rows('userAX', 'A', name, { range: [0, 999] })).map((row) => row['id']));
    const all = await world.rows('teamA', 'A', name, { range: [0, 999] });
    for (const { id } of all.filter((row) => !mine.has(row['id']))) {
      expect((await world.get('userAX', 'A', `/api/${name}/${encodeURIComponent(`${id}`)}`)).status, `${name} ${id}`).toBe(404);
    }
  }
});

test('a hidden task tells a client nothing, not even through the event that brought it', async () => {
  expect(await world.rows('userAX', 'A', 'history', { filter: { taskId: 'AX-p-h' } })).toEqual([]);
  expect(await world.rows('userAX', 'A', 'history', { filter: { moduleId: 'AX-p-inner' } })).toEqual([]);
  expect(await world.rows('teamA', 'A', 'history', { filter: { taskId: 'AX-p-h' } })).toHaveLength(2);
});

test('nobody reads in a workspace that is not theirs', async () => {
  for (const { name } of resources) {
    const { status, body } = await world.get('teamA', 'B', `/api/${name}`);
    expect([name, status, body['code']]).toEqual([name, 403, 'no-permission']);
  }
});

const tables = readModels.flatMap((model) => model.tables.map(({ name }) => name));

test.each(tables)('the database itself guards read.%s', async (table) => {
  const seen = async (settings: Record<string, string>): Promise<string> => {
    await db.query('BEGIN');
    for (const [name, value] of Object.entries(settings)) await db.query('SELECT set_config($1, $2, true)', [`waymark.${name}`, value]);
    await db.query('SET LOCAL ROLE waymark_reader');
    const { rows } = await db.query(`SELECT * FROM read.${table}`);
    await db.query('ROLLBACK');
    return JSON.stringify(rows);
  };
  expect(await seen({})).toBe('[]');
  expect(await seen({ workspace: 'A', party: 'nobody', client: 'AX' })).toBe('[]');
  expect(await seen({ workspace: 'A', party: 'client', client: '' })).not.toMatch(/AX|AY|B[XY]/);
  expect(await seen({ workspace: 'A', party: 'team' })).not.toMatch(/"B|teamB/);
  expect(await seen({ workspace: 'A', party: 'team' })).toMatch(/A/);
  // What is told of several modules stays in the row and is left out by the query.
  const told = table === 'history' ? /AY|B[XY]|secret|r::|teamA@/ : /AY|B[XY]|hush|secret|r::|teamA@/;
  expect(await seen({ workspace: 'A', party: 'client', client: 'AX', account: 'userAX' })).not.toMatch(told);
});

test('every table of the schema but the checkpoints is guarded, and none can be written by the reader', async () => {
  const { rows } = await db.query<{ relname: string; relrowsecurity: boolean; writes: boolean; reads: boolean }>(
    `SELECT relname, relrowsecurity, has_table_privilege('waymark_reader', c.oid, 'INSERT, UPDATE, DELETE, TRUNCATE') AS writes,
            has_table_privilege('waymark_reader', c.oid, 'SELECT') AS reads
       FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace WHERE nspname = 'read' AND relkind = 'r'`,
  );
  expect(rows.filter((row) => row.reads && !row.relrowsecurity)).toEqual([]);
  expect(rows.filter((row) => row.writes)).toEqual([]);
  expect(rows.filter((row) => !row.reads).map((row) => row.relname)).toEqual(['checkpoints']);
});
