import { pino } from 'pino';
import { expect, test } from 'vitest';
import { InvitationLinks } from '../invitations/invitationLinks.ts';
import type { Mail } from '../mailer/mailer.ts';
import type { MailJob } from './mailJob.ts';
import { mailSender } from './sendMail.ts';

const spoken: Record<string, 'de' | 'en' | undefined> = { dora: 'de', emil: 'en' };
const person = (name: string) => ({ email: `${name}@example.com`, firstName: name, lastName: '', gender: null });

/** The subject of the mail that a job becomes. */
async function subjectOf(job: MailJob): Promise<string | undefined> {
  const sent: Mail[] = [];
  const send = mailSender({
    mailer: { send: (mail) => Promise.resolve(void sent.push(mail)), close: () => undefined },
    from: 'Waymark <w@example.com>',
    publicUrl: 'http://waymark.test',
    accounts: {
      person: (id) => Promise.resolve(person(id)),
      language: (id) => Promise.resolve(spoken[id] ?? null),
      mayBeInvited: () => Promise.resolve(true),
    },
    codes: {
      due: () => Promise.resolve({ email: 'new@example.com', code: '123456' }),
      mailed: () => Promise.resolve(),
    },
    links: new InvitationLinks(['a secret']),
    logger: pino({ level: 'silent' }),
  });
  await send(job);
  return sent[0]?.subject;
}

const toSomebody = { eventId: 'e', workspaceId: 'w', workspaceName: 'Acme' };
const invitation = (to: string, by: string | null) =>
  subjectOf({ mail: 'invitation', ...toSomebody, to, by, clientId: null, target: null });

test('a mail speaks the language of who gets it', async () => {
  const work = { ...toSomebody, heldFor: null, processName: 'P', processId: 'p', count: 1 };
  const tasks = [{ taskId: 't', headline: 'Sign' }];
  const turn = (to: string) => subjectOf({ mail: 'tasks', ...work, tasks, to });
  expect(await Promise.all(['dora', 'emil', 'nils'].map(turn))).toEqual([
    'Sie sind an der Reihe: Sign',
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
  expect(await subjectOf({ mail: 'oneTimeCode', codeId: 'c', language: 'de' })).toBe('123456 ist Ihr Waymark-Code');
  expect(await subjectOf({ mail: 'oneTimeCode', codeId: 'c' })).toBe('123456 is your Waymark code');
});
