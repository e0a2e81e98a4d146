import { openPool } from '@waymark/postgres';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preparedDatabase, type PreparedDatabase } from '@waymark/postgres/testing';
import { enqueueMails, installOutbox, releaseTaken, startOutbox } from './outbox.ts';

const logger = pino({ level: 'silent' });
let database: PreparedDatabase;
let pool: ReturnType<typeof openPool>;

beforeAll(async () => {
  database = await preparedDatabase();
  pool = openPool({ connectionString: database.logins.writer });
  await installOutbox(pool, logger);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('a mail that a killed worker had taken is sent by the next start', async () => {
  await enqueueMails(pool, [{ mail: 'oneTimeCode', codeId: 'code-1' }]);
  const taken = await pool.query(
    "UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'killed', attempts = 1",
  );
  expect(taken.rowCount).toBe(1);
  await releaseTaken(pool);
  const sent = Promise.withResolvers<unknown>();
  const outbox = await startOutbox({
    pool,
    send: async (job) => sent.resolve(job),
    give: () => Promise.resolve(),
    logger,
  });
  expect(await sent.promise).toEqual({ mail: 'oneTimeCode', codeId: 'code-1' });
  await outbox.stop();
});
