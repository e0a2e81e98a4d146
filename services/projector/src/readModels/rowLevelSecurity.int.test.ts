import { shownToClients, type ResourceName } from '@waymark/api';
import { streamOf } from '@waymark/events';
import { hiddenTasks } from '../testing/hiddenTasks.ts';
import { shareOf } from '../testing/shares.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readResources, resources } from './resources.ts';
import { openTwoWorkspaces } from '../testing/twoWorkspaces.ts';
import type { ProjectorWorld } from '../testing/world.ts';
import { readModels } from './readModels.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await openTwoWorkspaces();
  for (const w of ['w1', 'w2']) {
    await shareOf(world, w);
    for (const c of ['x', 'y']) await hiddenTasks(world, w, `${w}${c}`);
  }
});
afterAll(() => world.close());

const everybody = [
  { who: 'team-w1', workspace: 'w1', sees: /w1/, never: /w2/ },
  { who: 'team-w2', workspace: 'w2', sees: /w2/, never: /w1/ },
  {
    who: 'user-w1x',
    workspace: 'w1',
    sees: /w1x/,
    never: /w1y|w2|hush|shut|secret|w1-bp-|r::|team-w1@/,
  },
  {
    who: 'user-w1y',
    workspace: 'w1',
    sees: /w1y/,
    never: /w1x|w2|hush|shut|secret|w1-bp-|r::|team-w1@/,
  },
  {
    who: 'user-w2x',
    workspace: 'w2',
    sees: /w2x/,
    never: /w2y|w1|hush|shut|secret|w2-bp-|r::|team-w2@/,
  },
  {
    who: 'guest-w1x',
    workspace: 'w1',
    sees: /w1x/,
    never: /w1y|w2|hush|shut|secret|w1-bp-|r::|@example|w1x-other|guest-w1x-pr|w1x-board/,
  },
  {
    who: 'guest-w1x-pr',
    workspace: 'w1',
    sees: /w1x/,
    never: /w1y|w2|hush|shut|secret|w1-bp-|r::|@example/,
  },
];
/** Guests are given nothing but this. */
const givenToGuests: readonly ResourceName[] = [
  ...([
    'executions',
    'milestones',
    'modules',
    'blocks',
    'tasks',
    'placeholders',
    'variables',
  ] as const),
  'people',
  ...([
    'clients',
    'projects',
    'history',
    'messages',
    'conversations',
    'formVersions',
    'answers',
  ] as const),
];
const isHiddenFromClients = (name: ResourceName) =>
  Object.values(shownToClients[name]).every((given) => !given);

for (const { who, workspace, sees, never } of everybody) {
  test.each(resources.map(({ name }) => name))(
    `${who} reads of %s what is theirs and nothing else`,
    async (resource) => {
      const rows = await world.rows(who, workspace, resource, { range: [0, 999] });
      const counted = await world.get<number[]>(who, workspace, `/api/${resource}/totals`, {
        filters: [{}],
      });
      expect(counted.body).toEqual([rows.length]);
      const text = JSON.stringify(rows);
      const hidden = who.startsWith('user-')
        ? isHiddenFromClients(resource)
        : who.startsWith('guest-') &&
          !(givenToGuests.includes(resource) && (resource !== 'projects' || who.endsWith('-pr')));
      if (hidden) expect(rows).toEqual([]);
      else expect(text).toMatch(sees);
      expect(text).not.toMatch(never);
    },
  );
}

test.each(resources.map(({ name }) => name))(
  'a client is given of %s the columns that are shown to clients, and no other',
  async (name) => {
    const shown = Object.entries(shownToClients[name]).flatMap(([column, given]) =>
      given ? [column] : [],
    );
    for (const row of await world.rows('user-w1x', 'w1', name, { range: [0, 999] }))
      expect(Object.keys(row).toSorted()).toEqual(shown.toSorted());
    for (const [column, given] of Object.entries(shownToClients[name])) {
      const asked = await world.get('user-w1x', 'w1', `/api/${name}`, { sort: [column, 'ASC'] });
      const sortable =
        column === 'id' || readResources.find((one) => one.name === name)?.sorts.includes(column);
      expect([column, asked.status]).toEqual([column, given && sortable ? 200 : 422]);
    }
  },
);

test('what a client is not given can not be asked of either', async () => {
  const { status, body } = await world.get('user-w1x', 'w1', '/api/people', {
    filter: { role: 'OWNER' },
  });
  expect([status, body]).toMatchObject([422, { code: 'invalid-input', field: 'filter.role' }]);
  expect(await world.rows('team-w1', 'w1', 'people', { filter: { role: 'OWNER' } })).toHaveLength(
    1,
  );
});

test('a placeholder is shown to clients once something names it that they see, and no longer', async () => {
  const stream = streamOf.process('w1', 'w1x-p');
  const task = { taskId: 'w1x-p-t', moduleId: 'w1x-p-open' };
  const seen = async () => (await world.rows('user-w1x', 'w1', 'placeholders')).map(({ id }) => id);
  expect(await seen()).toEqual(['p::w1x-p']);
  const follow = (from: string[], to: string[]) =>
    world.append(stream, [{ type: 'TaskFollowersSet', data: { ...task, from, to } }]);
  await follow([], ['p::w1x-p-late']);
  expect(await seen()).toEqual(['p::w1x-p', 'p::w1x-p-late']);
  await follow(['p::w1x-p-late'], []);
  expect(await seen()).toEqual(['p::w1x-p']);
});

test('what a list does not show is not found by id either', async () => {
  let hidden = 0;
  for (const { name } of resources) {
    const mine = new Set(
      (await world.rows('user-w1x', 'w1', name, { range: [0, 999] })).map((row) => row['id']),
    );
    const all = await world.rows('team-w1', 'w1', name, { range: [0, 999] });
    for (const { id } of all.filter((row) => !mine.has(row['id']))) {
      hidden += 1;
      expect(
        (await world.get('user-w1x', 'w1', `/api/${name}/${encodeURIComponent(`${id}`)}`)).status,
        `${name} ${id}`,
      ).toBe(404);
    }
  }
  expect(hidden).toBeGreaterThan(0);
});

test('a hidden task tells a client nothing, not even through the event that brought it', async () => {
  expect(await world.rows('user-w1x', 'w1', 'history', { filter: { taskId: 'w1x-p-h' } })).toEqual(
    [],
  );
  expect(
    await world.rows('user-w1x', 'w1', 'history', { filter: { moduleId: 'w1x-p-inner' } }),
  ).toEqual([]);
  expect(
    await world.rows('team-w1', 'w1', 'history', { filter: { taskId: 'w1x-p-h' } }),
  ).toHaveLength(2);
});

test.each(['shut', 'ours'])(
  'nor does one that is hidden by itself, in a module that they see: %s',
  async (name) => {
    const filter = { taskId: `w1x-p-${name}` };
    const [stream, moduleId] = [streamOf.process('w1', 'w1x-p'), 'w1x-p-open'];
    const reads = [
      'tasks',
      'history',
      'messages',
      'conversations',
      'notices',
      'answers',
      'formVersions',
      'blocks',
    ] as const;
    const found = async (who: string) => {
      const byResource: Record<string, string[]> = {};
      for (const list of reads)
        byResource[list] = (await world.rows(who, 'w1', list, { range: [0, 999] })).flatMap((row) =>
          JSON.stringify(row).includes(`-${name}`) ? [`${String(row['id'])}`] : [],
        );
      return byResource;
    };
    const none = Object.fromEntries(reads.map((list) => [list, []]));
    for (const who of ['user-w1x', 'guest-w1x', 'guest-w1x-pr']) {
      expect(await found(who)).toEqual(none);
      expect((await world.get(who, 'w1', `/api/tasks/${filter.taskId}`)).status).toBe(404);
      expect((await world.get(who, 'w1', '/api/tasks/none')).status).toBe(404);
    }
    const [ofTeam, ofNobody] = [
      await world.rows('team-w1', 'w1', 'history', { filter }),
      await found('user-w1x'),
    ];
    expect(ofTeam.length).toBeGreaterThan(1);
    expect(ofNobody).toEqual(none);
    const seenBy = (from: 'module' | 'team' | 'hidden', to: 'module' | 'team' | 'hidden') =>
      world.append(stream, [{ type: 'TaskSeenBySet', data: { ...filter, moduleId, from, to } }]);
    const was = name === 'shut' ? 'hidden' : 'team';
    await seenBy(was, 'module');
    const again = await found('user-w1x');
    expect(again['tasks']).toHaveLength(1);
    expect(again['blocks']).toHaveLength(1);
    // What happened while it was hidden stays so.
    for (const list of ['messages', 'history', 'notices'] as const)
      expect([list, again[list]?.length !== 0]).toEqual([list, name === 'shut']);
    expect(again['answers']?.length).toBe(name === 'shut' ? 1 : 0);
    await seenBy('module', was);
    expect(await found('user-w1x')).toEqual(none);
  },
);

test('what is hidden by itself counts for nobody of the client', async () => {
  const [theirs] = await world.rows('user-w1x', 'w1', 'executions', { filter: { id: 'w1x-p' } });
  const [ofTeam] = await world.rows('team-w1', 'w1', 'executions', { filter: { id: 'w1x-p' } });
  expect([theirs?.['tasksTotal'], ofTeam?.['tasksTotal']]).toEqual([1, 4]);
  expect([theirs?.['tasksStuck'], ofTeam?.['tasksStuck']]).toEqual([0, 1]);
  const [open] = await world.rows('user-w1x', 'w1', 'modules', { filter: { planId: 'w1x-p' } });
  expect(open).toMatchObject({ id: 'w1x-p-open', tasksTotal: 1, tasksStuck: 0, stuck: null });
  const [milestone] = await world.rows('user-w1x', 'w1', 'milestones', {
    filter: { planId: 'w1x-p' },
  });
  expect(milestone).toMatchObject({ tasksTotal: 1 });
  expect(await world.rows('user-w1x', 'w1', 'tasks', { filter: { q: 'hush' } })).toEqual([]);
});

test('nobody reads in a workspace that is not theirs', async () => {
  for (const { name } of resources) {
    for (const read of [`/api/${name}`, `/api/${name}/totals?filters=[{}]`]) {
      const answer = await world.fetch('team-w1', 'w2', read);
      expect([read, answer.status, await answer.json()]).toMatchObject([
        read,
        403,
        { code: 'no-permission' },
      ]);
    }
  }
});

/** Whom somebody wants no invitation from is shown to nobody at all. */
const ownSecret = 'invitation_blocks';
const tables = readModels
  .flatMap((model) => model.tables.map(({ name }) => name))
  .filter((name) => name !== ownSecret);

test.each(tables)('the database itself guards read.%s', async (table) => {
  const seen = async (settings: Record<string, string>): Promise<string> => {
    await world.db.query('BEGIN');
    for (const [name, value] of Object.entries(settings))
      await world.db.query('SELECT set_config($1, $2, true)', [`waymark.${name}`, value]);
    await world.db.query('SET LOCAL ROLE waymark_reader');
    const { rows } = await world.db.query(`SELECT * FROM read.${table}`);
    await world.db.query('ROLLBACK');
    return JSON.stringify(rows);
  };
  expect(await seen({})).toBe('[]');
  expect(await seen({ workspace: 'w1', party: 'nobody', client: 'w1x' })).toBe('[]');
  expect(await seen({ workspace: 'w1', party: 'client', client: '' })).not.toMatch(/w1x|w1y|w2/);
  const team = await seen({ workspace: 'w1', party: 'team', account: 'team-w1' });
  expect(team).not.toMatch(/w2/);
  expect(team).toMatch(/w1/);
  expect(
    await seen({ workspace: 'w1', party: 'client', client: 'w1x', account: 'user-w1x' }),
  ).not.toMatch(/w1y|w2|hush|secret|r::|team-w1@/);
  const guest = { workspace: 'w1', party: 'guest', client: 'w1x', account: 'guest-w1x' };
  expect(await seen({ ...guest, plans: 'w1x-p' })).not.toMatch(
    /w1y|w2|hush|secret|r::|@example|w1x-other|guest-w1x-pr|w1x token/,
  );
  // Of whom nothing is shared sees no more than who they might be shared with.
  if (!['workspaces', 'members', 'people', 'clients', 'client_users'].includes(table))
    expect(await seen(guest)).toBe('[]');
});

test('what somebody said about invitations is read by nobody', async () => {
  await world.append('account-user-w1x', [
    { type: 'InvitationsBlocked', data: { accountId: 'user-w1x', workspaceId: 'w2' } },
  ]);
  await world.rows('team-w1', 'w1', 'people');
  const { rows } = await world.db.query(`SELECT * FROM read.${ownSecret}`);
  expect(rows).toHaveLength(1);
  await world.db.query('BEGIN');
  for (const name of ['workspace', 'party', 'account'])
    await world.db.query('SELECT set_config($1, $2, true)', [
      `waymark.${name}`,
      { workspace: 'w2', party: 'team', account: 'team-w2' }[name],
    ]);
  await world.db.query('SET LOCAL ROLE waymark_reader');
  const seen = await world.db.query(`SELECT * FROM read.${ownSecret}`);
  await world.db.query('ROLLBACK');
  expect(seen.rows).toEqual([]);
});

test('every table of the schema but those of the service itself is guarded, and none can be written by the reader', async () => {
  const { rows } = await world.db.query<{
    relname: string;
    relrowsecurity: boolean;
    writes: boolean;
    reads: boolean;
  }>(
    `SELECT relname, relrowsecurity, has_table_privilege('waymark_reader', c.oid, 'INSERT, UPDATE, DELETE, TRUNCATE') AS writes,
            has_table_privilege('waymark_reader', c.oid, 'SELECT') AS reads
       FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace WHERE nspname = 'read' AND relkind = 'r'`,
  );
  expect(rows.filter((row) => row.reads && !row.relrowsecurity)).toEqual([]);
  expect(rows.filter((row) => row.writes)).toEqual([]);
  expect(
    rows
      .filter((row) => !row.reads)
      .map((row) => row.relname)
      .sort(),
  ).toEqual([
    'checkpoints',
    'migrations',
    'model_health',
    'quarantine',
    'rebuilds',
    'verifications',
  ]);
});
