import { streamOf } from '@waymark/events';
import { openPostgresLog } from '@waymark/log';
import pg from 'pg';
import type { Finding, Measure } from '../finding.ts';
import { getAgain, listQuery } from '../httpLatency.ts';
import { startLoadGenerator } from '../load/loadGenerator.ts';
import { each, interleave, latencies } from '../measure.ts';
import { must } from '../must.ts';
import { LIST, LISTED, listValues } from '../peers/rawList.ts';
import { asOwner, caughtUp, get, startService } from '../services.ts';
import {
  fill,
  foundWorkspace,
  planCopied,
  processCreated,
  WORKSPACE,
} from '../world.ts';

const PLANS = 100;
const SHAPE = { modules: 20, tasksEach: 50 };
const STATUSES = ['TODO', 'IN_PROGRESS', 'DONE', 'STUCKED'] as const;
/** Every person has 2,000 tasks, 500 of them in progress. */
const PEOPLE = 50;
const EXPECTED = 500;
const CONNECTIONS = 16;

export const list: Measure = {
  name: 'list',
  beside: ['bare SQL, tuned', 'bare Koa with the same SQL'],
  goal: 'p50 ≤ 2×, p99 ≤ 2×; requests/s ≥ 0.75×',
  async run(stage) {
    const database = await stage.database();
    const log = await openPostgresLog({ connectionString: database });
    await foundWorkspace(log);
    let after = 0n;
    for (let plan = 0; plan < PLANS; plan++)
      after = await fill(log, streamOf.process(WORKSPACE, `plan${plan}`), [
        processCreated(`plan${plan}`),
        planCopied(`plan${plan}`, SHAPE, (n) => ({
          assignee: `person-${n % PEOPLE}`,
          status: STATUSES[Math.floor(n / PEOPLE) % 4] ?? 'TODO',
          dueDate: `2026-12-${String((n % 28) + 1).padStart(2, '0')}`,
        })),
      ]);
    const service = await startService('projector', database);
    await caughtUp(service, after);
    const peer = await startService('bareKoa', database);
    const sql = new pg.Client({ connectionString: database });
    await sql.connect();
    await sql.query('VACUUM ANALYZE');
    const load = startLoadGenerator();
    const path = `/api/tasks?${listQuery(LISTED, ['dueDate', 'ASC'])}`;
    const bare = () =>
      sql.query<{ id: string; total: number }>({
        name: 'list',
        text: LIST,
        values: listValues,
      });
    const amount = stage.full ? 4_000 : 400;
    const times = stage.full ? 1_000 : 200;
    const loaded = (url: string) => async () => {
      const answers = await load.sendAll({
        url,
        method: 'GET',
        headers: asOwner(),
        connections: CONNECTIONS,
        amount,
      });
      return { rate: answers.perSecond };
    };
    try {
      const all = await get<{ id: string }[]>(service, path);
      const { rows } = await bare();
      const sum = await get(
        service,
        `/api/tasks?${listQuery({}, ['place', 'ASC'])}`,
      );
      must(sum.total === 100_000, 'there are 100,000 tasks');
      must(
        all.total === EXPECTED && rows[0]?.total === EXPECTED,
        'both count 500',
      );
      must(
        rows.length === 100 &&
          all.body.map(({ id }) => id).join() ===
            rows.map(({ id }) => id).join(),
        'both answer the same hundred',
      );
      const alone = await interleave(stage.rounds, {
        ours: async () => latencies(await getAgain(service, path, times)),
        theirs: async () => {
          const milliseconds: number[] = [];
          for (let n = 0; n < times; n++) {
            const began = performance.now();
            await bare();
            milliseconds.push(performance.now() - began);
          }
          return latencies(milliseconds);
        },
      });
      const together = await interleave(stage.rounds, {
        ours: loaded(service.url + path),
        theirs: loaded(`${peer.url}/list`),
      });
      const finding = (key: 'p50' | 'p99', atMost: number): Finding => ({
        measure: `list of 100 among 100,000, ${key}`,
        beside: 'bare SQL, tuned',
        unit: 'ms',
        goal: { atMost },
        ours: each(alone.ours, key),
        theirs: each(alone.theirs, key),
      });
      return [
        finding('p50', 2),
        finding('p99', 2),
        {
          measure: 'list of 100 among 100,000, requests/s',
          beside: 'bare Koa with the same SQL',
          unit: '/s',
          goal: { atLeast: 0.75 },
          ours: each(together.ours, 'rate'),
          theirs: each(together.theirs, 'rate'),
        },
      ];
    } finally {
      load.stop();
      await sql.end();
      await service.stop();
      await peer.stop();
      await log.close();
    }
  },
};
