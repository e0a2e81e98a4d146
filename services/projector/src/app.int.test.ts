import { listening } from '@waymark/edge/testing';
import { openPostgresLog } from '@waymark/log';
import { openPostgresVault } from '@waymark/vault';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { preparedDatabase } from '@waymark/postgres/testing';
import { projectorApp } from './app.ts';
import { createProjector } from './createProjector.ts';

test('ready once every read model follows, no longer when the database is gone; alive all the time', async () => {
  const { logins, drop } = await preparedDatabase();
  const connectionString = logins.projector;
  const log = await openPostgresLog({ connectionString });
  const vault = await openPostgresVault({ connectionString, masterKey: Buffer.alloc(32, 7) });
  const logger = pino({ level: 'silent' });
  const projector = await createProjector({
    timeZone: 'UTC',
    ...{ log, vault, connectionString, logger },
    readerConnectionString: logins.reader,
  });
  const { url: site, stop } = await listening(projectorApp(projector, logger));
  const get = async (path: string) => {
    const answer = await fetch(site + path);
    return { status: answer.status, text: await answer.text() };
  };
  const status = async () => (await get('/readyz')).status;

  expect(await get('/readyz')).toMatchObject({
    status: 503,
    text: expect.stringContaining('no read model') as string,
  });
  await projector.start();
  await expect.poll(status).toBe(200);
  const { text } = await get('/metrics');
  for (const model of ['directory', 'plans', 'history', 'views', 'talk', 'notices']) {
    expect(text).toContain(`waymark_read_model_state{model="${model}",state="live"} 1`);
    expect(text).toContain(`waymark_read_model_lag_seconds{model="${model}"} 0`);
    expect(text).toContain(`waymark_read_model_quarantined_streams{model="${model}"} 0`);
  }
  expect(text).toContain('waymark_live_listeners 0');
  expect(text).toContain('waymark_database_connections{pool="reads",state="waited for"} 0');

  await drop();
  await expect
    .poll(async () => (await get('/readyz')).text)
    .toContain('the database does not answer');
  expect(await status()).toBe(503);
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/metrics')).text).toContain('waymark_read_model_failures');

  await stop();
  await projector.stop();
  await vault.close();
  await log.close();
});
