import { createSecretKey } from 'node:crypto';
import { PictureLinks } from '@waymark/edge';
import { noMailChoices, type Person } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { InvitationLinks } from '../identity/invitationLinks.ts';
import type { Mail } from '../mail/mailer/mailer.ts';
import { habitsWithinReach } from '../mail/schedule/habits.ts';
import { sendDueMails, type DueMailsContext } from '../mail/schedule/sendDueMails.ts';
import { SessionEndLinks } from '../identity/sessionEndLinks.ts';
import { StopLinks } from '../mail/schedule/stopLinks.ts';
import { logLookups } from '../mail/lookups/lookups.ts';
import { mailing } from './mailing.ts';
import { outboxOn, startOutbox } from '../outbox/outbox.ts';
import { runReactions } from './runReactions.ts';
import { logger, openReactingStores, type ReactingStores } from './testing/reactingStores.ts';
import {
  accepted,
  client,
  invited,
  module,
  planCopied,
  processCreated,
  streams,
  task,
} from './testing/sampleWorld.ts';
import { mailSender } from '../mail/sending/sendMail.ts';

let stores: ReactingStores;

beforeAll(async () => {
  stores = await openReactingStores();
});
afterAll(() => stores.close());

const react = (signal: AbortSignal) => {
  const { pool, log } = stores;
  return runReactions({
    reactions: [mailing],
    pool,
    log,
    lookups: logLookups(log),
    logger,
    signal,
  });
};
const people: Record<string, Person> = Object.fromEntries(
  ['olga', 'anna', 'ben', 'dee'].map((name) => [
    name,
    { email: `${name}@example.com`, firstName: name, lastName: '', gender: null },
  ]),
);

const started = {
  type: 'ModuleStatusSet',
  data: { moduleId: 'x', from: 'PENDING', to: 'ACTIVE', on: '2026-11-21', completed: [], due: [] },
};

test('two services react to each event once, and what waits is sent; a mail that fails is tried again', async () => {
  await stores.append(streams.workspace, [
    { type: 'WorkspaceCreated', data: { workspaceId: 'w', name: 'Acme' } },
    { type: 'MemberAdded', data: { accountId: 'olga', role: 'OWNER' } },
  ]);
  await stores.append(streams.client, [
    { type: 'ClientAdded', data: { clientId: 'c', name: 'Buyer' } },
    { type: 'ClientUserInvited', data: { clientId: 'c', accountId: 'ben' } },
    invited('anna'),
  ]);
  await stores.append(streams.project, [
    { type: 'ProjectAdded', data: { projectId: 'j', clientId: 'c', name: 'Project' } },
  ]);
  const tasks = [task('t', 'x', { assignee: 'anna' }), task('t2', 'x', { assignee: 'ben' })];
  await stores.append(streams.process, [processCreated, planCopied([module('x', tasks)])]);
  await stores.append(streams.process, [started]);
  const stuck = {
    type: 'TaskStatusSet',
    data: { taskId: 't', moduleId: 'x', from: 'TODO', to: 'STUCKED', reason: 'No <access>' },
  };
  await stores.append(streams.process, [stuck], client('anna'));
  const { position } = await stores.append(streams.client, [invited('dee')]);

  const stopping = new AbortController();
  const services = [react(stopping.signal), react(stopping.signal)];
  await stores.caughtUp(position);
  const now = new Date('2026-11-21T10:02:00.000Z');
  const dueMails: DueMailsContext = {
    ...{
      pool: stores.pool,
      lookups: logLookups(stores.log),
      timeZone: 'UTC',
      clock: () => now,
      logger,
    },
    mailsOf: () => Promise.resolve(noMailChoices),
    habits: { ...habitsWithinReach, gathering: 60_000 },
  };
  expect(await stores.waiting()).toEqual(['invitation anna', 'invitation dee']);
  const looked = await Promise.all([sendDueMails(dueMails), sendDueMails(dueMails)]);
  expect(looked.reduce((all, each) => all + each)).toBe(2);
  expect((await stores.waiting()).sort()).toEqual([
    'invitation anna',
    'invitation dee',
    'newProcess ben',
    'stuck olga',
  ]);
  const after = await stores.append(streams.client, [accepted('anna')], client('anna'));
  await stores.caughtUp(after.position);
  // What is hers waits no longer for her, but it is the seller's turn while she is stuck.
  const goingOn = await stores.append(streams.process, [
    { ...stuck, data: { ...stuck.data, from: 'STUCKED', to: 'TODO', reason: null } },
  ]);
  await stores.caughtUp(goingOn.position);
  await sendDueMails(dueMails);
  expect((await stores.waiting()).sort()).toEqual([
    ...['invitation anna', 'invitation dee', 'newProcess anna', 'newProcess ben', 'stuck olga'],
  ]);

  const sent: Mail[] = [];
  let failures = 1;
  const mailer = {
    send: (mail: Mail) => {
      if (mail.to === 'ben@example.com' && failures-- > 0)
        return Promise.reject(new Error('not now'));
      sent.push(mail);
      return Promise.resolve();
    },
    close: () => undefined,
  };
  const accounts = {
    person: (accountId: string) => Promise.resolve(people[accountId] ?? null),
    mailChoices: () => Promise.resolve(noMailChoices),
    language: (accountId: string) => Promise.resolve(accountId === 'ben' ? ('de' as const) : null),
    mayBeInvited: (accountId: string) => Promise.resolve(accountId !== 'dee'),
  };
  const links = new InvitationLinks(['a secret']);
  const codes = {
    due: () =>
      Promise.resolve({
        email: 'new@example.com',
        code: '123456',
        isWord: false,
        forPassword: false,
      }),
    mailed: () => Promise.resolve(),
  };
  const send = mailSender({
    mailer,
    from: 'Waymark <w@example.com>',
    publicUrl: 'http://waymark.test/',
    accounts,
    codes,
    links,
    replyAddresses: null,
    stops: new StopLinks(['a secret']),
    pictureLinks: new PictureLinks([createSecretKey(Buffer.alloc(32))]),
    sessionEnds: new SessionEndLinks(['a secret']),
    ...{ habits: habitsWithinReach, timeZone: 'UTC', clock: () => new Date(), logger },
    record: () => Promise.resolve(),
    ...{
      look: logLookups(stores.log),
      keys: { seal: () => Promise.reject(new Error()), open: () => Promise.resolve(null) },
    },
  });
  const give = () => Promise.reject(new Error('no command waits'));
  const outbox = await startOutbox({ pool: stores.pool, send, give, logger });
  await expect
    .poll(() => sent.map(({ to }) => to).sort())
    .toEqual(['anna@example.com', 'anna@example.com', 'ben@example.com', 'olga@example.com']);

  const find = (subject: string) => sent.find((mail) => mail.subject === subject);
  expect(find('You are invited to Acme')?.text).toContain(
    `See the invitation: http://waymark.test/portal/invitation?t=${links.token({ accountId: 'anna', workspaceId: 'w', clientId: 'c' })}`,
  );
  expect(find('You are invited to Acme')?.text).toContain(
    'olga (olga@example.com) has invited you',
  );
  const begins = (to: string, words: string) =>
    sent.some(
      (mail) =>
        mail.to === to && mail.text.includes(`${words}: http://waymark.test/portal/task/p/`),
    );
  expect([
    begins('anna@example.com', 'Open task'),
    begins('ben@example.com', 'Aufgabe öffnen'),
  ]).toEqual([true, true]);
  expect(find('anna is stuck: Headline t')?.text).toContain(
    'http://waymark.test/module/p/x/tasks?w=w#t',
  );
  expect(find('anna is stuck: Headline t')?.html).toContain('No &lt;access&gt;');
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(4);

  await outboxOn(stores.pool).enqueue([{ mail: 'oneTimeCode', codeId: 'code-1' }]);
  await expect
    .poll(() => sent.at(-1))
    .toMatchObject({
      to: 'new@example.com',
      subject: '123456 is your Waymark code',
      messageId: expect.stringMatching(/^waymark\.code-1@/) as string,
    });
  await outbox.stop();
  stopping.abort();
  await Promise.all(services);
  expect(await stores.waiting()).toEqual([]);
});

test('goes on where it stopped', async () => {
  const first = new AbortController();
  const { position } = await stores.append(streams.client, [
    { type: 'ClientRenamed', data: { clientId: 'c', from: 'Buyer', to: 'Byer' } },
  ]);
  const running = react(first.signal);
  await stores.caughtUp(position);
  first.abort();
  await running;
  const next = await stores.append(streams.client, [invited('cleo')]);
  const second = new AbortController();
  const again = react(second.signal);
  await stores.caughtUp(next.position);
  second.abort();
  await again;
  expect(await stores.waiting()).toEqual(['invitation cleo']);
});

test('an event of a stream that was deleted for good sends nothing, and holds up nothing', async () => {
  const before = await stores.waiting();
  const stuck = {
    type: 'TaskStatusSet',
    data: { taskId: 't2', moduleId: 'x', from: 'TODO', to: 'STUCKED', reason: 'No access' },
  };
  await stores.append(streams.process, [stuck], client('ben'));
  await stores.administrator.query('INSERT INTO log.tombstones (stream) VALUES ($1)', [
    streams.process,
  ]);
  const { position } = await stores.append(streams.client, [invited('dora')]);
  const stopping = new AbortController();
  const reacting = react(stopping.signal);
  await stores.caughtUp(position);
  stopping.abort();
  await reacting;
  expect(await stores.waiting()).toEqual([...before, 'invitation dora']);
});

test('what one reaction stumbles over keeps no other back', async () => {
  const renamed = { type: 'ClientRenamed', data: { clientId: 'c', from: 'Byer', to: 'Buyers' } };
  await stores.append(streams.client, [renamed]);
  const command = {
    name: 'RenameClient',
    payload: { clientId: 'c', name: 'Buyer' },
    workspaceId: 'w',
  } as const;
  const stopping = new AbortController();
  const { pool, log } = stores;
  const reacting = runReactions({
    ...{ pool, log, lookups: logLookups(log), logger, signal: stopping.signal },
    reactions: [
      { name: 'stumbles', to: { ClientRenamed: () => Promise.reject(new Error('not this one')) } },
      {
        name: 'goesOn',
        to: { ClientRenamed: () => Promise.resolve([{ kind: 'command', step: 'back', command }]) },
      },
    ],
  });
  const put = () =>
    pool.query("SELECT FROM graphile_worker.jobs WHERE task_identifier = 'give_command'");
  await expect.poll(async () => (await put()).rowCount).toBeGreaterThan(0);
  stopping.abort();
  await reacting;
  const { rows } = await pool.query('SELECT name FROM identity.reaction_checkpoints ORDER BY name');
  expect(rows).toEqual([{ name: 'goesOn' }, { name: 'mails' }]);
});
