import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '@waymark/postgres/testing';
import type { FreshDatabase } from '@waymark/postgres/testing';
import { openPool } from '@waymark/postgres';
import { METADATA } from './given.ts';
import { delivered, followUpTo, PERFECT, writeConcurrently } from './delivery.ts';
import type { DeliveringLog } from './delivery.ts';

/**
 * A log as it is often built, and wrong: positions come from a sequence, so they are handed out
 * before the commit, and the consumer pages by them. Of two writers the one with the higher
 * position may commit first; then the consumer has passed the lower one before it can be seen.
 */
const TABLE = `CREATE TABLE careless (
  position bigserial PRIMARY KEY, stream text NOT NULL, revision bigint NOT NULL, id uuid NOT NULL)`;

type Row = { position: string; stream: string; revision: string; id: string };

/** `mayCommit` is waited for between taking a position and committing it. */
function carelessLog(pool: pg.Pool, mayCommit: (position: bigint) => Promise<void>): DeliveringLog {
  const revisions = new Map<string, bigint>();
  return {
    async append(stream, events) {
      const client = await pool.connect();
      let [position, revision] = [0n, revisions.get(stream) ?? -1n];
      await client.query('BEGIN');
      for (const { id } of events) {
        const { rows } = await client.query<Row>(
          'INSERT INTO careless (stream, revision, id) VALUES ($1, $2, $3) RETURNING position',
          [stream, ++revision, id],
        );
        position = BigInt(rows[0]!.position);
      }
      revisions.set(stream, revision);
      await mayCommit(position);
      await client.query('COMMIT');
      client.release();
      return { revision, position };
    },
    async *subscribe({ after = 0n, prefixes = [''], batch = 500, signal }) {
      for (let position = after; !signal.aborted;) {
        const { rows } = await pool.query<Row>(
          `SELECT * FROM careless WHERE position > $1 AND stream ^@ ANY($2) ORDER BY position LIMIT $3`,
          [position, prefixes, batch],
        );
        const events = rows.map((row) => ({
          ...row,
          position: BigInt(row.position),
          revision: BigInt(row.revision),
          type: 'TaskAdded',
          data: {},
          metadata: METADATA,
        }));
        position = events.at(-1)?.position ?? position;
        yield { events, position, live: rows.length < batch };
      }
    },
  };
}

describe('the proof of delivery, run on a consumer that pages by position', () => {
  let database: FreshDatabase;
  let pool: pg.Pool;
  beforeAll(async () => {
    database = await freshDatabase();
    pool = openPool({ connectionString: database.connectionString, max: 40 });
    await pool.query(TABLE);
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  const prove = async (
    prefix: string,
    mayCommit: (position: bigint, passed: () => bigint) => Promise<void>,
  ) => {
    let passed = 0n;
    const log = carelessLog(pool, (position) => mayCommit(position, () => passed));
    const watched: DeliveringLog = {
      ...log,
      async *subscribe(options) {
        for await (const batch of log.subscribe(options)) {
          yield batch;
          passed = batch.position;
        }
      },
    };
    const { rows } = await pool.query<{ last: string }>(
      'SELECT coalesce(max(position), 0) AS last FROM careless',
    );
    const writing = writeConcurrently(log, prefix, 600);
    const last = writing.then((written) =>
      written.map(({ position }) => position).reduce((a, b) => (a > b ? a : b)),
    );
    const seen = await followUpTo(
      watched,
      { after: BigInt(rows[0]!.last), prefixes: [prefix] },
      last,
    );
    return delivered(await writing, seen, { prefix });
  };

  it('finds the events that it missed while one transaction was held open', async () => {
    let held: bigint | undefined;
    const faults = await prove('process-held', async (position, passed) => {
      if (held !== undefined) return;
      held = position;
      // The others go on and commit, until the consumer has gone past this one.
      while (passed() <= position) await new Promise(setImmediate);
    });
    expect(held).toBeDefined();
    expect(faults.missed).toBeGreaterThan(0);
    expect(faults).toMatchObject({ repeated: 0, foreign: 0 });
  });

  it('finds no fault where the same consumer meets transactions that commit in the order of their positions', async () => {
    let before = Promise.resolve();
    const log = carelessLog(pool, async () => undefined);
    const inTurn: DeliveringLog = {
      ...log,
      append: (...append) => {
        const appended = before.then(() => log.append(...append));
        before = appended.then(() => undefined);
        return appended;
      },
    };
    const { rows } = await pool.query<{ last: string }>(
      'SELECT max(position) AS last FROM careless',
    );
    const writing = writeConcurrently(inTurn, 'process-turn', 600);
    const last = writing.then((written) => written.at(-1)!.position);
    const seen = await followUpTo(
      log,
      { after: BigInt(rows[0]!.last), prefixes: ['process-turn'] },
      last,
    );
    expect(delivered(await writing, seen, { prefix: 'process-turn' })).toEqual(PERFECT);
  });
});
