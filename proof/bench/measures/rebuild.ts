import { openPostgresLog } from '@waymark/log';
import pg from 'pg';
import type { Measure } from '../finding.ts';
import { startFollower } from '../follower.ts';
import { each, interleave, rateOf } from '../measure.ts';
import { must } from '../must.ts';
import { foldAndCopy, prepareFoldAndCopy } from '../peers/foldAndCopy.ts';
import { beginPlans } from '../plans.ts';

const EACH = 100;
/** The tables that both sides fill. */
const TABLES = [
  ...['plans', 'executions', 'milestones', 'modules'],
  ...['blocks', 'tasks', 'history'],
];
/** Of all of them, those of primary keys included. */
const INDEXES = 21;

export const rebuild: Measure = {
  name: 'rebuild',
  beside: ['fold in memory + COPY'],
  goal: '≥ 0.7×',
  async run(stage) {
    const count = stage.full ? 1_000 : 100;
    const log = await openPostgresLog({
      connectionString: await stage.database(),
    });
    const plans = await beginPlans(log, count);
    const head = await plans.arrive(EACH);
    // Each process has begun with two events.
    const events = count * (EACH + 2);
    const ours = async () => {
      const database = await stage.database();
      await withTables(database, 'empty');
      const sample = await rateOf(async () => {
        const follower = await startFollower(log, database);
        await follower.reached(head);
        await follower.stop();
        return events;
      });
      await mustHold(database, 'read', count);
      return sample;
    };
    const theirs = async () => {
      const database = await stage.database();
      await withTables(database, 'with indexes');
      await prepareFoldAndCopy(database);
      const sample = await rateOf(async () => {
        must((await foldAndCopy(log, database)) === events, 'all is folded');
        return events;
      });
      await mustHold(database, 'by_hand', count);
      return sample;
    };
    const samples = await interleave(stage.full ? 3 : stage.rounds, {
      ours,
      theirs,
    });
    await log.close();
    return [
      {
        measure: 'rebuild from nothing',
        beside: `fold in memory + COPY, ${events.toLocaleString('en')} events`,
        unit: 'events/s',
        goal: { atLeast: 0.7 },
        ours: each(samples.ours, 'rate'),
        theirs: each(samples.theirs, 'rate'),
      },
    ];
  },
};

/**
 * Has the product make its tables in an empty database. It makes the indexes for reads once there is nothing left to
 * fill them with, so where it is to fill them it is stopped before it has looked.
 */
async function withTables(
  connectionString: string,
  tables: 'empty' | 'with indexes',
): Promise<void> {
  const empty = await openPostgresLog({ connectionString });
  const follower = await startFollower(empty, connectionString);
  if (tables === 'with indexes') await follower.level();
  await follower.stop();
  await empty.close();
}

/** @throws unless the tables hold every task, block and change of so many plans, and have all their indexes */
async function mustHold(
  connectionString: string,
  schema: 'read' | 'by_hand',
  plans: number,
): Promise<void> {
  const sql = new pg.Client({ connectionString });
  await sql.connect();
  const { rows } = await sql.query<Record<string, number>>(
    `SELECT (SELECT count(*)::int FROM ${schema}.tasks) AS tasks, (SELECT count(*)::int FROM ${schema}.blocks) AS blocks,
       (SELECT count(*)::int FROM ${schema}.executions) AS executions,
       (SELECT count(*)::int FROM ${schema}.history WHERE event = 'TaskStatusSet') AS changes,
       (SELECT count(*)::int FROM pg_indexes WHERE schemaname = '${schema}' AND tablename = ANY($1)) AS indexes`,
    [TABLES],
  );
  await sql.end();
  const expected = {
    tasks: plans * 50,
    blocks: plans * 50,
    executions: plans * 2,
    changes: plans * EACH,
    indexes: INDEXES,
  };
  must(
    JSON.stringify(rows[0]) === JSON.stringify(expected),
    `${schema} holds ${JSON.stringify(expected)}`,
  );
}
