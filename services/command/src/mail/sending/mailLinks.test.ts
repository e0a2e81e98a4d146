import {
  adminAddress,
  entryAddress,
  pageAt,
  portalAddress,
  type AddressMaker,
} from '@waymark/api/addresses';
import { mailSettingsOf, noMailChoices } from '@waymark/events';
import { languages } from '@waymark/look/language';
import { describe, expect, test } from 'vitest';
import { ownMails, productMails } from '../mails/testing/allMails.ts';
import { talkFacts, talkOf } from '../mails/testing/talkFacts.ts';
import { usualHabits } from '../schedule/habits.ts';
import { contentOf } from './mailContent.ts';
import { noBrand } from '../mails/layout.ts';
import { mailJob, type DigestProcess, type EventMail, type MailJob } from '../../outbox/mailJob.ts';

const site = 'https://waymark.example';
type Pages = Readonly<Record<string, Pick<AddressMaker, 'path'>>>;
const client: Pages = { ...entryAddress, ...portalAddress };
/** Mails are stopped on a page of the portal by both parties. */
const team: Pages = { ...entryAddress, ...adminAddress, mails: portalAddress.mails };

/**
 * Where the links of a mail lead, each by its page and all that it says; a link that leads to no
 * page fails.
 */
function linksOf({ html, text }: { html: string; text: string }, pages: Pages) {
  const urls = [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) =>
    url.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  );
  // What the plain text names leads nowhere else.
  for (const [url] of text.matchAll(/https:\/\/\S+/g)) expect(urls).toContain(url);
  return [...new Set(urls)].map((url) => {
    const { origin, pathname, searchParams, hash } = new URL(url);
    expect(origin).toBe(site);
    const found = pageAt(pages, pathname);
    expect([url, found]).not.toEqual([url, null]);
    return [found!.name, { ...found!.values, ...Object.fromEntries(searchParams) }, hash];
  });
}

const toSomebody = {
  ...{ eventId: 'e', to: 'ada', workspaceId: 'w', workspaceName: 'Acme' },
  ...{ why: 'daily' as const, kinds: ['turn' as const] },
};
const place = { processId: 'p', processName: 'Onboarding' };
const task = { taskId: 't', moduleId: 'm', headline: 'Sign', dueDate: null };
const said = { ...task, by: null, reason: null };
const talk = talkFacts('words').talk;

const process = (about: Partial<DigestProcess>): DigestProcess => ({
  ...{ ...place, projectId: 'q', clientName: 'Buyer', ofClient: false, onBoard: false },
  ...{ turn: [], turnCount: 0, lateCount: 0, stuck: [], stuckCount: 0, talk: [], talkCount: 0 },
  ...{ others: [said], othersCount: 4 },
  ...about,
});
const digest = (...processes: DigestProcess[]): EventMail => ({
  ...{ mail: 'digest', ...toSomebody, today: '2026-11-20', processes },
});
const talkJob = (ofClient: boolean): EventMail => ({
  ...talkOf('words', { what: 'message', id: 'x', because: 'named', by: 'dana' }).job,
  ...{ ...toSomebody, ofClient, to: 'tomasz' },
});

type Case = readonly [
  what: string,
  job: EventMail,
  party: 'client' | 'team',
  leadsTo: readonly unknown[],
];
const w = { w: 'w' };
const stopped = ['mails', { t: 'stop' }, ''];
const settings = { client: ['mails', {}, ''], team: ['profile', {}, ''] };
const mineAt = ['task', { processId: 'p', taskId: 't', ...w }, ''];
const ofProcess = ['process', { processId: 'p', ...w }, ''];
const atModule = ['module', { planId: 'p', moduleId: 'm', tab: 'tasks', ...w }, '#t'];

const cases = {
  newProcess: [
    [
      'a new process',
      {
        ...{
          mail: 'newProcess',
          ...toSomebody,
          ...place,
          heldFor: null,
          clientName: 'Buyer',
          projectName: 'Q',
        },
        ...{ taskId: 't', by: null, tasks: [task], count: 4 },
      },
      'client',
      [ofProcess, mineAt, ['task', { processId: 'p', taskId: 't', ...w }, '#hand-over']],
    ],
  ],
  tasks: [
    [
      'tasks',
      {
        mail: 'tasks',
        ...toSomebody,
        ...place,
        heldFor: null,
        tasks: [task, { ...task, taskId: 'u' }],
        count: 4,
      },
      'client',
      [ofProcess, mineAt],
    ],
  ],
  invitation: [
    [
      'an invitation',
      { mail: 'invitation', ...toSomebody, by: null, clientId: 'c', target: null },
      'client',
      [
        ['invitation', { t: 'come' }, ''],
        ['invitation', { t: 'come' }, '#no'],
      ],
    ],
  ],
  stuck: [
    [
      'who is stuck',
      { mail: 'stuck', ...toSomebody, ...place, by: 'ada', moduleId: 'm', task, reason: null },
      'team',
      [atModule],
    ],
  ],
  talk: [
    [
      'a message, for the client',
      talkJob(true),
      'client',
      [
        ['task', { processId: 'p', taskId: 't', w: 'w' }, '#talk'],
        ['task', { processId: 'p', taskId: 't', w: 'w' }, '#done'],
      ],
    ],
    [
      'a message, for the team',
      talkJob(false),
      'team',
      [['module', { planId: 'p', moduleId: 'm', tab: 'tasks', panel: 'talk', w: 'w' }, '#t']],
    ],
  ],
  digest: [
    [
      'a day of a client',
      digest(process({ ofClient: true, turn: [task], turnCount: 4 })),
      'client',
      [ofProcess, mineAt],
    ],
    [
      'a day of the team in which nothing is theirs',
      digest(process({})),
      'team',
      [['process', { projectId: 'q', processId: 'p', ...w }, '']],
    ],
    [
      'a day of the team with more than it names',
      digest(process({ turn: [task], turnCount: 4 })),
      'team',
      [['process', { projectId: 'q', processId: 'p', ...w }, ''], atModule],
    ],
    [
      'a day of the team on a board',
      digest(process({ processId: 'q', onBoard: true, stuck: [said], stuckCount: 4 })),
      'team',
      [
        ['project', { projectId: 'q', ...w }, ''],
        ['project', { projectId: 'q', ...w }, '#t'],
      ],
    ],
    [
      'a day that waits from before projects were told',
      digest(process({ projectId: null })),
      'team',
      [['executions', w, '']],
    ],
  ],
} satisfies Record<EventMail['mail'], readonly Case[]>;

describe.each(languages)('in %s, the links of a mail lead to pages of who gets it:', (language) => {
  test.each<Case>(Object.values(cases).flat() as unknown as Case[])(
    '%s',
    (_, job, party, leadsTo) => {
      const isStopped = job.mail !== 'invitation';
      const content = contentOf(mailJob.parse(job) as EventMail, {
        ...{
          language,
          brand: noBrand,
          site,
          people: new Map(),
          talk: job.mail === 'talk' ? talk : null,
        },
        settings: { ...mailSettingsOf(noMailChoices, usualHabits.settings), timeZone: 'UTC' },
        zone: 'UTC',
        invitationUrl: site + portalAddress.invitation({ t: 'come' }),
        stopUrl: isStopped ? site + portalAddress.mails({ t: 'stop' }) : null,
        ...{
          own: null,
          words: new Map(),
          changes: new Map(),
          isAnswered: false,
          now: new Date(0),
          today: '1970-01-01',
        },
      });
      const links = linksOf(content, party === 'client' ? client : team);
      const around = isStopped ? [stopped, settings[party]] : [];
      expect(links).toHaveLength(leadsTo.length + around.length);
      expect(links).toEqual(expect.arrayContaining([...leadsTo, ...around]));
    },
  );
});

test.each(languages)('in %s, no mail that is drawn for a look leads nowhere', (language) => {
  const mails = { ...productMails(language, 'words'), ...ownMails(language, 'words') };
  // What stands there behind an address is to be escaped.
  for (const { html } of Object.values(mails))
    linksOf({ html: html.replaceAll(/&amp;x=(&quot;|%22)/g, ''), text: '' }, client);
});

test('a mail with a code has no link', () => {
  const job: MailJob['mail'] = 'oneTimeCode';
  expect([job, linksOf(productMails('en', 'words').code, client)]).toEqual([job, []]);
});

test('a mail offers to mark as done what is done by saying so, and neither a form nor a booking', () => {
  const hashes = (isDoneByWord: boolean) => {
    const content = contentOf(talkJob(true), {
      ...{
        language: 'en',
        brand: noBrand,
        site,
        people: new Map(),
        talk: { ...talk, isDoneByWord },
      },
      settings: { ...mailSettingsOf(noMailChoices, usualHabits.settings), timeZone: 'UTC' },
      zone: 'UTC',
      ...{
        invitationUrl: '',
        stopUrl: null,
        own: null,
        words: new Map(),
        changes: new Map(),
        isAnswered: false,
        now: new Date(0),
        today: '1970-01-01',
      },
    });
    return linksOf(content, client).map(([, , hash]) => hash);
  };
  expect(hashes(true)).toContain('#done');
  expect(hashes(false)).not.toContain('#done');
});
