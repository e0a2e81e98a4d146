import { expect, test } from 'vitest';
import { talkMail } from './talk.ts';
import { talkFacts, talkOf } from './testing/talkFacts.ts';

test('a mail about what was said begins with the words, keeps their lines, and says whose turn it is and how to answer', () => {
  const talk = talkMail('en', talkFacts('Kelpline'));
  expect(talk.text).toMatch(/^Kelpline, 20\.11\.2026 09:12:\nKelpline\nKelpline\n/);
  expect(talk.html).toContain('Kelpline<br>Kelpline');
  for (const part of [talk.text, talk.html]) {
    expect(part).toContain('Answer by replying to this mail');
    expect(part).toContain('Was due 16.11.2026');
    expect(part).toContain('2 earlier ones');
    expect(part).toContain('Kelpline answered.');
    expect(part).toContain('Mark as done');
  }
  const note = talkMail('en', {
    ...talkFacts('Kelpline'),
    ...talkOf('Kelpline', { what: 'note', id: 'x', because: 'named', by: 'dana' }),
    isAnswered: false,
  });
  for (const part of [note.text, note.html]) {
    expect(part).not.toContain('replying');
    expect(part).toContain('A note of your team: it is answered in Waymark.');
  }
});
