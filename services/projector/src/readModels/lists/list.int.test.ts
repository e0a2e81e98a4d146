import { streamOf } from '@waymark/events';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copied, milestone, module, task, whole } from '../../testing/builders.ts';
import type { ProjectorWorld } from '../../testing/world.ts';
import { listRequest } from '../../http/listRequest.ts';
import { tripStatement as asSent } from '../../reading/readPool.ts';
import { listQuestion } from './list.ts';
import { tasks } from '../plans/query.ts';
import { openSandbox, process } from '../plans/testing/sandbox.ts';

const PLANS = 20;
const TASKS = 10;

let world: ProjectorWorld;
/**
 * Every process has tasks of the same ids, since ids of a plan's parts are made by whoever sends
 * them.
 */
beforeAll(async () => {
  world = await openSandbox();
  for (let plan = 0; plan < PLANS; plan++)
    await world.append(streamOf.process('w', `p${plan}`), [
      process(`p${plan}`),
      copied(
        [milestone('m')],
        [
          whole(
            module('x', 'm'),
            Array.from({ length: TASKS }, (_, n) =>
              task(`t${n}`, 'x', {
                assignee: n % 2 === 0 ? 'dana' : 'jonas',
                dueDate: `2026-12-${n + 10}`,
              }),
            ),
          ),
        ],
      ),
    ]);
});
afterAll(() => world.close());

const dueFirst = async (filter: object, range: readonly [number, number]) => {
  const { body, headers } = await world.get<{ planId: string; id: string }[]>(
    'dana',
    'w',
    '/api/tasks',
    { filter, sort: ['dueDate', 'ASC'], range },
  );
  return {
    keys: body.map(({ planId, id }) => `${planId} ${id}`),
    range: headers.get('Content-Range'),
  };
};

test('of rows that share an id only those are listed that the filter leaves', async () => {
  expect(await dueFirst({ planId: 'p3', assignee: 'dana' }, [0, 99])).toEqual({
    keys: ['p3 t0', 'p3 t2', 'p3 t4', 'p3 t6', 'p3 t8'],
    range: 'tasks 0-4/5',
  });
});

test('pages are as long as asked for, in order, and each tells the exact total', async () => {
  const first = await dueFirst({ assignee: 'jonas' }, [0, 29]);
  expect(first.range).toBe('tasks 0-29/100');
  expect(first.keys.map((key) => key.split(' ')[1])).toEqual([
    ...Array<string>(PLANS).fill('t1'),
    ...Array<string>(10).fill('t3'),
  ]);
  expect((await dueFirst({ assignee: 'jonas' }, [90, 119])).range).toBe('tasks 90-99/100');
});

test('nothing stands last in either order, on each page', async () => {
  await world.append(streamOf.process('w', 'bare'), [
    process('bare'),
    copied(
      [milestone('m')],
      [
        whole(
          module('x', 'm'),
          Array.from({ length: 6 }, (_, n) =>
            task(`b${n}`, 'x', {
              assignee: 'lena',
              dueDate: n < 3 ? `2026-12-1${n}` : null,
              dueDateChosen: n < 3,
            }),
          ),
        ),
      ],
    ),
  ]);
  const listed = async (order: 'ASC' | 'DESC', filter: object, range: readonly [number, number]) =>
    (await world.rows('dana', 'w', 'tasks', { filter, sort: ['dueDate', order], range })).map(
      ({ id }) => id,
    );
  // By the index, which has it first backwards; and without one.
  for (const filter of [{ assignee: 'lena', status: 'TODO' }, { planId: 'bare' }]) {
    expect(await listed('ASC', filter, [0, 9])).toEqual(['b0', 'b1', 'b2', 'b3', 'b4', 'b5']);
    expect(await listed('DESC', filter, [0, 9])).toEqual(['b2', 'b1', 'b0', 'b5', 'b4', 'b3']);
    expect(await listed('DESC', filter, [1, 3])).toEqual(['b1', 'b0', 'b5']);
    expect(await listed('DESC', filter, [4, 5])).toEqual(['b4', 'b3']);
  }
});

test('an empty text is as good as none', async () => {
  await world.append(streamOf.blueprint('w', 'words'), [
    { type: 'BlueprintCreated', data: { blueprintId: 'words', name: 'Words' } },
    ...['', 'b', 'a'].map((label, n) => ({
      type: 'VariableAdded' as const,
      data: { variableId: `v${n}`, name: `N${n}`, type: 'LINK' as const, value: '', label },
    })),
  ]);
  const labels = async (order: string) =>
    (
      await world.rows('dana', 'w', 'variables', {
        filter: { planId: 'words' },
        sort: ['label', order],
      })
    ).map(({ label }) => label);
  expect([await labels('ASC'), await labels('DESC')]).toEqual([
    ['a', 'b', ''],
    ['b', 'a', ''],
  ]);
});

test('a page beyond the end is empty and tells the total', async () => {
  expect(await dueFirst({ assignee: 'jonas' }, [200, 299])).toEqual({
    keys: [],
    range: 'tasks */100',
  });
});

test('the planner knows how much of the tables a reader sees', async () => {
  const db = new pg.Client({ connectionString: world.connectionString });
  await db.connect();
  try {
    await db.query('ANALYZE');
    await db.query(
      `BEGIN; SET LOCAL waymark.workspace = 'w'; SET LOCAL waymark.party = 'team'; SET LOCAL ROLE waymark_reader`,
    );
    const { rows } = await db.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
      'EXPLAIN (FORMAT JSON) SELECT FROM read.tasks JOIN read.plans USING (workspace_id, plan_id, plan_kind)',
    );
    expect(rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows']).toBeGreaterThan((PLANS * TASKS) / 10);
  } finally {
    await db.end();
  }
});

test('a page that an index gives is joined with names, in order, and counted without a look at the rows', async () => {
  const asked = {
    filter: { assignee: 'jonas', status: 'TODO' },
    sort: ['dueDate', 'DESC'],
    range: [5, 44],
  } as const;
  const { body, headers } = await world.get<Record<string, unknown>[]>(
    'dana',
    'w',
    '/api/tasks',
    asked,
  );
  expect(headers.get('Content-Range')).toBe('tasks 5-44/100');
  expect(body.map(({ id }) => id)).toEqual([
    ...Array<string>(15).fill('t9'),
    ...Array<string>(20).fill('t7'),
    ...Array<string>(5).fill('t5'),
  ]);
  expect(body[0]).toMatchObject({
    planName: 'Onboarding',
    moduleTitle: 'Module x',
    assignee: 'jonas',
    planRevision: '1',
  });
  expect(await world.rows('jonas', 'w', 'tasks', asked)).toEqual(body);

  const { query } = listQuestion(
    tasks,
    listRequest(
      tasks,
      { filter: JSON.stringify(asked.filter), sort: '["dueDate","DESC"]', range: '[0,9]' },
      'en',
    ),
  );
  await world.db.query('VACUUM ANALYZE read.tasks');
  await world.db.query(`BEGIN; SET LOCAL enable_seqscan = off; SET LOCAL enable_sort = off;
    SET LOCAL waymark.workspace = 'w'; SET LOCAL waymark.party = 'team'; SET LOCAL ROLE waymark_reader`);
  const { text, values } = asSent(query);
  const { rows } = await world.db.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, [...values]);
  await world.db.query('ROLLBACK');
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/Index Only Scan using tasks_assignee/);
  expect(plan).toMatch(
    /Limit[^\n]*\n(.*InitPlan.*\n.*Result.*\n)*[^\n]*Index Scan Backward using tasks_assignee/,
  );
});
