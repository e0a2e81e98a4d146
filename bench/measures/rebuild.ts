import { openPostgresLog } from '@waymark/events/log';
import pg from 'pg';
import type { Measure } from '../finding.ts';
import { startFollower } from '../follower.ts';
import { each, interleave, rateOf } from '../measure.ts';
import { must } from '../must.ts';
import { foldAndCopy } from '../peers/foldAndCopy.ts';
import { beginPlans } from '../plans.ts';

const EACH = 100;

export const rebuild: Measure = {
  name: 'rebuild',
  beside: ['fold in memory + COPY'],
  goal: '≥ 0.7×',
  async run(stage) {
    const count = stage.full ? 10_000 : 100;
    const log = await openPostgresLog({
      connectionString: await stage.database(),
    });
    const plans = await beginPlans(log, count);
    const head = await plans.arrive(EACH);
    // Each process has begun with two events.
    const events = count * (EACH + 2);
    const ours = async () => {
      const database = await stage.database();
      const sample = await rateOf(async () => {
        const follower = await startFollower(log, database);
        await follower.reached(head);
        await follower.stop();
        return events;
      });
      must((await changesIn(database)) === count * EACH, 'all is rebuilt');
      return sample;
    };
    const theirs = async () => {
      const database = await stage.database();
      return rateOf(async () => {
        must((await foldAndCopy(log, database)) === events, 'all is copied');
        return events;
      });
    };
    const samples = await interleave(stage.full ? 1 : stage.rounds, {
      ours,
      theirs,
    });
    await log.close();
    return [
      {
        measure: `rebuild from nothing, ${events.toLocaleString('en')} events`,
        beside: 'fold in memory + COPY',
        unit: 'events/s',
        goal: { atLeast: 0.7 },
        ours: each(samples.ours, 'rate'),
        theirs: each(samples.theirs, 'rate'),
      },
    ];
  },
};

async function changesIn(connectionString: string): Promise<number> {
  const sql = new pg.Client({ connectionString });
  await sql.connect();
  const { rows } = await sql.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM read.history WHERE event = 'TaskStatusSet'`,
  );
  await sql.end();
  return rows[0]?.count ?? 0;
}
