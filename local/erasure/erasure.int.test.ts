import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runEraseCli } from '@waymark/command';
import { openFileStore } from '@waymark/files';
import { openPostgresLog } from '@waymark/log';
import { openPool } from '@waymark/postgres';
import { runOperationsCli } from '@waymark/projector';
import { openPostgresVault } from '@waymark/vault';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startInstance, type Instance } from '../instance/instance.ts';
import { KeptPostgres } from '../postgres/keptPostgres.ts';
import { loginsOf } from '../base/loginsOf.ts';
import type { StoredMail } from '../mailbox/mailStore.ts';
import { masterKey } from '../base/masterKey.ts';
import { copyHistory } from '../copying/copyHistory.ts';
import { connectionString } from '../postgres/connection.ts';
import { clusterPaths } from '../postgres/paths.ts';
import { runningPostmaster } from '../postgres/processes.ts';
import { unprivilegedUser } from '../postgres/unprivilegedUser.ts';
import { openSite, populate } from './testing/populate.ts';
import { findAll, type Find } from './testing/walk.ts';

/** All that the services say, whatever it is about. */
const logged: string[] = [];
const logger = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) });

/** Whatever is theirs has their word in it, and nothing else has. */
const words = {
  member: /xanthippe/i,
  clientUser: /quorvath/i,
  guest: /mirelune/i,
  stranger: /brontwick/i,
};
type Who = keyof typeof words;

let dataDir: string;
let instance: Instance | null = null;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'waymark-erasure-'));
  await chmod(dataDir, 0o711);
});
afterAll(async () => {
  await instance?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = async () =>
  (instance = await startInstance(
    {
      ...{
        port: 0,
        dataDir,
        filesUrl: `${dataDir}/files`,
        publicUrl: 'http://localhost',
        timeZone: 'UTC',
      },
      ...{
        logLevel: 'debug',
        operators: [],
        signUp: 'anybody',
        empty: true,
        demoLanguage: 'en' as const,
      },
      mailIn: { domain: 'in.waymark.localhost', port: 0 },
    },
    logger,
    () => undefined,
  ));

async function mails(): Promise<StoredMail[]> {
  const folder = join(dataDir, 'mailbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as StoredMail),
  );
}

/** With nothing but the database running, so that no service has a key in memory. */
async function alone<T>(
  act: (place: Awaited<ReturnType<typeof placeAt>>) => Promise<T>,
): Promise<T> {
  const postgres = new KeptPostgres({ dataDir: `${dataDir}/postgres`, log: () => undefined });
  const adminUrl = await postgres.start();
  const place = await placeAt(adminUrl);
  try {
    return await act(place);
  } finally {
    await place.close();
    await postgres.stop();
  }
}

async function placeAt(address: string) {
  const { writer } = await loginsOf(address);
  const pool = openPool({ connectionString: writer, max: 2 });
  const vault = await openPostgresVault({ pool, masterKey: await masterKey(dataDir) });
  const log = await openPostgresLog({ connectionString: writer });
  const store = await openFileStore(`${dataDir}/files`);
  return {
    ...{ connectionString: address, pool, vault, log, store },
    close: async () => {
      store.close();
      await log.close();
      await vault.close();
      await pool.end();
    },
  };
}

/** What names somebody beside the history, whose id is in it for ever, by that id alone. */
const rowsAbout = (ids: readonly string[]): Promise<readonly string[]> =>
  alone(async ({ connectionString: address, vault }) => {
    const finds = await findAll(new RegExp(ids.join('|')), { connectionString: address, vault });
    const beside = finds
      .map(({ where }) => where)
      .filter((where) => /^identity|^graph/.test(where));
    return [...new Set(beside)].filter((where) => !KEPT.has(where));
  });

/**
 * An id that names nobody any more stays where the history has it, too: that they are erased, so
 * that no key is ever made for them again, in which plans they are named, and what later events
 * call for, which is sent to nobody; and for an hour that their access tokens are over.
 */
const KEPT = new Set([
  ...['identity.person_keys.account_id', 'identity.named_in_plans.account_id'],
  ...['identity.post.account_id', 'identity.ended_sessions.session_id'],
  ...['graphile_worker._private_jobs.key', 'graphile_worker._private_jobs.payload'],
]);

/** In a copy of the history, as `log:copy` makes it, opened by whatever key there still is. */
const findsInCopy = () =>
  alone(async ({ connectionString: address, log, vault }) => {
    const copy = new URL(address);
    copy.pathname = '/copy';
    const admin = new pg.Client({ connectionString: address });
    await admin.connect();
    await admin.query('CREATE DATABASE copy');
    await admin.end();
    const target = await openPostgresLog({ connectionString: copy.href });
    const { signal } = new AbortController();
    const { copied } = await copyHistory({
      ...{ source: log, target, signal },
      onProgress: () => undefined,
    });
    await target.close();
    expect(copied).toBeGreaterThan(50);
    const all = [];
    for (const each of Object.values(words))
      all.push(...(await findAll(each, { connectionString: copy.href, vault, keysAt: address })));
    return all;
  });

/** In what a dump of the database holds, row by row as they would be written. */
const findsInDump = () =>
  alone(async ({ connectionString: address }) => {
    const client = openPool({ connectionString: address, max: 1 });
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', nspname, relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
        WHERE relkind IN ('r', 'm') AND nspname !~ '^pg_|^information_schema'`,
    );
    const finds: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ line: string }>(
        `SELECT t::text AS line FROM ${name} t`,
      );
      for (const { line } of rows)
        if (Object.values(words).some((each) => each.test(line))) finds.push(`${name}: ${line}`);
    }
    await client.end();
    return finds;
  });

const findsOf = async (): Promise<Record<Who, readonly Find[]>> =>
  alone(async ({ connectionString: address, vault }) => {
    const finds = {} as Record<Who, readonly Find[]>;
    for (const who of Object.keys(words) as Who[])
      finds[who] = await findAll(words[who], {
        connectionString: address,
        vault,
        folder: `${dataDir}/files`,
      });
    return finds;
  });

test('of whoever was erased nothing is found, in no table, clear or opened, in no file, copy, dump or log, and in no later mail', async () => {
  const running = await start();
  const site = await openSite(running);
  const { olga, ben, member, clientUser, guestToken } = await populate(site, running, mails);
  expect(guestToken).not.toBe('');
  // All that was to follow has followed.
  const told = async () =>
    (await mails()).filter(({ to }) => to.includes('olga@seller.example')).length;
  await expect.poll(told, { timeout: 60_000 }).toBeGreaterThan(0);
  await site.stop();
  await running.stop();
  instance = null;

  const before = await findsOf();
  const places = (who: Who) => [
    ...new Set(before[who].map(({ where }) => where.replace(/^.*\/files\/.*$/, 'files'))),
  ];
  const both = ['log.events.data', 'read.mails.html', 'read.messages.text', 'read.history.telling'];
  expect(places('member')).toEqual(
    expect.arrayContaining([
      ...both,
      'read.people.name',
      'read.notes.text',
      'read.tasks.stuck_reason',
    ]),
  );
  expect(places('clientUser')).toEqual(
    expect.arrayContaining([
      ...both,
      'read.people.name',
      'read.variables.value',
      'read.ratings.words',
      'identity.answer_drafts.sealed',
      'files',
    ]),
  );
  expect(places('guest')).toEqual(
    expect.arrayContaining(['log.events.data', 'read.tasks.stuck_reason']),
  );
  expect(places('stranger')).toEqual(
    expect.arrayContaining(['log.events.data', 'read.messages.text']),
  );

  const about = await rowsAbout([member, clientUser]);
  expect(about).toContain('identity.frame_tickets.good_for');

  const said: string[] = [];
  const exits = await alone(async (place) => {
    const erase = (...args: string[]) =>
      runEraseCli(
        args,
        () => Promise.resolve({ ...place, close: () => Promise.resolve() }),
        (text) => said.push(text),
      );
    const all = [];
    for (const who of [
      'xanthippe@seller.example',
      'quorvath@client.example',
      'Mirelune',
      'brontwick@elsewhere.example',
    ])
      all.push(await erase(who, '--for-good'));
    // As if a minute had passed.
    const db = new pg.Client({ connectionString: place.connectionString });
    await db.connect();
    await db.query(
      `UPDATE identity.person_keys SET erased_at = erased_at - interval '2 minutes' WHERE erased_at IS NOT NULL`,
    );
    await db.end();
    return all;
  });
  expect(exits, said.join('\n')).toEqual([0, 0, 0, 0]);

  const mailsBefore = new Set((await mails()).map(({ messageId }) => messageId));
  const again = await start();
  const later = await openSite(again);
  await later.give(olga, 'SendMessage', {
    processId: 'p',
    taskId: 'own',
    messageId: 'm9',
    text: 'Who is there?',
  });
  await later.give(ben, 'SendMessage', {
    processId: 'p',
    taskId: 'own',
    messageId: 'm10',
    text: 'I am',
  });
  const operate = (...args: string[]) =>
    runOperationsCli(
      args,
      runningDatabase,
      (text) => said.push(text),
      () => Promise.resolve(null),
    );
  expect(await operate('forget'), said.join('\n')).toBe(0);
  for (const args of [['verify'], ['rebuild', 'history']])
    expect(await operate(...args), `${args.join(' ')}\n${said.join('\n')}`).toBe(0);
  const arrived = async () =>
    (await mails()).filter(({ messageId }) => !mailsBefore.has(messageId));
  await expect.poll(async () => (await arrived()).length, { timeout: 60_000 }).toBeGreaterThan(0);
  // What stood there is told as gone, and the rest stands.
  const answers = (await later.ask(olga, 'answers/p_fill')) as { given: Record<string, unknown> };
  expect(answers.given).toMatchObject({ f1: { value: null, erased: true } });
  for (const path of ['tasks', 'history', 'messages', 'mailCopies', 'variables'])
    expect(await later.ask(olga, `${path}?filter={"planId":"p"}`), path).not.toEqual([]);
  await later.stop();
  await again.stop();
  instance = null;

  const after = await findsOf();
  expect(after).toEqual({ member: [], clientUser: [], guest: [], stranger: [] });
  expect(await findsInCopy()).toEqual([]);
  expect(await findsInDump()).toEqual([]);
  expect(await rowsAbout([member, clientUser])).toEqual([]);
  expect(logged.length).toBeGreaterThan(0);
  for (const each of Object.values(words))
    expect(logged.filter((line) => each.test(line))).toEqual([]);
  for (const mail of await arrived())
    for (const who of Object.keys(words) as Who[])
      expect(JSON.stringify(mail), who).not.toMatch(words[who]);
}, 300_000);

/** The address of the database that a running instance has. */
async function runningDatabase(): Promise<string> {
  const paths = await clusterPaths(
    join(dataDir, 'postgres'),
    await unprivilegedUser(),
    () => undefined,
  );
  const running = await runningPostmaster(paths.dataDir);
  const password = await readFile(paths.password, 'utf8');
  return connectionString(running?.port ?? 0, password.trim(), 'waymark');
}
