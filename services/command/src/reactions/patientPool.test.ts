import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { patientPool } from './patientPool.ts';

const failing = (error: Error) =>
  ({
    connect: () => Promise.reject(error),
    query: () => Promise.reject(error),
  }) as unknown as Pool;
const giving = (error: Error) =>
  ({
    connect: () => Promise.resolve({ query: () => Promise.reject(error) }),
  }) as unknown as Pool;
const coded = (message: string, code?: string, severity?: string) =>
  Object.assign(new Error(message), { code, severity });

test.each([
  coded('connect ECONNREFUSED', 'ECONNREFUSED'),
  coded('Connection terminated unexpectedly'),
  coded('terminating connection due to unexpected postmaster exit', '57P01', 'FATAL'),
  coded('could not extend file "base/5/16393": No space left on device', '53100', 'ERROR'),
  coded('could not fsync file "pg_wal/000000010000000000000003": Input/output error', '58030', 'PANIC'),
  coded('canceling statement due to statement timeout', '57014', 'ERROR'),
])('$message is an error after which graphile-worker tries again', async (error) => {
  await expect(patientPool(failing(error)).connect()).rejects.toMatchObject({ code: '57P03', message: error.message });
  await expect(patientPool(failing(error)).query('select 1')).rejects.toMatchObject({ code: '57P03' });
  const client = await patientPool(giving(error)).connect();
  await expect(client.query('select 1')).rejects.toMatchObject({ code: '57P03' });
});

test('what the database itself finds wrong stays as it is', async () => {
  const error = coded('relation "x" does not exist', '42P01', 'ERROR');
  await expect(patientPool(failing(error)).query('select 1')).rejects.toBe(error);
});
