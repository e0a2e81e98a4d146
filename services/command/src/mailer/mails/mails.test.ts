import { describe, expect, test } from 'vitest';
import { escapeHtml, fillIn, spokenName } from './content.ts';
import { invitationMail } from './invitation.ts';
import { newProcessMail } from './newProcess.ts';
import { oneTimeCodeMail } from './oneTimeCode.ts';
import { stuckMail } from './stuck.ts';
import { tasksMail } from './tasks.ts';

const evil = `<img src=x onerror="alert('1')">&`;
const url = 'https://waymark.example/portal/task/p/t?w=1&x="';

const all = {
  code: oneTimeCodeMail({ code: '012345', minutes: 10 }),
  process: newProcessMail({
    clientName: evil,
    projectName: evil,
    processName: evil,
    workspaceName: evil,
    actionUrl: url,
  }),
  tasks: tasksMail({ workspaceName: evil, processName: evil, headlines: [evil, evil], count: 5, url }),
  invitation: invitationMail({ workspaceName: evil, by: { name: evil, email: evil }, target: evil, url }),
  stuck: stuckMail({ workspaceName: evil, processName: evil, who: evil, headline: evil, reason: evil, url }),
};

describe.each(Object.entries(all))('the mail %s', (_, { subject, text, html }) => {
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
  const { subject, text, html } = newProcessMail(facts);
  expect(subject).toBe('A new process - Rollout {{clientName}} : Acme');
  expect(text).toMatch(/^A new process\n/);
  expect(text).toContain(`View Process: ${url}`);
  expect(html).toContain('>View Process</a>');
});

test('one task and many', () => {
  const one = tasksMail({ workspaceName: 'Acme', processName: 'P', headlines: ['Sign'], count: 1, url });
  expect([one.subject, one.text.includes('After that')]).toEqual(['Your turn: Sign', false]);
  const many = tasksMail({ workspaceName: 'Acme', processName: 'P', headlines: ['Sign', 'Send'], count: 4, url });
  expect(many.subject).toBe('Your turn: Sign and 3 more');
  expect(many.text).toContain('- Send\n- and 2 more');
});

test('a line break in a headline does not reach the subject', () => {
  expect(
    stuckMail({ workspaceName: 'A', processName: 'P', who: 'Ada', headline: 'x\r\nBcc: y', reason: null, url }).subject,
  ).toBe('Ada is stuck: x Bcc: y');
});

test('values, escapes and names', () => {
  expect(fillIn('{{a}} {{ b }} {{toString}}', { a: '$&', b: '{{a}}' })).toBe('$& {{a}} {{toString}}');
  expect(escapeHtml(`<a b='c' d="e">&`)).toBe('&lt;a b=&#39;c&#39; d=&quot;e&quot;&gt;&amp;');
  expect(spokenName({ firstName: '', lastName: '', email: 'ada@example.com' })).toBe('ada');
  expect(spokenName({ firstName: 'Ada', lastName: '', email: 'x@example.com' })).toBe('Ada');
});
