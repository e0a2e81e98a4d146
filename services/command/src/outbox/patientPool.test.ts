import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { patientPool } from './patientPool.ts';

const failing = (error: Error) =>
  ({ connect: () => Promise.reject(error), query: () => Promise.reject(error) }) as unknown as Pool;
const giving = (error: Error) =>
  ({ connect: () => Promise.resolve({ query: () => Promise.reject(error) }) }) as unknown as Pool;
const stopped = AbortSignal.abort();
const coded = (message: string, code?: string, severity?: string) =>
  Object.assign(new Error(message), { code, severity });

test.each([
  coded('connect ECONNREFUSED', 'ECONNREFUSED'),
  coded('Connection terminated unexpectedly'),
  coded('terminating connection due to unexpected postmaster exit', '57P01', 'FATAL'),
  coded('could not extend file "base/5/16393": No space left on device', '53100', 'ERROR'),
  coded(
    'could not fsync file "pg_wal/000000010000000000000003": Input/output error',
    '58030',
    'PANIC',
  ),
  coded('canceling statement due to statement timeout', '57014', 'ERROR'),
])('$message is an error after which graphile-worker tries again', async (error) => {
  await expect(patientPool(failing(error), stopped).connect()).rejects.toMatchObject({
    code: '57P03',
    message: error.message,
  });
  await expect(patientPool(failing(error), stopped).query('select 1')).rejects.toMatchObject({
    code: '57P03',
  });
  const client = await patientPool(giving(error), stopped).connect();
  await expect(client.query('select 1')).rejects.toMatchObject({ code: '57P03' });
});

test('what the database itself finds wrong stays as it is', async () => {
  const error = coded('relation "x" does not exist', '42P01', 'ERROR');
  await expect(patientPool(failing(error), stopped).query('select 1')).rejects.toBe(error);
});

test('who connects while the database is away is served at the first try after its coming back, however many came before', async () => {
  // given a database that is away for three hundred tries
  let tries = 0;
  const client = { query: () => Promise.resolve('here') };
  const pool = {
    connect: () =>
      ++tries <= 300
        ? Promise.reject(coded('connect ECONNREFUSED', 'ECONNREFUSED'))
        : Promise.resolve(client),
  } as unknown as Pool;
  // when
  const connected = await patientPool(pool, new AbortController().signal, 0).connect();
  // then
  await expect(connected.query('select 1')).resolves.toBe('here');
  expect(tries).toBe(301);
});

test('who connects while the database is away is let go when the service stops', async () => {
  const stopping = new AbortController();
  const never = 1_000_000;
  const connecting = patientPool(
    failing(coded('connect ECONNREFUSED')),
    stopping.signal,
    never,
  ).connect();
  stopping.abort();
  await expect(connecting).rejects.toMatchObject({ code: '57P03' });
});
