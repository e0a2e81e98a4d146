import { streamOf } from '@waymark/events';
import { openPostgresLog } from '@waymark/log';
import { openPool } from '@waymark/postgres';
import type { Measure } from '../finding.ts';
import { startFollower } from '../follower.ts';
import { each, interleave, rateOf } from '../measure.ts';
import { must } from '../must.ts';
import { emmettLog } from '../peers/emmettAppend.ts';
import { startEmmettConsumer } from '../peers/emmettConsumer.ts';
import { prepareUpsert, projectByHand } from '../peers/handBatchUpsert.ts';
import { beginPlans, SHAPE } from '../plans.ts';
import type { BenchStage } from '../stage.ts';
import { enveloped, statusSet, WORKSPACE } from '../world.ts';

/**
 * Processes, and how many events each of them has in a round; Emmett takes so much longer that
 * fewer tell as much.
 */
const AMOUNTS = {
  smoke: { plans: 2, each: 10, eachAtEmmett: 5 },
  usual: { plans: 40, each: 100, eachAtEmmett: 25 },
};

export const projecting: Measure = {
  name: 'projecting',
  beside: ['hand-written batch upsert', 'Emmett’s consumer, tuned'],
  goal: '≥ 0.8×; ≥ 12×',
  async run(stage) {
    const ours = await oursFollows(stage);
    const hand = await handFollows(stage);
    const emmett = await emmettFollows(stage);
    const samples = await interleave(stage.rounds, {
      ours: () => rateOf(ours.round),
      hand: () => rateOf(hand.round),
      emmett: emmett.round,
    });
    await ours.end();
    await hand.end();
    await emmett.end();
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

async function oursFollows(stage: BenchStage) {
  const { plans: count, each: events } = stage.sized(AMOUNTS);
  const database = await stage.database();
  const log = await openPostgresLog({ connectionString: database });
  const plans = await beginPlans(log, stage.sized(AMOUNTS).plans);
  const follower = await startFollower(log, database);
  await follower.reached(plans.head);
  let projected = 0;
  return {
    async round() {
      await follower.reached(await plans.arrive(events));
      projected += count * events;
      return count * events;
    },
    async end() {
      await follower.stop();
      await log.close();
      const changes = await changesIn(database, 'read');
      must(changes === projected, 'every change is in our history');
    },
  };
}

/**
 * Begins the plans in a database of their own, with tables by hand that hold what the product
 * projected.
 */
async function readyByHand(stage: BenchStage) {
  const database = await stage.database();
  const log = await openPostgresLog({ connectionString: database });
  const plans = await beginPlans(log, stage.sized(AMOUNTS).plans);
  const seeding = await startFollower(log, database);
  await seeding.reached(plans.head);
  await seeding.stop();
  const pool = openPool({ connectionString: database });
  await prepareUpsert(pool);
  return { database, log, plans, pool };
}

async function handFollows(stage: BenchStage) {
  const { plans: count, each: events } = stage.sized(AMOUNTS);
  const { database, log, plans, pool } = await readyByHand(stage);
  let position = plans.head;
  let projected = 0;
  return {
    async round() {
      const after = position;
      const arriving = plans.arrive(events);
      projected += count * events;
      await projectByHand(log, pool, after, count * events);
      position = await arriving;
      return count * events;
    },
    async end() {
      await pool.end();
      await log.close();
      const changes = await changesIn(database, 'by_hand');
      must(changes === projected, 'every change is in the history by hand');
    },
  };
}

async function emmettFollows(stage: BenchStage) {
  const { plans: count, eachAtEmmett } = stage.sized(AMOUNTS);
  const { database, log, pool } = await readyByHand(stage);
  await log.close();
  await pool.end();
  const emmett = await emmettLog(database);
  const consumer = await startEmmettConsumer(emmett, database);
  let appended = 0;
  return {
    async round() {
      const first = appended / count;
      appended += count * eachAtEmmett;
      const appendTo = (plan: number) =>
        emmett.append(
          streamOf.process(WORKSPACE, `plan${plan}`),
          BigInt(first),
          Array.from({ length: eachAtEmmett }, (_, n) =>
            enveloped(statusSet(`plan${plan}`, SHAPE, first + n)),
          ),
        );
      // One behind the other: see `startEmmettConsumer`.
      for (let plan = 0; plan < count; plan++) await appendTo(plan);
      const { taken, ms } = await consumer.caughtUp();
      must(taken > 0, 'Emmett’s consumer has taken events');
      return { rate: (taken * 1_000) / ms };
    },
    async end() {
      await consumer.stop();
      await emmett.close();
      const changes = await changesIn(database, 'by_hand');
      must(changes === appended, 'every change is in the history by Emmett');
    },
  };
}

async function changesIn(connectionString: string, schema: 'read' | 'by_hand'): Promise<number> {
  const pool = openPool({ connectionString, max: 1 });
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${schema}.history WHERE event = 'TaskStatusSet'`,
  );
  await pool.end();
  return rows[0]?.count ?? 0;
}
