import { languages } from '@waymark/look/language';
import { contrast } from '@waymark/look/oklch';
import { tokenValue } from '@waymark/look/tokens';
import { describe, expect, test } from 'vitest';
import { spokenName } from '../lookups/spokenName.ts';
import { escapeHtml } from './content.ts';
import { dayInMail, takesInMail } from './days.ts';
import { digestMail } from './digest.ts';
import { newProcessMail } from './newProcess.ts';
import { mailColours, pairs } from './schemes.ts';
import { stuckMail } from './stuck.ts';
import { ownMails, productMails, url } from './testing/allMails.ts';
import type { TaskInMail } from './taskInMail.ts';
import { tasksMail } from './tasks.ts';

const taskOf = (headline: string, more: Partial<TaskInMail> = {}): TaskInMail => ({
  ...{ headline, why: '', day: null, takes: '', text: '', change: null, ...more },
});
const evil = `<img src=x onerror="alert('1')">&`;
const all = productMails('en', evil);
test('the code stands in subject, text and HTML', () => {
  expect(all.code.subject).toBe('012345 is your Waymark code');
  expect(all.code.text).toContain('\n012345\n');
  expect(all.code.html).toContain('>012345<');
});

test('a new sign-in names each thing that is known of it, and leaves out what is not', () => {
  const { signIn, signInUnknown } = productMails('en', 'Acme');
  expect(signIn!.text).toContain(
    '\n\nWhen: 20.11.2026 15:18 (UTC)\nDevice: Firefox on Windows\nNetwork: 192.0.2.x\n\n',
  );
  expect(signIn!.html).toMatch(/>Device<\/td><td [^>]*>Firefox on Windows<\/td>/);
  expect(signInUnknown!.text).toContain('\nDevice: A browser that does not say its name\n\n');
  expect(signInUnknown!.html).not.toContain('>Network<');
});

test('a new process is announced in the words of the spec', () => {
  const facts = {
    clientName: 'Buyer',
    projectName: 'Rollout {{clientName}}',
    processName: 'P',
    workspaceName: 'Acme',
    actionUrl: url,
  };
  const { subject, text, html } = newProcessMail('en', facts);
  expect(subject).toBe('A new process - Rollout {{clientName}} : Acme');
  expect(text).toMatch(/^A new process\n/);
  expect(text).toContain(`View Process: ${url}`);
  expect(html).toContain('>View Process</a>');
});

test('the first mail of a client is from a person, with the first task whole and the others as a list', () => {
  const facts = {
    clientName: 'Buyer',
    projectName: 'Q',
    processName: 'Tooling',
    workspaceName: 'Acme',
    actionUrl: url,
  };
  const day = { words: 'due tomorrow', isLate: false };
  const first = taskOf('Name the people', { day, takes: '5 minutes', text: 'One who decides.' });
  const late = taskOf('Choose a date', { day: { words: 'was due 19.11.', isLate: true } });
  const waiting = {
    tasks: [first, late],
    count: 2,
    ...{ listUrl: url, handOverUrl: `${url}#hand-over` },
    from: 'Priya Rodriguez',
    to: 'Mei',
    isAnswered: true,
  };
  const { subject, text, html } = newProcessMail('en', facts, waiting);
  expect(subject).toBe('Name the people (5 minutes, due tomorrow)');
  expect(text).toMatch(
    /^Priya Rodriguez, Acme\n\nHello Mei, we have put everything for Tooling on one page\./,
  );
  expect(text).toContain(
    `Name the people, due tomorrow, about 5 minutes\n\nOne who decides.\n\nOpen task: ${url}\n\nHand to a colleague: ${url}#hand-over`,
  );
  expect(text).toContain('After that\n- Choose a date (was due 19.11.)');
  expect(text).toContain(
    'A question? Just reply to this e-mail, it reaches us. You need no password',
  );
  expect(html).not.toContain(`>${url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}<`);
  const alone = newProcessMail('en', facts, {
    ...waiting,
    tasks: [taskOf('Sign')],
    count: 1,
    ...{ handOverUrl: null, from: null },
    isAnswered: false,
  });
  expect(alone.text).not.toContain('Hand to a colleague');
  expect(alone.subject).toBe('Sign');
  expect(alone.text).toMatch(/^Hello Mei,/);
  expect(alone.text).not.toMatch(/After that|A question/);
});

test.each([
  [null, null],
  ['2026-11-19', { words: 'was due 19.11.', isLate: true }],
  ['2026-11-20', { words: 'due today', isLate: false }],
  ['2026-11-21', { words: 'due tomorrow', isLate: false }],
  ['2026-11-22', { words: 'due 22.11.', isLate: false }],
])('until %j, on the 20th: %j', (dueDate, day) =>
  expect(dayInMail('en', dueDate, '2026-11-20')).toEqual(day),
);

test('how long it takes is said in its own unit, where it is known', () => {
  expect(takesInMail('en', null)).toBe('');
  expect(takesInMail('en', { amount: 1, unit: 'hours' })).toBe('1 hour');
  expect(takesInMail('de', { amount: 5, unit: 'minutes' })).toBe('5 Minuten');
});

test('one task and many', () => {
  const one = tasksMail('en', {
    workspaceName: 'Acme',
    processName: 'P',
    tasks: [taskOf('Sign')],
    count: 1,
    url,
    listUrl: url,
  });
  expect([one.subject, one.text.includes('After that')]).toEqual(['Your turn: Sign', false]);
  const many = tasksMail('en', {
    workspaceName: 'Acme',
    processName: 'P',
    tasks: [taskOf('Sign'), taskOf('Send')],
    count: 4,
    url,
    listUrl: url,
  });
  expect(many.subject).toBe('Your turn: Sign and 3 more');
  expect(many.text).toContain(`- Send\n- and 2 more: ${url}`);
});

test('why it is their turn stands with the task, once where it is the same for several', () => {
  const why = 'It is your turn because Mikkel started Kick-off on 25.11.';
  const other = 'It is your turn because Dana handed it over on 26.11.';
  const facts = { workspaceName: 'Acme', processName: 'P', count: 4, url, listUrl: url };
  const { text } = tasksMail('en', {
    ...facts,
    tasks: [taskOf('Sign', { why }), taskOf('Send', { why }), taskOf('Pay', { why: other })],
  });
  expect(text.split(why)).toHaveLength(2);
  expect(text).toContain(`Sign\n\n${why}`);
  expect(text).toContain(`- Pay\n  ${other}`);
});

describe.each([
  ['en', 'Sign (5 minutes, was due 19.11.)', 'was due 19.11.', 'about 5 minutes'],
  ['de', 'Sign (5 Minuten, war fällig 19.11.)', 'war fällig 19.11.', 'etwa 5 Minuten'],
] as const)('what is late, in %s', (language, named, late, takes) => {
  const tasks = [
    taskOf('Sign', {
      day: dayInMail(language, '2026-11-19', '2026-11-20'),
      takes: takesInMail(language, { amount: 5, unit: 'minutes' }),
      why: 'Because.',
    }),
  ];
  const facts = { workspaceName: 'Acme', processName: 'P', tasks, count: 1, url, listUrl: url };

  test.each([false, true])(
    'stands whole and red, and in the subject; reminded of: %s',
    (reminds) => {
      const { subject, text, html } = tasksMail(language, { ...facts, reminds });
      expect(subject).toContain(named);
      expect(html).toMatch(new RegExp(`class="w-late"[^>]*>${late}<`));
      expect(html).toContain(`>${takes}<`);
      expect(text).toContain(`Sign, ${late}, ${takes}\n\nBecause.\n\n`);
    },
  );
});

test('a digest names what is asked where that is one thing, and quotes beneath what it is about', () => {
  const task = {
    taskId: 't',
    moduleId: 'm',
    headline: 'Sign',
    by: 'a',
    reason: 'No "access"\nyet',
  };
  const process: Parameters<typeof digestMail>[1]['processes'][number] = {
    ...{
      processId: 'p',
      projectId: 'q',
      processName: 'P',
      clientName: 'C',
      ofClient: true,
      onBoard: false,
    },
    ...{
      turn: [task],
      turnCount: 1,
      lateCount: 0,
      stuck: [task],
      stuckCount: 1,
      talk: [],
      talkCount: 0,
    },
    ...{ others: [], othersCount: 0 },
  };
  const facts = {
    workspaceName: 'Acme',
    today: '2026-11-20',
    processes: [process],
    nameOf: () => 'Anna',
    url,
  };
  const more = { listUrl: () => url, taskOf: () => taskOf('Sign', { takes: '5 minutes' }) };
  const { subject, text } = digestMail('en', { ...facts, ...more });
  expect(subject).toBe('Friday: Sign (5 minutes), 1 stuck');
  expect(text).toContain('- Anna: Sign\n  “No "access" yet”');
  expect(digestMail('de', { ...facts, ...more }).text).toContain('  „No "access" yet“');
});

test('a change that is asked for is said with who asks, and what of each question', () => {
  const asked = [
    { question: 'Company name', words: 'The legal one, please' },
    { question: '', words: 'Sure?' },
    { question: 'VAT', words: null },
  ];
  const change = { who: 'Dana', asked };
  const facts = { workspaceName: 'Acme', processName: 'P', url, listUrl: url };
  const one = tasksMail('en', {
    ...facts,
    tasks: [taskOf('Company details', { change })],
    count: 1,
  });
  expect(one.subject).toBe('Dana asks for a change: Company details');
  expect(one.text).toContain(
    'Company details\n\nCompany name: “The legal one, please”\n\n“Sure?”\n\nVAT: These words were erased.\n\nOpen task: ',
  );
  const german = tasksMail('de', {
    ...facts,
    tasks: [taskOf('Sign'), taskOf('Firma', { change })],
    count: 2,
  });
  expect(german.text).toContain(
    '- Firma\n  Dana bittet um eine Änderung. Company name: „The legal one, please“',
  );
});

test('a line break in a headline does not reach the subject', () => {
  expect(
    stuckMail('en', {
      workspaceName: 'A',
      processName: 'P',
      who: 'Ada',
      headline: 'x\r\nBcc: y',
      reason: null,
      url,
    }).subject,
  ).toBe('Ada is stuck: x Bcc: y');
});

test('escapes and names', () => {
  expect(escapeHtml(`<a b='c' d="e">&`)).toBe('&lt;a b=&#39;c&#39; d=&quot;e&quot;&gt;&amp;');
  expect(spokenName({ firstName: '', lastName: '', email: 'ada@example.com' })).toBe('ada');
  expect(spokenName({ firstName: 'Ada', lastName: '', email: 'x@example.com' })).toBe('Ada');
});

describe.each(languages)('in %s', (language) => {
  test('every mail reads as it did', async () => {
    const read = [productMails, ownMails].flatMap((mails) =>
      Object.entries(mails(language, 'Kelpline')).map(
        ([name, { subject, text }]) =>
          `=== ${mails === ownMails ? 'own words, ' : ''}${name}\n${subject}\n\n${text}`,
      ),
    );
    await expect(read.join('\n')).toMatchFileSnapshot(`./shown/${language}.txt`);
  });
  test('a mail tells mail programs its language', () => {
    for (const { html } of Object.values(productMails(language, 'x')))
      expect(html).toContain(`<html lang="${language}">`);
  });
});

test('no mail says in German what it says in English', () => {
  const lines = (mails: ReturnType<typeof productMails>) =>
    Object.values(mails).flatMap(({ subject, html }) => [
      subject,
      ...html.replace(/<style>.*?<\/style>/, '').match(/(?<=>)[^<\n]+/g)!,
    ]);
  const german = new Set(lines(productMails('de', '')));
  const alike = lines(productMails('en', '')).filter(
    (line) => german.has(line) && /[a-z]/.test(line),
  );
  expect(new Set(alike)).toEqual(new Set(['Waymark', 'Re:', '192.0.2.x']));
});

test('every word is read on its ground in both schemes, and each mail brings both', () => {
  const colours = mailColours();
  for (const scheme of ['light', 'dark'] as const)
    for (const [words, ground] of pairs)
      expect([
        scheme,
        words,
        ground,
        contrast(colours[scheme][words], colours[scheme][ground]) >= 4.5,
      ]).toEqual([...[scheme, words, ground, true]]);
  for (const { html } of Object.values(all)) {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    // Each element that has a colour of its own has a class by which the dark scheme finds it.
    for (const [element] of html.split('<body')[1]!.matchAll(/<[^>]*(?:color):#[^>]*>/g))
      expect(element).toContain('class="w-');
  }
});

test('a digest names three and says how many more there are, leading to them; late ones say so in words', () => {
  const { subject, text, html } = all.digest;
  expect(subject).toBe('Friday: 2 for you (1 late), 1 stuck, 1 message, 43 done by others');
  expect(text).toContain(`- and 40 more: ${url}`);
  expect(text).toContain('(was due 16.11.)');
  expect(text).toContain('(due 27.11.)');
  expect(html).toContain('>and 40 more</a>');
  expect(html).toMatch(/class="w-late" style="[^"]*"[^>]*>was due 16\.11\.</);
  expect(html).toMatch(/class="w-support" style="[^"]*"[^>]*>due 27\.11\.</);
});

test('what is late is red, in the light and in the dark', () => {
  for (const [scheme, styles] of [
    ['light', all.digest.html.split('<body')[1]],
    ['dark', all.digest.html.split('prefers-color-scheme:dark')[1]],
  ] as const) {
    const [, colour] = /w-late(?:" style="[^"]*;|\{)color:(#\w+)/.exec(styles!)!;
    expect(colour).toBe(tokenValue('danger', scheme));
  }
});

test('a note of the team looks like one, a message does not', () => {
  expect(
    [all.note.html, all.talk.html].map((html) => html.includes('<div class="w-note"')),
  ).toEqual([true, false]);
});
