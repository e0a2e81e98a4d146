import { expect, test } from 'vitest';
import { talkMail } from './talk.ts';
import { talkFacts, talkOf } from './testing/talkFacts.ts';

test('a mail about what was said begins with the words, keeps their lines, and says whose turn it is and how to answer', () => {
  const talk = talkMail('en', talkFacts('Kelpline'));
  expect(talk.text).toMatch(/^Kelpline, 20\.11\.2026 09:12:\nKelpline\nKelpline\n/);
  expect(talk.html).toContain('Kelpline<br>Kelpline');
  for (const part of [talk.text, talk.html]) {
    expect(part).toContain('To answer, just reply to this e-mail');
    expect(part).toContain('Was due 16.11.2026');
    expect(part).toContain('2 earlier ones');
    expect(part).toContain('Kelpline answered.');
    expect(part).toContain('Mark as done');
  }
  for (const part of [talk.text, talk.html])
    expect(part).toContain('With files: Kelpline.pdf, plan.png');
  const note = talkMail('en', {
    ...talkFacts('Kelpline'),
    ...talkOf('Kelpline', { what: 'note', id: 'x', because: 'named', by: 'dana' }),
    isAnswered: false,
  });
  for (const part of [note.text, note.html]) {
    expect(part).not.toContain('replying');
    expect(part).toContain('This is a note of your team. Answer it in Waymark.');
  }
});

test('what is nothing but a file is named, in the language of its reader, and what it is called is no part of the page', () => {
  const facts = talkFacts('Kelpline');
  const [news] = facts.talk.news;
  const files = ['<img src=x onerror=1>.pdf'];
  const talk = { ...facts.talk, news: [{ ...news!, text: ' ', files }], earlier: null };
  const mail = talkMail('de', { ...facts, talk });
  expect(mail.text).toMatch(
    /^Kelpline, 20\.11\.2026 09:12:\nMit einer Datei: <img src=x onerror=1>\.pdf\n\n/,
  );
  expect(mail.html).toContain('>Mit einer Datei: &lt;img src=x onerror=1&gt;.pdf<');
});
