import { createSecretKey } from 'node:crypto';
import { PictureLinks } from '@waymark/edge';
import { noMailChoices, type MailChoices } from '@waymark/events';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { InvitationLinks } from '../../identity/invitationLinks.ts';
import type { Mail } from '../mailer/mailer.ts';
import { usualHabits } from '../schedule/habits.ts';
import { SessionEndLinks } from '../../identity/sessionEndLinks.ts';
import { StopLinks } from '../schedule/stopLinks.ts';
import type { MailJob } from '../../outbox/mailJob.ts';
import { mailSender } from './sendMail.ts';
import { processCreated, SampleWorld, streams } from '../../reactions/testing/sampleWorld.ts';

const spoken: Record<string, 'de' | 'en' | undefined> = { dora: 'de', emil: 'en' };
const person = (name: string) => ({
  email: `${name}@example.com`,
  firstName: name,
  lastName: '',
  gender: null,
});

/** The mail that a job becomes. */
async function mailOf(
  job: MailJob,
  world = new SampleWorld(),
  word?: string,
  mails: MailChoices = noMailChoices,
  forPassword = false,
): Promise<Mail | undefined> {
  const sent: Mail[] = [];
  const send = mailSender({
    mailer: { send: (mail) => Promise.resolve(void sent.push(mail)), close: () => undefined },
    from: 'Waymark <w@example.com>',
    publicUrl: 'http://waymark.test',
    accounts: {
      person: (id) => Promise.resolve(person(id)),
      language: (id) => Promise.resolve(spoken[id] ?? null),
      mailChoices: () => Promise.resolve(mails),
      mayBeInvited: () => Promise.resolve(true),
    },
    codes: {
      due: () =>
        Promise.resolve({
          email: 'new@example.com',
          code: word ?? '123456',
          isWord: word !== undefined,
          forPassword,
        }),
      mailed: () => Promise.resolve(),
    },
    links: new InvitationLinks(['a secret']),
    replyAddresses: null,
    stops: new StopLinks(['a secret']),
    pictureLinks: new PictureLinks([createSecretKey(Buffer.alloc(32))]),
    sessionEnds: new SessionEndLinks(['a secret']),
    ...{ habits: usualHabits, timeZone: 'UTC', clock: () => new Date(0) },
    record: () => Promise.resolve(),
    ...{
      look: world.look,
      keys: { seal: () => Promise.reject(new Error()), open: () => Promise.resolve(null) },
    },
    logger: pino({ level: 'silent' }),
  });
  await send(job);
  return sent[0];
}
const subjectOf = async (job: MailJob) => (await mailOf(job))?.subject;

const toSomebody = { eventId: 'e', workspaceId: 'w', workspaceName: 'Acme' };
const invitation = (to: string, by: string | null) =>
  subjectOf({ mail: 'invitation', ...toSomebody, to, by, clientId: null, target: null });

test('a mail speaks the language of who gets it', async () => {
  const work = { ...toSomebody, heldFor: null, processName: 'P', processId: 'p', count: 1 };
  const tasks = [{ taskId: 't', headline: 'Sign' }];
  const turn = (to: string) => subjectOf({ mail: 'tasks', ...work, tasks, to });
  expect(await Promise.all(['dora', 'emil', 'nils'].map(turn))).toEqual([
    'Sie sind dran: Sign',
    'Your turn: Sign',
    'Your turn: Sign',
  ]);
});

test('an invitation to somebody who has chosen none speaks that of the inviter, else English', async () => {
  const german = 'Sie sind zu Acme eingeladen';
  const english = 'You are invited to Acme';
  expect(await invitation('dora', 'emil')).toBe(german);
  expect(await invitation('emil', 'dora')).toBe(english);
  expect(await invitation('nils', 'dora')).toBe(german);
  expect(await invitation('nils', 'nora')).toBe(english);
  expect(await invitation('nils', null)).toBe(english);
});

test('a code speaks as the browser that asked for it', async () => {
  expect(await subjectOf({ mail: 'oneTimeCode', codeId: 'c', language: 'de' })).toBe(
    '123456 ist Ihr Waymark-Code',
  );
  expect(await subjectOf({ mail: 'oneTimeCode', codeId: 'c' })).toBe('123456 is your Waymark code');
});

test('a word that nobody can guess goes out as a link, which no server is told', async () => {
  const mail = await mailOf(
    { mail: 'oneTimeCode', codeId: 'c', language: 'de' },
    new SampleWorld(),
    '0123456789abcdef0123456789abcdef',
  );
  expect(mail?.subject).toBe('Ihr Link zur Anmeldung bei Waymark');
  for (const part of [mail?.text, mail?.html])
    expect(part).toContain(
      'http://waymark.test/login-code?eml=bmV3QGV4YW1wbGUuY29t#0123456789abcdef0123456789abcdef',
    );
});

test('a sign-in from a new browser is told in the language and the time zone of its owner, with what ends it', async () => {
  const job = {
    mail: 'newSignIn' as const,
    to: 'dora',
    sid: 'a-session',
    at: '2026-11-20T15:18:00.000Z',
    method: 'otp' as const,
  };
  const mail = await mailOf({
    ...job,
    browser: 'Firefox',
    system: 'Windows',
    network: '192.0.2.x',
  });
  expect([mail?.to, mail?.subject]).toEqual([
    'dora@example.com',
    'Neue Anmeldung mit Ihrem Waymark-Konto',
  ]);
  const word = new SessionEndLinks(['a secret']).token('a-session');
  for (const part of [mail?.text, mail?.html])
    for (const said of [
      '20.11.2026 15:18 (UTC)',
      'Firefox unter Windows',
      '192.0.2.x',
      `/portal/sessions#${word}`,
    ])
      expect(part).toContain(said);
  expect(mail?.unsubscribe).toBeUndefined();
});

test('a link for a forgotten password leads to the page that takes a new one; no server is told its word', async () => {
  const mail = await mailOf(
    { mail: 'oneTimeCode', codeId: 'c', language: 'en' },
    new SampleWorld(),
    '0123456789abcdef0123456789abcdef',
    noMailChoices,
    true,
  );
  expect(mail?.subject).toBe('Choose a new password for Waymark');
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain(
      'http://waymark.test/login-password?eml=bmV3QGV4YW1wbGUuY29t#0123456789abcdef0123456789abcdef',
    );
    expect(part).toContain('30 minutes');
  }
});

test.each([
  ['set', 'Sie haben jetzt ein Passwort für Waymark'],
  ['changed', 'Ihr Passwort für Waymark wurde geändert'],
  ['reset', 'Ihr Passwort für Waymark wurde geändert'],
  ['removed', 'Ihr Passwort für Waymark wurde entfernt'],
] as const)('a password that was %s is told its owner, with what to do', async (how, subject) => {
  const mail = await mailOf({
    ...{ mail: 'passwordChanged', to: 'dora', changeId: 'c', how },
    ...{ at: '2026-11-20T15:18:00.000Z', browser: 'Firefox', system: 'Windows' },
    network: '192.0.2.x',
  });
  expect([mail?.to, mail?.subject]).toEqual(['dora@example.com', subject]);
  for (const part of [mail?.text, mail?.html])
    for (const said of [
      '20.11.2026 15:18 (UTC)',
      'Firefox unter Windows',
      'http://waymark.test/login-password?eml=',
      'http://waymark.test/portal/sessions',
    ])
      expect(part).toContain(said);
  expect(mail?.unsubscribe).toBeUndefined();
});

test('what one may stop says how, by one request and by a page, and when it comes; codes and invitations do not', async () => {
  const work = {
    ...toSomebody,
    to: 'nils',
    heldFor: null,
    processName: 'P',
    processId: 'p',
    count: 1,
  };
  const tasks = [{ taskId: 't', headline: 'Sign' }];
  const mail = await mailOf({ mail: 'tasks', ...work, tasks, kinds: ['turn'], why: 'begins' });
  const token = /[?]t=(.+)$/.exec(mail?.unsubscribe ?? '')?.[1] ?? '';
  expect(mail?.unsubscribe).toBe(`http://waymark.test/api/mails/stop?t=${token}`);
  expect(new StopLinks(['another', 'a secret']).read(token)).toEqual({
    ...{ accountId: 'nils', stop: { of: 'kinds', kinds: ['turn'] } },
  });
  expect(new StopLinks(['another']).read(token)).toBeNull();
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain(`http://waymark.test/portal/mails?t=${token}`);
    expect(part).toContain('at most one e-mail a day');
  }
  const code = await mailOf({ mail: 'oneTimeCode', codeId: 'c' });
  const invited = await mailOf({
    mail: 'invitation',
    ...toSomebody,
    to: 'nils',
    by: null,
    clientId: null,
    target: null,
  });
  expect([code?.unsubscribe, invited?.unsubscribe]).toEqual([undefined, undefined]);
});

test('a mail about a rollout says what its blueprint says in it now, with what is known of the rollout', async () => {
  const work = {
    ...toSomebody,
    to: 'emil',
    heldFor: null,
    processName: 'Onboarding',
    processId: 'p',
    count: 1,
  };
  const job = { mail: 'tasks' as const, ...work, tasks: [{ taskId: 't', headline: 'Sign' }] };
  const world = new SampleWorld();
  world.happens(streams.process, processCreated);
  const say = (mail: 'turn' | 'reminder', subject: string) =>
    world.happens(streams.blueprint, {
      type: 'MailWordsSet',
      data: {
        blueprintId: 'b',
        mail,
        from: null,
        to: { subject, headline: 'H', body: '<p>B</p>', buttonText: 'Go' },
      },
    });
  const subject = async (reminds = false) => (await mailOf({ ...job, reminds }, world))?.subject;
  expect(await subject()).toBe('Your turn: Sign');
  say('turn', '{{clientName}}, {{projectName}}: {{processName}} by {{workspaceName}}');
  say('reminder', 'Still waits');
  expect([await subject(), await subject(true)]).toEqual([
    'Buyer, Project: Onboarding by Acme',
    'Still waits',
  ]);
  const mail = await mailOf(job, world);
  for (const part of [mail?.text, mail?.html]) expect(part).toContain('Sign');
  expect(mail?.text).toContain('Go: http://waymark.test/portal/task/p/t?w=w');
  world.happens(streams.blueprint, {
    type: 'BlueprintDeleted',
    data: { blueprintId: 'b', name: 'B' },
  });
  expect(await subject(true)).toBe('Still waits');
});

describe('since when it is their turn', () => {
  const since = async (mails: MailChoices) => {
    const world = new SampleWorld();
    world.happens(streams.workspace, {
      type: 'WorkspaceZoneSet',
      data: { from: null, to: 'Asia/Tokyo' },
    });
    const came = {
      from: 'assigned' as const,
      at: '1969-12-31T23:30:00.000Z',
      by: 'tim',
      module: '',
    };
    const mail = await mailOf(
      {
        ...{ mail: 'tasks', ...toSomebody, to: 'emil', heldFor: null },
        ...{ processName: 'P', processId: 'p', count: 1 },
        tasks: [{ taskId: 't', headline: 'Sign', came }],
      },
      world,
      undefined,
      mails,
    );
    return mail?.text;
  };
  // Half an hour before the mail, it is the same day in Tokyo and the day before elsewhere.
  test('is told in the zone of the workspace, where nothing is known of theirs', async () =>
    expect(await since(noMailChoices)).toContain('08:30'));
  test('is told in their own', async () =>
    expect(await since({ ...noMailChoices, zoneNoticed: 'Asia/Kathmandu' })).toContain('05:00'));
});
