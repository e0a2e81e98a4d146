import { streamOf } from '@waymark/events';
import { openPostgresLog, type EventLog } from '@waymark/log';
import pg from 'pg';
import type { Finding, Measure } from '../finding.ts';
import { getAgain, listQuery } from '../httpLatency.ts';
import { startLoadGenerator } from '../load/loadGenerator.ts';
import { each, interleave, latencies } from '../measure.ts';
import { must } from '../must.ts';
import { LISTED, rawAllTasks, rawTasksOfOne, type RawList } from '../peers/rawList.ts';
import { tablesByHand } from '../peers/tablesByHand.ts';
import { asOwner, caughtUp, get, startService, type ServerProcess } from '../services.ts';
import type { BenchStage } from '../stage.ts';
import { fill, foundWorkspace, planCopied, processCreated, WORKSPACE } from '../world.ts';

const SHAPE = { modules: 20, tasksEach: 50 };
const PLANS = { smoke: 1, usual: 100 };
const STATUSES = ['TODO', 'IN_PROGRESS', 'DONE', 'STUCKED'] as const;
/** Each has as many tasks as the others, a quarter of them in progress. */
const PEOPLE = 50;
const PAGE = 100;
const CONNECTIONS = 16;
const BARE = 'bare SQL, tuned';

export const list: Measure = {
  name: 'list',
  beside: [BARE, 'bare Koa with the same SQL'],
  goal: 'p50 ≤ 2×, p99 ≤ 2×; requests/s ≥ 0.75×; all tasks p50 ≤ 2×',
  async run(stage) {
    const database = await stage.database();
    const log = await openPostgresLog({ connectionString: database });
    const plans = stage.sized(PLANS);
    const tasks = plans * SHAPE.modules * SHAPE.tasksEach;
    const after = await writeTasks(log, plans);
    const service = await startService('projector', database);
    const sql = new pg.Client({ connectionString: database });
    try {
      await caughtUp(service, after);
      await sql.connect();
      await prepareAllTasks(sql);
      await sql.query('VACUUM ANALYZE');
      return [
        ...(await ofOnePerson(stage, { database, service, sql, tasks })),
        await ofAll(stage, { service, sql, tasks }),
      ];
    } finally {
      await sql.end();
      await service.stop();
      await log.close();
    }
  },
};

async function writeTasks(log: EventLog, plans: number): Promise<bigint> {
  await foundWorkspace(log);
  let after = 0n;
  for (let plan = 0; plan < plans; plan++)
    after = await fill(log, streamOf.process(WORKSPACE, `plan${plan}`), [
      processCreated(`plan${plan}`),
      planCopied(`plan${plan}`, SHAPE, (n) => ({
        assignee: `person-${n % PEOPLE}`,
        status: STATUSES[Math.floor(n / PEOPLE) % 4] ?? 'TODO',
        dueDate: `2026-12-${String((n % 28) + 1).padStart(2, '0')}`,
      })),
    ]);
  return after;
}

/** The same tables once more, with the index that a list of all tasks by due date would want. */
async function prepareAllTasks(sql: pg.Client): Promise<void> {
  const tables = ['tasks', 'plans', 'modules', 'milestones', 'client_users'];
  await tablesByHand(sql, tables, { rows: true, indexes: true });
  await sql.query('CREATE INDEX ON by_hand.tasks (workspace_id, due_date, id)');
}

type Listing = {
  readonly service: ServerProcess;
  readonly sql: pg.Client;
  /** How many there are in all. */
  readonly tasks: number;
};

/** A short list that is cut out of many rows. */
async function ofOnePerson(
  stage: BenchStage,
  { database, service, sql, tasks }: Listing & { readonly database: string },
): Promise<Finding[]> {
  const path = `/api/tasks?${listQuery(LISTED, ['dueDate', 'ASC'])}`;
  const raw = await rawTasksOfOne(sql);
  const total = tasks / PEOPLE / STATUSES.length;
  await mustAgree({ service, sql, path, raw, total });
  const times = stage.sized({ smoke: 2, usual: 200, full: 1_000 });
  const alone = await interleave(stage.rounds, {
    ours: async () => latencies(await getAgain(service, path, times)),
    theirs: async () => latencies(await queryAgain(sql, raw, times)),
  });
  const amount = stage.sized({ smoke: 16, usual: 400, full: 4_000 });
  const peer = await startService('bareKoa', database);
  const load = startLoadGenerator();
  const loaded = (url: string) => async () => {
    const answers = await load.sendAll({
      url,
      method: 'GET',
      headers: asOwner(),
      connections: stage.sized({ smoke: 4, usual: CONNECTIONS }),
      amount,
    });
    return { rate: answers.perSecond };
  };
  try {
    const together = await interleave(stage.rounds, {
      ours: loaded(service.url + path),
      theirs: loaded(`${peer.url}/list`),
    });
    const of = `first ${Math.min(PAGE, total)} of ${total} tasks among ${tasks.toLocaleString('en')}`;
    const finding = (key: 'p50' | 'p99'): Finding => ({
      measure: `${of}, ${key}`,
      beside: BARE,
      unit: 'ms',
      goal: { atMost: 2 },
      ours: each(alone.ours, key),
      theirs: each(alone.theirs, key),
    });
    return [
      finding('p50'),
      finding('p99'),
      {
        measure: `${of}, requests/s`,
        beside: 'bare Koa with the same SQL',
        unit: '/s',
        goal: { atLeast: 0.75 },
        ours: each(together.ours, 'rate'),
        theirs: each(together.theirs, 'rate'),
      },
    ];
  } finally {
    load.stop();
    await peer.stop();
  }
}

/** A list that has all the rows there are. */
async function ofAll(stage: BenchStage, { service, sql, tasks }: Listing): Promise<Finding> {
  const path = `/api/tasks?${listQuery({}, ['dueDate', 'ASC'])}`;
  const raw = await rawAllTasks(sql);
  await mustAgree({ service, sql, path, raw, total: tasks });
  const times = stage.sized({ smoke: 2, usual: 10, full: 50 });
  const samples = await interleave(stage.rounds, {
    ours: async () => latencies(await getAgain(service, path, times)),
    theirs: async () => latencies(await queryAgain(sql, raw, times)),
  });
  return {
    measure: `first ${PAGE} of all ${tasks.toLocaleString('en')} tasks by due date, p50`,
    beside: `${BARE}, with an index for it`,
    unit: 'ms',
    goal: { atMost: 2 },
    ours: each(samples.ours, 'p50'),
    theirs: each(samples.theirs, 'p50'),
  };
}

type Page = { readonly id: string; readonly total: number };

const query = (sql: pg.Client, { name, text, values }: RawList) =>
  sql.query<Page>({ name, text, values: [...values] });

/** Asks one after the other; answers the milliseconds of each. */
async function queryAgain(sql: pg.Client, raw: RawList, times: number): Promise<number[]> {
  const milliseconds: number[] = [];
  for (let n = 0; n < times; n++) {
    const began = performance.now();
    await query(sql, raw);
    milliseconds.push(performance.now() - began);
  }
  return milliseconds;
}

/**
 * @throws unless both sides answer the same page with the same total, and the peer leaves out
 * nothing of a row
 */
async function mustAgree({
  service,
  sql,
  path,
  raw,
  total,
}: {
  readonly service: ServerProcess;
  readonly sql: pg.Client;
  readonly path: string;
  readonly raw: RawList;
  readonly total: number;
}): Promise<void> {
  const ours = await get<{ id: string }[]>(service, path);
  const { rows } = await query(sql, raw);
  must(
    ours.total === total && rows[0]?.total === total,
    `both count ${total}, not ${ours.total} and ${rows[0]?.total}`,
  );
  must(
    rows.length === Math.min(PAGE, total) &&
      ours.body.map(({ id }) => id).join() === rows.map(({ id }) => id).join(),
    'both answer the same rows',
  );
  const answered = new Set(Object.keys(rows[0] ?? {}));
  const lacking = Object.keys(ours.body[0] ?? {}).filter((key) => !answered.has(inSnakeCase(key)));
  must(lacking.length === 0, `the peer answers ${lacking.join(', ')} too`);
}

const inSnakeCase = (key: string) =>
  key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
