import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openEventStoreDbLog, openPostgresLog, StreamDeleted, type EventLog } from '@waymark/log';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startFakeEventStoreDb } from '@waymark/log/fakeEventStoreDb';
import { freshDatabase } from '@waymark/postgres/testing';
import { rootFile } from './composeFile.ts';

/**
 * What docs/OPERATIONS.md tells to type so that a stream is ended for good, in both kinds of logs.
 */
const page = rootFile('docs/OPERATIONS.md');
const stream = 'process-w_p';
const named = (text: string) => text.replaceAll('process-<workspaceId>_<processId>', stream);

const metadata = {
  ...{
    workspaceId: 'w',
    actor: { kind: 'system' as const, name: 'test' },
    commandId: 'c',
    command: 'Test',
  },
  ...{ causationId: 'c', correlationId: 'c', at: '2026-11-21T10:00:00.000Z' },
};
const append = (log: EventLog) =>
  log.append(
    stream,
    [{ type: 'ProcessRenamed', data: { name: 'N' }, id: randomUUID(), metadata }],
    'any',
  );

async function isEnded(log: EventLog): Promise<void> {
  await expect(append(log)).rejects.toBeInstanceOf(StreamDeleted);
  const reading = async () => {
    for await (const event of log.readStream(stream)) expect.fail(`there is still ${event.type}`);
  };
  await expect(reading()).rejects.toBeInstanceOf(StreamDeleted);
}

test('a stream in Postgres is ended, and its events can be taken away', async () => {
  const { connectionString, drop } = await freshDatabase();
  const log = await openPostgresLog({ connectionString });
  const client = new pg.Client({ connectionString });
  await client.connect();
  await append(log);
  const [, insert = ''] =
    /psql -U waymark -c "([^"]+)"/.exec(page.slice(page.indexOf('tombstoneStream'))) ?? [];
  await client.query(named(insert));
  await isEnded(log);
  const [, remove = ''] = /`(DELETE FROM log\.events[^`]+)`/.exec(page) ?? [];
  expect((await client.query(remove.replace('…', stream))).rowCount).toBe(1);
  await isEnded(log);
  await client.end();
  await log.close();
  await drop();
});

test('a stream in EventStoreDB is ended by the program on the page', async () => {
  const standIn = await startFakeEventStoreDb();
  const log = await openEventStoreDbLog({ connectionString: standIn.connectionString });
  await append(log);
  const [, program = '', argument = ''] =
    /node --input-type=module -e "\n([^"]+)" '([^']+)'/.exec(page) ?? [];
  const file = join(await mkdtemp(join(tmpdir(), 'waymark-esdb-')), 'url');
  await writeFile(file, standIn.connectionString);
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, named(argument)], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env['PATH'] ?? '', ESDB_URL_FILE: file },
    stdio: 'inherit',
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
  await isEnded(log);
  await rm(dirname(file), { recursive: true });
  await log.close();
  await standIn.close();
});
