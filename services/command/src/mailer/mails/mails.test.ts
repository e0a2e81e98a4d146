import { languages, type Language } from '@waymark/look/language';
import { describe, expect, test } from 'vitest';
import { escapeHtml, fillIn, spokenName } from './content.ts';
import { invitationMail } from './invitation.ts';
import { newProcessMail } from './newProcess.ts';
import { oneTimeCodeMail } from './oneTimeCode.ts';
import { stuckMail } from './stuck.ts';
import { tasksMail } from './tasks.ts';

const evil = `<img src=x onerror="alert('1')">&`;
const url = 'https://waymark.example/portal/task/p/t?w=1&x="';

const allIn = (language: Language, words: string) => ({
  code: oneTimeCodeMail(language, { code: '012345', minutes: 10 }),
  process: newProcessMail(language, {
    clientName: words,
    projectName: words,
    processName: words,
    workspaceName: words,
    actionUrl: url,
  }),
  task: tasksMail(language, { workspaceName: words, processName: words, headlines: [words], count: 1, url }),
  tasks: tasksMail(language, {
    workspaceName: words,
    processName: words,
    headlines: [words, words],
    count: 1234,
    url,
  }),
  invitation: invitationMail(language, {
    workspaceName: words,
    by: { name: words, email: words },
    target: words,
    url,
  }),
  stuck: stuckMail(language, {
    workspaceName: words,
    processName: words,
    who: words,
    headline: words,
    reason: words,
    url,
  }),
  stuckWithout: stuckMail(language, {
    workspaceName: words,
    processName: words,
    who: words,
    headline: words,
    reason: null,
    url,
  }),
});
const all = allIn('en', evil);
const everyMail = languages.flatMap((language) =>
  Object.entries(allIn(language, evil)).map(([name, mail]) => [`${name}.${language}`, mail] as const),
);

describe.each(everyMail)('the mail %s', (_, { subject, text, html }) => {
  test('holds no word of a person as markup', () => {
    expect(html).not.toContain('<img');
    expect(html).not.toContain('x=""');
  });
  test('leaves no place unfilled, and has one line of subject', () => {
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\{|undefined|null/);
    expect(subject).not.toMatch(/[\r\n]/);
  });
});

test('the code stands in subject, text and HTML', () => {
  expect(all.code.subject).toBe('012345 is your Waymark code');
  expect(all.code.text).toContain('\n012345\n');
  expect(all.code.html).toContain('>012345<');
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

test('one task and many', () => {
  const one = tasksMail('en', { workspaceName: 'Acme', processName: 'P', headlines: ['Sign'], count: 1, url });
  expect([one.subject, one.text.includes('After that')]).toEqual(['Your turn: Sign', false]);
  const many = tasksMail('en', { workspaceName: 'Acme', processName: 'P', headlines: ['Sign', 'Send'], count: 4, url });
  expect(many.subject).toBe('Your turn: Sign and 3 more');
  expect(many.text).toContain('- Send\n- and 2 more');
});

test('a line break in a headline does not reach the subject', () => {
  expect(
    stuckMail('en', { workspaceName: 'A', processName: 'P', who: 'Ada', headline: 'x\r\nBcc: y', reason: null, url })
      .subject,
  ).toBe('Ada is stuck: x Bcc: y');
});

test('values, escapes and names', () => {
  expect(fillIn('{{a}} {{ b }} {{toString}}', { a: '$&', b: '{{a}}' })).toBe('$& {{a}} {{toString}}');
  expect(escapeHtml(`<a b='c' d="e">&`)).toBe('&lt;a b=&#39;c&#39; d=&quot;e&quot;&gt;&amp;');
  expect(spokenName({ firstName: '', lastName: '', email: 'ada@example.com' })).toBe('ada');
  expect(spokenName({ firstName: 'Ada', lastName: '', email: 'x@example.com' })).toBe('Ada');
});

describe.each(languages)('in %s', (language) => {
  test('every mail reads as it did', async () => {
    const read = Object.entries(allIn(language, 'Kelpline')).map(
      ([name, { subject, text }]) => `=== ${name}\n${subject}\n\n${text}`,
    );
    await expect(read.join('\n')).toMatchFileSnapshot(`./shown/${language}.txt`);
  });
  test('a mail tells mail programs its language', () => {
    for (const { html } of Object.values(allIn(language, 'x'))) expect(html).toContain(`<html lang="${language}">`);
  });
});

test('no mail says in German what it says in English', () => {
  const lines = (mails: ReturnType<typeof allIn>) =>
    Object.values(mails).flatMap(({ subject, html }) => [subject, ...html.match(/(?<=>)[^<\n]+/g)!]);
  const german = new Set(lines(allIn('de', '')));
  const alike = lines(allIn('en', '')).filter((line) => german.has(line) && /[a-z]/.test(line));
  expect(new Set(alike)).toEqual(new Set(['Waymark', url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')]));
});
