import { listening } from '@waymark/edge/testing';
import { openFileStore } from '@waymark/files';
import { openPostgresLog } from '@waymark/log';
import { openPool } from '@waymark/postgres';
import { openPostgresVault } from '@waymark/vault';
import { pino } from 'pino';
import { commandApp } from '../../app.ts';
import { startCommandService } from '../../service.ts';

/**
 * A command service in a process of its own, on a database and a file store that are there: says
 * where it listens, until it is killed.
 */
const [connectionString = '', filesUrl = ''] = process.argv.slice(2);
const pool = openPool({ connectionString, max: 10 });
const logger = pino({ level: 'silent' });
const service = await startCommandService({
  log: await openPostgresLog({ connectionString }),
  vault: await openPostgresVault({ pool, masterKey: Buffer.alloc(32, 7) }),
  pool,
  files: await openFileStore(filesUrl),
  mailer: { send: () => Promise.resolve(), close: () => undefined },
  mailFrom: 'Waymark <w@example.com>',
  publicUrl: 'http://localhost',
  timeZone: 'Europe/Berlin',
  logger,
  reads: [],
});
const { url } = await listening(commandApp(service, logger, { maxRequestsOfAddress: 10_000 }));
process.stdout.write(`${url}\n`);
