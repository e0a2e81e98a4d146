import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smtpMailer } from '../services/command/src/mail/mailer/smtpMailer.ts';
import {
  startHarness,
  type CommandHarness,
} from '../services/command/src/testing/commandHarness.ts';
import { sampleWorkspace } from '../services/command/src/testing/sampleWorkspace.ts';

/**
 * A dump of what docs/OPERATIONS.md tells to back up names nobody: addresses and names of people
 * are sealed or hashed.
 */
const SCHEMAS = ['identity', 'graphile_worker'];
/** Refuses all mail, and as mail servers do says for whom. */
const refusing = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onRcptTo: ({ address }, _, done) =>
    done(Object.assign(new Error(`no such user ${address}`), { responseCode: 550 })),
});
/** An hour of a working day, at which mail is not kept for later. */
let now = Date.parse('2026-11-20T10:00:00.000Z');
const clock = () => new Date(now);
let harness: CommandHarness;

beforeAll(async () => {
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
  const { port } = refusing.server.address() as AddressInfo;
  harness = await startHarness(clock, smtpMailer(`smtp://127.0.0.1:${port}`));
});
afterAll(async () => {
  await harness.stop();
  await new Promise<void>((resolve) => refusing.close(() => resolve()));
});

/** Each value of each row, as text; bytes as hexadecimal digits. */
async function dumped(): Promise<{ table: string; row: string }[]> {
  const { rows: tables } = await harness.pool.query<{ name: string }>(
    `SELECT c.oid::regclass::text AS name FROM pg_class c
      WHERE relkind IN ('r', 'p') AND relnamespace::regnamespace::text = ANY($1) ORDER BY 1`,
    [SCHEMAS],
  );
  const found: { table: string; row: string }[] = [];
  for (const { name } of tables) {
    const { rows } = await harness.pool.query<{ row: string }>(
      `SELECT to_jsonb(t)::text AS row FROM ${name} t`,
    );
    found.push(...rows.map(({ row }) => ({ table: name, row })));
  }
  return found;
}

/**
 * A text as it stands, and as somebody might have written it down otherwise without keeping it from
 * anybody.
 */
const spellings = (text: string) => [
  text.toLowerCase(),
  ...(['base64', 'base64url', 'hex'] as const).map((as) =>
    Buffer.from(text).toString(as).replace(/=+$/, '').toLowerCase(),
  ),
];

async function naming(words: readonly string[]): Promise<string[]> {
  const looked = words.flatMap(spellings);
  return (await dumped())
    .filter(({ row }) => looked.some((word) => row.toLowerCase().includes(word)))
    .map(({ table, row }) => `${table}: ${row}`);
}

const ask = (path: string, body: object, cookie = '') =>
  fetch(`${harness.site}/api/session${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify(body),
  });

test('a dump names nobody after codes, invitations and mails that were refused', async () => {
  const { olga, anna, plan } = await sampleWorkspace(harness);
  const invited = { firstName: 'Zebulon', lastName: 'Quist', gender: 'MALE' } as const;
  await harness.give(olga, 'InviteTeamUser', {
    email: 'zebulon@invited.example',
    profile: invited,
  });
  await harness.give(olga, 'InviteClientUser', {
    clientId: 'x',
    email: 'cleo@invited.example',
    profile: invited,
  });
  await harness.give(olga, 'SetTaskStatus', { plan, taskId: 'own', status: 'IN_PROGRESS' });
  await harness.give(anna, 'SetTaskStatus', {
    plan,
    taskId: 'own',
    status: 'STUCKED',
    reason: 'Access',
  });
  // What happens at one moment is gathered for a minute.
  now += 120_000;
  const codes = [
    ['olga@w.example', 'signIn'],
    ['newcomer@signup.example', 'signUp'],
    ['nobody@stranger.example', 'signIn'],
  ];
  for (const [email, intent] of codes) {
    const asked = await ask('/code', { email, intent });
    expect(asked.status).toBe(200);
    const cookie = asked.headers.getSetCookie().map((each) => each.split(';')[0]);
    expect((await ask('', { email, code: '000000' }, cookie.join('; '))).status).toBe(401);
  }
  const refused = async () =>
    (
      await harness.pool.query<{ mail: string }>(
        `SELECT DISTINCT payload->>'mail' AS mail FROM graphile_worker._private_jobs WHERE last_error LIKE '%was not taken (EENVELOPE 550)%' ORDER BY 1`,
      )
    ).rows.map(({ mail }) => mail);
  await expect
    .poll(refused)
    .toEqual(expect.arrayContaining(['invitation', 'oneTimeCode', 'stuck']));

  const rows = await dumped();
  const seen = new Set(rows.map(({ table }) => table));
  for (const table of ['challenges', 'limits', 'person_keys', 'command_replies'])
    expect([...seen]).toContain(`identity.${table}`);
  expect(rows.filter(({ row }) => /[\w.+-]+@[\w-]+\.[a-z]{2,}/i.test(row))).toEqual([]);
  const people = ['olga', 'anna', 'ben'].map((name) => `${name}@w.example`);
  const others = ['zebulon@invited', 'cleo@invited', 'newcomer@signup', 'nobody@stranger'];
  expect(await naming([...people, ...others, 'zebulon', 'quist'])).toEqual([]);
});

test('an address that stands there is found, however it is written: the check can fail', async () => {
  for (const written of [
    'Ida@x.example',
    Buffer.from('ida@x.example').toString('base64'),
    '\\x69646140782e6578616d706c65',
  ]) {
    await harness.pool.query('INSERT INTO identity.limits (key, points) VALUES ($1, 1)', [written]);
    expect(await naming(['ida@x.example'])).toHaveLength(1);
    await harness.pool.query('DELETE FROM identity.limits WHERE key = $1', [written]);
  }
});
