import { openPostgresLog } from '@waymark/events/log';
import { openPool } from '@waymark/events/postgres';
import type { Measure } from '../finding.ts';
import { startFollower } from '../follower.ts';
import { each, interleave, rateOf } from '../measure.ts';
import { must } from '../must.ts';
import { emmettLog } from '../peers/emmettAppend.ts';
import { startEmmettConsumer } from '../peers/emmettConsumer.ts';
import { prepareByHand, projectByHand } from '../peers/handBatchUpsert.ts';
import { beginPlans, SHAPE } from '../plans.ts';
import type { Stage } from '../stage.ts';
import { enveloped, statusSet } from '../world.ts';

const PLANS = 40;
const EACH = 100;
/** Emmett takes so much longer that fewer events tell as much. */
const EACH_AT_EMMETT = 20;

export const projecting: Measure = {
  name: 'projecting',
  beside: ['hand-written batch upsert', 'Emmett’s consumer, tuned'],
  goal: '≥ 0.8×; ≥ 12×',
  async run(stage) {
    const sides = [
      await oursFollows(stage),
      await handFollows(stage),
      await emmettFollows(stage),
    ] as const;
    const [ours, hand, emmett] = sides;
    const samples = await interleave(stage.rounds, {
      ours: () => rateOf(ours.round),
      hand: () => rateOf(hand.round),
      emmett: () => rateOf(emmett.round),
    });
    for (const side of sides) await side.end();
    const common = {
      measure: 'projecting as events arrive',
      unit: 'events/s',
      ours: each(samples.ours, 'rate'),
    };
    return [
      {
        ...common,
        beside: 'hand-written batch upsert',
        goal: { atLeast: 0.8 },
        theirs: each(samples.hand, 'rate'),
      },
      {
        ...common,
        beside: 'Emmett’s consumer, tuned',
        goal: { atLeast: 12 },
        theirs: each(samples.emmett, 'rate'),
      },
    ];
  },
};

async function oursFollows(stage: Stage) {
  const database = await stage.database();
  const log = await openPostgresLog({ connectionString: database });
  const plans = await beginPlans(log, PLANS);
  const follower = await startFollower(log, database);
  await follower.reached(plans.head);
  let projected = 0;
  return {
    async round() {
      await follower.reached(await plans.arrive(EACH));
      projected += PLANS * EACH;
      return PLANS * EACH;
    },
    async end() {
      await follower.stop();
      await log.close();
      const pool = openPool({ connectionString: database });
      const { rows } = await pool.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM read.history WHERE event = 'TaskStatusSet'`,
      );
      await pool.end();
      must(rows[0]?.count === projected, 'every change is in our history');
    },
  };
}

async function handFollows(stage: Stage) {
  const database = await stage.database();
  const log = await openPostgresLog({ connectionString: database });
  const pool = openPool({ connectionString: database });
  const plans = await beginPlans(log, PLANS);
  const seeding = await startFollower(log, database);
  await seeding.reached(plans.head);
  await seeding.stop();
  await prepareByHand(pool);
  let position = plans.head;
  let projected = 0;
  return {
    async round() {
      const after = position;
      const arriving = plans.arrive(EACH);
      projected += PLANS * EACH;
      await projectByHand(log, pool, after, PLANS * EACH);
      position = await arriving;
      return PLANS * EACH;
    },
    async end() {
      const { rows } = await pool.query<{ count: number }>(
        'SELECT count(*)::int AS count FROM by_hand.history',
      );
      await pool.end();
      await log.close();
      must(rows[0]?.count === projected, 'every change is in the raw history');
    },
  };
}

async function emmettFollows(stage: Stage) {
  const database = await stage.database();
  const emmett = await emmettLog(database);
  const consumer = await startEmmettConsumer(emmett, database);
  let n = 0;
  let taken = 0;
  return {
    async round() {
      const first = n;
      n += EACH_AT_EMMETT;
      const appendTo = (plan: number) =>
        emmett.append(
          `process-bench_plan${plan}`,
          BigInt(first),
          Array.from({ length: EACH_AT_EMMETT }, (_, i) =>
            enveloped(statusSet(`plan${plan}`, SHAPE, first + i)),
          ),
        );
      await Promise.all(
        Array.from({ length: PLANS }, (_, plan) => appendTo(plan)),
      );
      taken = await consumer.caughtUp();
      return PLANS * EACH_AT_EMMETT;
    },
    async end() {
      await consumer.stop();
      await emmett.close();
      must(taken > 0, 'Emmett’s consumer has taken events');
      console.log(
        `  Emmett’s consumer has taken ${taken} of ${PLANS * n} events, by its own table.`,
      );
    },
  };
}
