import { randomUUID } from 'node:crypto';
import { headers } from '@waymark/api';
import { signAccessToken } from '@waymark/edge';
import { listening } from '@waymark/edge/testing';
import { openPostgresLog } from '@waymark/log';
import { openPool } from '@waymark/postgres';
import { openPostgresVault } from '@waymark/vault';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { preparedDatabase } from '@waymark/postgres/testing';
import { commandApp } from './app.ts';
import { startCommandService } from './service.ts';

test('figures of a command, readiness while the log is gone, and while the database is', async () => {
  const { logins, drop } = await preparedDatabase();
  const connectionString = logins.writer;
  const pool = openPool({ connectionString });
  const stored = await openPostgresLog({ connectionString });
  const vault = await openPostgresVault({ connectionString, masterKey: Buffer.alloc(32, 7) });
  let logThere = true;
  const log: typeof stored = {
    append: (...append) => stored.append(...append),
    readStream: (...read) => stored.readStream(...read),
    subscribe: (options) => stored.subscribe(options),
    head: () => (logThere ? stored.head() : Promise.reject(new Error('10.0.0.7 refused'))),
    close: () => stored.close(),
  };
  const logger = pino({ level: 'silent' });
  const service = await startCommandService({
    ...{ log, vault, pool, logger, reads: [], timeZone: 'UTC', publicUrl: 'http://localhost' },
    mailer: { send: async () => undefined, close: () => undefined },
    mailFrom: 'Waymark <w@example.com>',
  });
  const { url: site, stop } = await listening(commandApp(service, logger));
  const get = async (path: string) => {
    const answer = await fetch(site + path);
    return { status: answer.status, text: await answer.text() };
  };
  const ready = async () =>
    JSON.parse((await get('/readyz')).text) as { ready: boolean; problems: string[] };

  const [accountId, workspaceId, key] = [randomUUID(), randomUUID(), randomUUID()];
  const { accessToken } = signAccessToken(
    service.signingSecret,
    { accountId, sid: 's' },
    new Date(),
  );
  for (let time = 0; time < 2; time++) {
    const { status } = await fetch(`${site}/api/commands/CreateWorkspace`, {
      method: 'POST',
      body: JSON.stringify({ workspaceId, name: 'Acme' }),
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${accessToken}`,
        [headers.idempotencyKey]: key,
      },
    });
    expect(status).toBe(200);
  }
  const shown = async () => (await get('/metrics')).text;
  await expect
    .poll(shown)
    .toMatch(/waymark_http_request_duration_seconds_count\{.*route="CreateWorkspace".*\} 2/);
  await expect.poll(shown).toMatch(/waymark_reactions_lag_seconds 0/);
  const text = await shown();
  for (const line of [
    'waymark_append_duration_seconds_count{outcome="stored"} 1',
    'waymark_replies_repeated_total 1',
    'waymark_outbox_mails{state="failed"} 0',
    'waymark_database_connections{state="waited for"} ',
  ])
    expect(text).toContain(line);
  expect(text).toMatch(/waymark_stream_cache_reads_total\{result="miss"\} [1-9]/);
  expect(text).toContain('process_cpu_seconds_total');
  for (const secret of [accountId, workspaceId, key, accessToken])
    expect(text).not.toContain(secret);

  expect(await ready()).toEqual({ ready: true, problems: [] });
  logThere = false;
  await expect.poll(ready).toEqual({ ready: false, problems: ['the event log does not answer'] });
  logThere = true;
  await expect.poll(ready).toEqual({ ready: true, problems: [] });
  await drop();
  await expect
    .poll(async () => (await ready()).problems)
    .toEqual(['the event log does not answer', 'the database does not answer']);
  expect((await get('/healthz')).status).toBe(200);
  expect(await shown()).not.toContain('waymark_outbox_mails{');
  service.readiness.end();
  expect((await get('/healthz')).status).toBe(503);

  await stop();
  await service.stop();
  await pool.end();
  await vault.close();
  await stored.close();
});
