import { expect, test } from 'vitest';
import { stopOf } from './mailEnvelope.ts';
import { mailJob, type EventMail } from '../../outbox/mailJob.ts';

const about = {
  ...{
    eventId: 'e',
    to: 'anna',
    workspaceId: 'w',
    workspaceName: 'Acme',
    kinds: ['turn'],
    heldFor: null,
  },
  ...{
    processId: 'p',
    processName: 'P',
    clientName: 'C',
    projectName: 'J',
    taskId: null,
    count: 1,
  },
  ...{
    tasks: [{ taskId: 't', headline: 'T' }],
    task: { taskId: 't', headline: 'T' },
    by: 'b',
    reason: null,
  },
  ...{
    moduleId: 'm',
    moduleTitle: 'M',
    ofClient: true,
    said: [{ what: 'message', id: 'x', because: 'named', by: 'b' }],
  },
  ...{
    today: '2026-11-20',
    codeId: 'c',
    sid: 's',
    at: '',
    browser: null,
    system: null,
    network: '',
    target: null,
    clientId: null,
  },
};
const process = {
  ...about,
  turn: [],
  turnCount: 0,
  stuck: [],
  stuckCount: 0,
  others: [],
  othersCount: 0,
};
const kinds = mailJob.options.map(({ shape }) => shape.mail.value);

test.each(kinds)(
  '%s: one click stops mails like it, but for those of signing in and invitations',
  (mail) => {
    const { kinds: said, ...nothingToStop } = about;
    const job = mailJob.parse({
      ...{ ...(mail === 'invitation' ? nothingToStop : { ...nothingToStop, kinds: said }), mail },
      ...{ how: 'set', changeId: 'c' },
      processes: [process],
    });
    const ofSigningIn = ['oneTimeCode', 'newSignIn', 'passwordChanged'].includes(job.mail);
    const stop = ofSigningIn ? null : stopOf(job as EventMail);
    expect(stop !== null).toBe(!ofSigningIn && mail !== 'invitation');
  },
);
