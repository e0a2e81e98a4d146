import { setTimeout as delay } from 'node:timers/promises';
import { streamOf } from '@waymark/events';
import { openPostgresLog } from '@waymark/log';
import pg from 'pg';
import type { Finding, Measure } from '../finding.ts';
import { each, interleave, latencies } from '../measure.ts';
import { must } from '../must.ts';
import { notifyAlone } from '../peers/notifyAlone.ts';
import { beginPlans, SHAPE } from '../plans.ts';
import { caughtUp, startService } from '../services.ts';
import { enveloped, statusSet, WORKSPACE } from '../world.ts';

const PER_SECOND = 200;

/**
 * Commits of both rows of each event, by the clock of Postgres: of the event and of its task in the
 * read model. Postgres looks at the clock right before it flushes a commit to the disk.
 */
const LATENCIES = `
SELECT (extract(epoch FROM pg_xact_commit_timestamp(t.xmin) - pg_xact_commit_timestamp(e.xmin)) * 1000)::float8 AS ms
  FROM log.events e JOIN read.tasks t ON t.id = e.data->>'taskId'
 WHERE e.position > $1`;

export const commitToRow: Measure = {
  name: 'commitToRow',
  beside: ['NOTIFY alone'],
  goal: 'p50 ≤ 4×, p99 ≤ 5×',
  async run(stage) {
    const planCount = stage.sized({ smoke: 2, usual: 40 });
    const count = stage.sized({ smoke: 20, usual: 400, full: 1_000 });
    const database = await stage.database();
    const log = await openPostgresLog({ connectionString: database });
    const { head } = await beginPlans(log, planCount);
    const projector = await startService('projector', database);
    await caughtUp(projector, head);
    const peer = await notifyAlone(await stage.database());
    const sql = new pg.Client({ connectionString: database });
    await sql.connect();
    let next = 0;
    const samples = await interleave(stage.rounds, {
      ours: async () => {
        const before = await log.head();
        // Each event has a task of its own, so that none is written twice in a round.
        await steadily(count, () => {
          const n = next++;
          const id = `plan${n % planCount}`;
          return log.append(
            streamOf.process(WORKSPACE, id),
            [enveloped(statusSet(id, SHAPE, Math.floor(n / planCount)))],
            'any',
          );
        });
        await caughtUp(projector, await log.head());
        const { rows } = await sql.query<{ ms: number }>(LATENCIES, [before]);
        must(rows.length === count, 'every event has its row');
        return latencies(rows.map(({ ms }) => ms));
      },
      theirs: async () => {
        await steadily(count, () => peer.commit());
        return latencies(await peer.latencies());
      },
    });
    await sql.end();
    await peer.close();
    await projector.stop();
    await log.close();
    const finding = (key: 'p50' | 'p99', atMost: number): Finding => ({
      measure: `commit to row, ${key}`,
      beside: 'NOTIFY alone',
      unit: 'ms',
      goal: { atMost },
      ours: each(samples.ours, key),
      theirs: each(samples.theirs, key),
    });
    return [finding('p50', 4), finding('p99', 5)];
  },
};

/**
 * Begins so many things at an even pace, whether or not those before have ended, and waits for all.
 */
async function steadily(count: number, begin: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  const all: Promise<unknown>[] = [];
  while (all.length < count) {
    const due = ((performance.now() - began) * PER_SECOND) / 1_000;
    while (all.length < Math.min(due, count)) all.push(begin());
    await delay(1);
  }
  await Promise.all(all);
}
