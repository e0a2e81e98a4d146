import { openPostgresLog } from '@waymark/log';
import pg from 'pg';
import type { Measure } from '../finding.ts';
import { startFollower } from '../follower.ts';
import { each, interleave, rateOf } from '../measure.ts';
import { must } from '../must.ts';
import { foldAndCopy, prepareFoldAndCopy, REBUILT_TABLES } from '../peers/foldAndCopy.ts';
import { beginPlans } from '../plans.ts';

/** Of each process: more than its fifty tasks, so that some are ended too. */
const CHANGES = 100;

export const rebuild: Measure = {
  name: 'rebuild',
  beside: ['fold in memory + COPY'],
  goal: '≥ 0.7×',
  async run(stage) {
    const count = stage.sized({ smoke: 3, usual: 100, full: 1_000 });
    const log = await openPostgresLog({ connectionString: await stage.database() });
    const plans = await beginPlans(log, count);
    const head = await plans.arrive(CHANGES);
    // Each process has begun with two events.
    const events = count * (CHANGES + 2);
    const indexes = await indexesOfProduct(await stage.database());
    /** Of the last round of either side. */
    const filled: { ours?: Filled; theirs?: Filled } = {};
    const ours = async () => {
      const database = await stage.database();
      await withTables(database, 'empty');
      const sample = await rateOf(async () => {
        const follower = await startFollower(log, database);
        await follower.reached(head);
        await follower.stop();
        return events;
      });
      filled.ours = await filledIn(database, 'read');
      must(filled.ours.indexes === indexes, 'the product has made all indexes');
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
      filled.theirs = await filledIn(database, 'by_hand');
      must(filled.theirs.indexes === indexes, 'the peer has made all indexes');
      return sample;
    };
    const samples = await interleave(Math.min(stage.rounds, 5), { ours, theirs });
    await log.close();
    const { rows: byProduct = {} } = filled.ours ?? {};
    const { rows: byHand = {} } = filled.theirs ?? {};
    must(byProduct['tasks'] === count * 50, 'every task is there');
    for (const table of new Set([byProduct, byHand].flatMap(Object.keys)))
      must(
        byProduct[table] === byHand[table],
        `${table} has as many rows by the product (${byProduct[table]}) as by the peer (${byHand[table]})`,
      );
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
 * Has the product make its tables in an empty database. It makes the indexes for reads once there
 * is nothing left to fill them with, so where it is to fill them it is stopped before it has
 * looked.
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

/**
 * Rows of the processes by table, and how many indexes these tables have, those of primary keys
 * included.
 */
type Filled = { readonly rows: Readonly<Record<string, number>>; readonly indexes: number };

/**
 * What the tables of a schema hold of the processes; tables that hold nothing of them are left out.
 */
async function filledIn(connectionString: string, schema: 'read' | 'by_hand'): Promise<Filled> {
  const sql = new pg.Client({ connectionString });
  await sql.connect();
  const { rows: tables } = await sql.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = $1 AND (column_name = 'plan_id' OR table_name = 'executions' AND column_name = 'id') ORDER BY 1`,
    [schema],
  );
  const filled: Record<string, number> = {};
  for (const { name } of tables) {
    const plan = name === 'executions' ? 'id' : 'plan_id';
    const { rows } = await sql.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${schema}.${name} WHERE ${plan} LIKE 'plan%'`,
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) filled[name] = count;
  }
  const indexes = await indexesOf(sql, schema);
  await sql.end();
  return { rows: filled, indexes };
}

async function indexesOf(sql: pg.Client, schema: string): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM pg_indexes WHERE schemaname = $1 AND tablename = ANY($2)',
    [schema, REBUILT_TABLES],
  );
  return rows[0]?.count ?? 0;
}

/** How many indexes the tables have when the product has made all of them. */
async function indexesOfProduct(connectionString: string): Promise<number> {
  await withTables(connectionString, 'with indexes');
  const sql = new pg.Client({ connectionString });
  await sql.connect();
  const indexes = await indexesOf(sql, 'read');
  await sql.end();
  return indexes;
}
