import { randomUUID } from 'node:crypto';
import type { DomainEvent, Metadata, Person, Recorded } from '@waymark/events';
import { openPostgresLog, type EventLog } from '@waymark/events/log';
import { openPool } from '@waymark/events/postgres';
import type pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preparedDatabase, type PreparedDatabase } from '../../../../local/testing/freshDatabase.ts';
import { installIdentitySchema } from '../identity/identitySchema.ts';
import { InvitationLinks } from '../invitations/invitationLinks.ts';
import type { Mail } from '../mailer/mailer.ts';
import { logLookups } from './lookups.ts';
import { installOutbox, outboxOn, startOutbox } from './outbox.ts';
import { parkedReactions, takeUpParked } from './parkedReactions.ts';
import { runReactions } from './runReactions.ts';
import {
  accepted,
  client,
  invited,
  module,
  planCopied,
  processCreated,
  streams,
  task,
  team,
} from './testing/sampleWorld.ts';
import { mailSender } from './sendMail.ts';
import { withoutRepeats } from './withoutRepeats.ts';

const logger = pino({ level: 'silent' });
let database: PreparedDatabase;
let pool: pg.Pool;
let administrator: pg.Pool;
let log: EventLog;

beforeAll(async () => {
  database = await preparedDatabase();
  pool = openPool({ connectionString: database.logins.writer });
  administrator = openPool({ connectionString: database.connectionString });
  await installIdentitySchema(pool);
  await installOutbox(pool, logger);
  log = await openPostgresLog({ connectionString: database.logins.writer });
});
afterAll(async () => {
  await log.close();
  await pool.end();
  await administrator.end();
  await database.drop();
});

const append = (stream: string, events: readonly DomainEvent[], actor = team('olga'), commandId = 'test') => {
  const metadata: Metadata = {
    workspaceId: 'w',
    actor,
    commandId,
    command: 'Test',
    causationId: commandId,
    correlationId: commandId,
    at: '2026-11-21T10:00:00.000Z',
  };
  return log.append(
    stream,
    events.map((event) => ({ ...event, id: randomUUID(), metadata })),
    'any',
  );
};
const react = (signal: AbortSignal) => runReactions({ pool, log, lookups: logLookups(log), logger, signal });
const caughtUp = (position: bigint) =>
  expect
    .poll(
      async () =>
        (await pool.query<{ position: string }>('SELECT position FROM identity.reaction_checkpoints')).rows[0]
          ?.position,
      { timeout: 20_000 },
    )
    .toBe(String(position));
const waiting = async () => {
  const { rows } = await pool.query<{ payload: { mail: string; to: string } }>(
    'SELECT payload FROM graphile_worker._private_jobs ORDER BY id',
  );
  return rows.map(({ payload }) => `${payload.mail} ${payload.to}`);
};
const people: Record<string, Person> = Object.fromEntries(
  ['olga', 'anna', 'ben', 'dee'].map((name) => [
    name,
    { email: `${name}@example.com`, firstName: name, lastName: '', gender: null },
  ]),
);

test('two services react to each event once, and what waits is sent; a mail that fails is tried again', async () => {
  await append(streams.workspace, [
    { type: 'WorkspaceCreated', data: { workspaceId: 'w', name: 'Acme' } },
    { type: 'MemberAdded', data: { accountId: 'olga', role: 'OWNER' } },
  ]);
  await append(streams.client, [
    { type: 'ClientAdded', data: { clientId: 'c', name: 'Buyer' } },
    { type: 'ClientUserInvited', data: { clientId: 'c', accountId: 'ben' } },
    invited('anna'),
  ]);
  await append(streams.project, [{ type: 'ProjectAdded', data: { projectId: 'j', clientId: 'c', name: 'Project' } }]);
  const tasks = [task('t', 'x', { assignee: 'anna' }), task('t2', 'x', { assignee: 'ben' })];
  await append(streams.process, [processCreated, planCopied([module('x', tasks)])]);
  const stuck = {
    type: 'TaskStatusSet',
    data: { taskId: 't', moduleId: 'x', from: 'TODO', to: 'STUCKED', reason: 'No <access>' },
  };
  await append(streams.process, [stuck], client('anna'));
  const { position } = await append(streams.client, [invited('dee')]);

  const stopping = new AbortController();
  const services = [react(stopping.signal), react(stopping.signal)];
  await caughtUp(position);
  expect(await waiting()).toEqual(['invitation anna', 'newProcess ben', 'stuck olga', 'invitation dee']);
  const after = await append(streams.client, [accepted('anna')], client('anna'));
  await caughtUp(after.position);
  expect(await waiting()).toEqual([
    'invitation anna',
    'newProcess ben',
    'stuck olga',
    'invitation dee',
    'newProcess anna',
  ]);

  const sent: Mail[] = [];
  let failures = 1;
  const mailer = {
    send: (mail: Mail) => {
      if (mail.to === 'ben@example.com' && failures-- > 0) return Promise.reject(new Error('not now'));
      sent.push(mail);
      return Promise.resolve();
    },
    close: () => undefined,
  };
  const accounts = {
    person: (accountId: string) => Promise.resolve(people[accountId] ?? null),
    mayBeInvited: (accountId: string) => Promise.resolve(accountId !== 'dee'),
  };
  const links = new InvitationLinks('a secret');
  const codes = {
    due: () => Promise.resolve({ email: 'new@example.com', code: '123456' }),
    mailed: () => Promise.resolve(),
  };
  const send = mailSender({
    mailer,
    from: 'Waymark <w@example.com>',
    publicUrl: 'http://waymark.test/',
    accounts,
    codes,
    links,
    logger,
  });
  const outbox = await startOutbox({ pool, send, logger });
  await expect
    .poll(() => sent.map(({ to }) => to).sort(), { timeout: 30_000 })
    .toEqual(['anna@example.com', 'anna@example.com', 'ben@example.com', 'olga@example.com']);

  const find = (subject: string) => sent.find((mail) => mail.subject === subject);
  expect(find('You are invited to Acme')?.text).toContain(
    `See the invitation: http://waymark.test/portal/invitation?t=${links.token({ accountId: 'anna', workspaceId: 'w', clientId: 'c' })}`,
  );
  expect(find('You are invited to Acme')?.text).toContain('olga (olga@example.com) has invited you');
  expect(find('A new process - Project : Acme')?.text).toContain(
    'View Process: http://waymark.test/portal/task/p/t?w=w',
  );
  expect(find('anna is stuck: Headline t')?.text).toContain('http://waymark.test/module/p/x/tasks?w=w#t');
  expect(find('anna is stuck: Headline t')?.html).toContain('No &lt;access&gt;');
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(4);

  await outboxOn(pool).enqueue([{ mail: 'oneTimeCode', codeId: 'code-1' }]);
  await expect
    .poll(() => sent.at(-1), { timeout: 20_000 })
    .toMatchObject({ to: 'new@example.com', subject: '123456 is your Waymark code', messageId: 'code-1@waymark' });
  await outbox.stop();
  stopping.abort();
  await Promise.all(services);
  expect(await waiting()).toEqual([]);
});

test('goes on where it stopped', async () => {
  const first = new AbortController();
  const { position } = await append(streams.client, [
    { type: 'ClientRenamed', data: { clientId: 'c', from: 'Buyer', to: 'Byer' } },
  ]);
  const running = react(first.signal);
  await caughtUp(position);
  first.abort();
  await running;
  const next = await append(streams.client, [invited('cleo')]);
  const second = new AbortController();
  const again = react(second.signal);
  await caughtUp(next.position);
  second.abort();
  await again;
  expect(await waiting()).toEqual(['invitation cleo']);
});

test('an event of a stream that was deleted for good sends nothing, and holds up nothing', async () => {
  const before = await waiting();
  const stuck = {
    type: 'TaskStatusSet',
    data: { taskId: 't2', moduleId: 'x', from: 'TODO', to: 'STUCKED', reason: 'No access' },
  };
  await append(streams.process, [stuck], client('ben'));
  await administrator.query('INSERT INTO log.tombstones (stream) VALUES ($1)', [streams.process]);
  const { position } = await append(streams.client, [invited('dora')]);
  const stopping = new AbortController();
  const reacting = react(stopping.signal);
  await caughtUp(position);
  stopping.abort();
  await reacting;
  expect(await waiting()).toEqual([...before, 'invitation dora']);
});

test('an event that this program cannot read is parked, counted, holds up nothing, and is reacted to by one that can', async () => {
  const before = await waiting();
  const unread = await append(streams.client, [invited('emil')], team('olga'), 'of a newer version');
  const { position } = await append('client-w_c2', [
    { type: 'ClientAdded', data: { clientId: 'c2', name: 'Another' } },
    {
      type: 'InvitationSent',
      data: { accountId: 'frida', clientId: 'c2', by: 'olga', sealed: '', leadsTo: null },
    },
  ]);
  // An older program: it knows no such version.
  let newer = false;
  const older: EventLog = {
    ...log,
    subscribe: async function* (options) {
      for await (const batch of log.subscribe(options))
        yield { ...batch, events: batch.events.map((event) => asSeen(event, newer)) };
    },
    readStream: async function* (stream, options) {
      for await (const event of log.readStream(stream, options)) yield asSeen(event, newer);
    },
  };
  const lookups = logLookups(older);
  const stopping = new AbortController();
  const reacting = runReactions({ pool, log: older, lookups, logger, signal: stopping.signal });
  await caughtUp(position);
  expect(await parkedReactions(pool)).toBe(1);
  expect(await waiting()).toEqual([...before, 'invitation frida']);
  const how = { pool, log: older, lookups, logger, unlessTold: withoutRepeats(pool) };
  expect(await takeUpParked(how)).toBe(0);
  expect(await parkedReactions(pool)).toBe(1);

  newer = true;
  expect(await Promise.all([takeUpParked(how), takeUpParked(how)])).toEqual(expect.arrayContaining([1]));
  expect(await parkedReactions(pool)).toBe(0);
  expect(await waiting()).toEqual([...before, 'invitation frida', 'invitation emil']);
  stopping.abort();
  await reacting;
  expect(unread.position < position).toBe(true);
});

/** An event as a program sees it whose version of events is older, or, once `newer`, not. */
const asSeen = (event: Recorded, newer: boolean): Recorded =>
  event.metadata.commandId === 'of a newer version' && !newer
    ? { ...event, metadata: { ...event.metadata, version: 99 } }
    : event;
