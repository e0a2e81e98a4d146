import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headers } from '@waymark/api';
import { streamOf, taskStreamId } from '@waymark/events';
import { openFileStore } from '@waymark/files';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdf } from '../../files/testing/samples.ts';
import { upload } from '../../files/testing/upload.ts';
import { SmtpTalk } from '../mailIn/testing/smtpTalk.ts';
import type { Mail } from '../mailer/mailer.ts';
import { startHarness, type CommandHarness } from '../../testing/commandHarness.ts';
import { sampleWorkspace } from '../../testing/sampleWorkspace.ts';

const domain = 'in.example.com';
const MINUTE = 60_000;
/** A Monday, 13:00 in Berlin. */
let now = Date.parse('2026-11-23T12:00:00Z');

let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;
let smtp: SmtpTalk;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-talk-'));
  const mailIn = { domain, listen: { host: '127.0.0.1', port: 0 } };
  const files = await openFileStore(folder);
  harness = await startHarness(() => new Date(now), undefined, mailIn, { files });
  world = await sampleWorkspace(harness);
  await harness.give(world.olga, 'SetModuleStatus', {
    plan: world.plan,
    moduleId: 'm',
    status: 'ACTIVE',
  });
  smtp = new SmtpTalk(harness.mailInPort ?? 0);
});
afterAll(async () => {
  smtp.close();
  await harness.stop();
  await rm(folder, { recursive: true });
});

const inTask = { processId: 'p', taskId: 'own' };
/**
 * The mail to somebody that holds these words, once its moment is over. The clock stops soon after
 * that, however long it is waited for: else it would come to the night, when nothing is mailed.
 */
const mailTo = async (to: string, words: string): Promise<Mail> => {
  let found: Mail | undefined;
  const over = now + 15 * MINUTE;
  await expect
    .poll(() => {
      now = Math.min(now + MINUTE, over);
      found = harness.mails.find((mail) => mail.to === to && mail.text.includes(words));
      return found !== undefined;
    })
    .toBe(true);
  return found!;
};
const repliesTo = (mail: Mail, from: string, text: string) =>
  smtp.send({
    sender: from,
    to: [mail.replyTo ?? ''],
    raw: Buffer.from(
      [`From: ${from}`, `Message-ID: <${text.length}@x.example>`, '', text].join('\r\n'),
    ),
  });
const said = async () =>
  (await harness.eventsOf(streamOf.conversation('w', taskStreamId('p', 'own')))).map(
    ({ type }) => type,
  );

test('a question is mailed to the team, answered by mail, and the answer mailed to the client, who is mailed nothing of their own', async () => {
  await harness.give(world.anna, 'SendMessage', {
    ...inTask,
    messageId: 'q',
    text: 'Which address?\nIs it fixed?',
  });
  const asked = await mailTo('olga@w.example', 'Which address?');
  expect(asked).toMatchObject({ subject: 'Re: own', fromName: 'Anna, Acme' });
  expect(asked.replyTo).toMatch(/^talk\+[a-z2-7]{32}@in\.example\.com$/);
  expect(asked.text).toContain('Which address?\nIs it fixed?');
  expect(asked.text).toContain('To answer, just reply to this e-mail');

  expect(await repliesTo(asked, 'olga@w.example', 'It is 203.0.113.24.')).toMatch(
    /^250 2\.0\.0 Taken$/,
  );
  const answered = await mailTo('anna@w.example', 'It is 203.0.113.24.');
  expect(answered).toMatchObject({
    subject: 'Re: own',
    fromName: 'Olga, Acme',
    thread: asked.thread,
  });
  expect(answered.text).toContain('Open the task: http://localhost/portal/task/p/own?w=w#talk');
  expect(answered.text).toContain('Your turn. Olga answered.');
  expect(answered.text).toMatch(
    /^You, 23\.11\.2026 1\d:\d\d:\n> Which address\?\n> Is it fixed\?/m,
  );
  expect(
    harness.mails.filter(
      ({ to, text }) => to === 'olga@w.example' && text.includes('203.0.113.24'),
    ),
  ).toEqual([]);

  expect(await repliesTo(answered, 'anna@w.example', 'Rule is in.')).toMatch(/^250 /);
  await mailTo('olga@w.example', 'Rule is in.');
  expect(
    harness.mails.filter(
      ({ to, text }) => to === 'anna@w.example' && text.startsWith('Rule is in.'),
    ),
  ).toEqual([]);
});

test('files that a message carries are named, without those that were removed since, and none of them is in the mail', async () => {
  const bring = async (name: string) =>
    (await upload(harness, world.anna, name, pdf('Quokka'))).body.id;
  const files = [
    await bring('Grundriss <1>.pdf'),
    await bring('Kündigung.pdf'),
    await bring('lease.pdf'),
  ];
  await harness.give(world.anna, 'SendMessage', {
    ...inTask,
    messageId: 'f',
    text: 'Both plans.',
    files,
  });
  const removed = await fetch(`${harness.site}/api/uploads/${files[1]}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${harness.tokenOf(world.anna)}`, [headers.workspace]: 'w' },
  });
  expect(removed.status).toBe(204);
  const mail = await mailTo('olga@w.example', 'Both plans.');
  expect(mail.text).toContain('Both plans.\nWith files: Grundriss <1>.pdf, lease.pdf\n');
  expect(mail.html).toContain('With files: Grundriss &lt;1&gt;.pdf, lease.pdf<');
  expect(JSON.stringify(mail)).not.toMatch(/Quokka|Kündigung/);

  const alone = [await bring('alone.pdf')];
  await harness.give(world.anna, 'SendMessage', {
    ...inTask,
    messageId: 'g',
    text: '',
    files: alone,
  });
  expect((await mailTo('olga@w.example', 'With a file: alone.pdf')).subject).toBe('Re: own');
});

test('a note is mailed to those whom it names, with no address to answer it by, and to nobody of the client', async () => {
  const tim = await harness.account('tim@w.example', 'Tim');
  await harness.give(world.olga, 'InviteTeamUser', { email: 'tim@w.example' });
  await harness.give(tim, 'AcceptInvitation', { workspaceId: 'w', clientId: null });
  await harness.give(world.olga, 'AddNote', {
    ...inTask,
    noteId: 'n',
    text: 'They are slow.',
    mentions: [tim],
  });
  const noted = await mailTo('tim@w.example', 'They are slow.');
  expect(noted.replyTo).toBeUndefined();
  expect(noted.subject).toBe('Note: own');
  expect(
    harness.mails.filter(({ to, text }) => to !== 'tim@w.example' && text.includes('slow')),
  ).toEqual([]);
});

test('what was seen, or deleted, before its moment was over is not mailed', async () => {
  await harness.give(world.olga, 'SendMessage', {
    ...inTask,
    messageId: 'seen',
    text: 'Have you seen this?',
  });
  await harness.give(world.anna, 'MarkConversationSeen', {
    ...inTask,
    upTo: new Date(now).toISOString(),
  });
  now += 1000;
  await harness.give(world.olga, 'SendMessage', {
    ...inTask,
    messageId: 'gone',
    text: 'Never mind.',
  });
  await harness.give(world.olga, 'DeleteMessage', { ...inTask, messageId: 'gone' });
  now += 1000;
  await harness.give(world.olga, 'SendMessage', {
    ...inTask,
    messageId: 'last',
    text: 'The last one.',
  });
  const mail = await mailTo('anna@w.example', 'The last one.');
  expect(mail.text).toContain('> Have you seen this?');
  expect(
    harness.mails.filter(
      ({ to, text }) => to === 'anna@w.example' && /^Olga, .*\n(Have you|Never)/m.test(text),
    ),
  ).toEqual([]);
});

test('one click stops mails about the task, and no others', async () => {
  const last = harness.mails.findLast(({ to }) => to === 'anna@w.example');
  const path = new URL(last?.unsubscribe ?? '').pathname + new URL(last?.unsubscribe ?? '').search;
  const stopped = await harness.post(null, path, {}, { workspace: null });
  expect(stopped).toMatchObject({
    status: 200,
    body: { isStopped: true, stop: { of: 'task', taskId: 'own' } },
  });
  await harness.give(world.olga, 'SendMessage', {
    ...inTask,
    messageId: 'unheard',
    text: 'Nobody hears this.',
  });
  await harness.give(world.olga, 'SetTaskAssignee', {
    plan: world.plan,
    taskId: 'team',
    assignee: world.anna,
  });
  await harness.give(world.olga, 'SendMessage', {
    ...{ processId: 'p', taskId: 'team', messageId: 'other', text: 'About another.' },
  });
  await mailTo('anna@w.example', 'About another.');
  expect(harness.mails.filter(({ text }) => text.includes('Nobody hears'))).toEqual([]);
  expect(await said()).toContain('MessageSent');
});

test('a job’s task is mailed as others are: whose turn it is, what is asked, and what is answered by mail', async () => {
  const board = { kind: 'project', id: 'jx' } as const;
  const inJob = { processId: 'jx', taskId: 'again' };
  await harness.give(world.olga, 'SetTaskHeadline', {
    plan: board,
    taskId: 'again',
    headline: 'Key of the shed',
  });
  await harness.give(world.olga, 'SetTaskAssignee', {
    plan: board,
    taskId: 'again',
    assignee: world.anna,
  });
  await harness.give(world.olga, 'MoveJob', {
    projectId: 'jx',
    jobId: 'job',
    group: 'active',
    index: 0,
  });
  // They had their mail of today; that of tomorrow goes out as soon as the day is there.
  now += 24 * 60 * MINUTE;
  const turn = await mailTo('anna@w.example', 'Key of the shed');
  expect(turn.text).toContain('Project: Your turn (1)\n- Key of the shed');
  await harness.give(world.anna, 'SetTaskStatus', {
    plan: board,
    taskId: 'again',
    status: 'STUCKED',
    reason: 'No key',
  });
  expect((await mailTo('olga@w.example', 'No key')).text).toContain(
    '/module/jx/job/tasks?w=w#again',
  );
  await harness.give(world.anna, 'SendMessage', {
    ...inJob,
    messageId: 'k',
    text: 'Where is the key?',
  });
  const asked = await mailTo('olga@w.example', 'Where is the key?');
  expect(await repliesTo(asked, 'olga@w.example', 'Under the stone')).toMatch(/^250 /);
  await expect
    .poll(async () =>
      (await harness.eventsOf(streamOf.conversation('w', taskStreamId('jx', 'again')))).map(
        ({ type }) => type,
      ),
    )
    .toEqual(['MessageSent', 'MessageSent']);
  const answered = await mailTo('anna@w.example', 'Under the stone');
  expect(answered.text).toContain('/portal/task/jx/again?w=w');
});
