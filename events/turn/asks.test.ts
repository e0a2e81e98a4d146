import { describe, expect, test } from 'vitest';
import { asksSomething, isThanks } from './asks.ts';

describe('given what somebody wrote, it asks something', () => {
  test.each(['Which of the two?', 'Kommen Sie weiter? Danke', 'We can. When?', 'see https://a.example/?x=1 - ok?'])(
    'when there is a question mark: %s',
    (text) => expect(asksSomething(text)).toBe(true),
  );
  test.each(['It is set up.', 'See https://a.example/?x=1', 'a?b@c.example', ''])('else not: %s', (text) =>
    expect(asksSomething(text)).toBe(false),
  );
});

describe('given what somebody wrote, it is a thank-you', () => {
  test.each([
    'Thanks!',
    'Thank you very much, Dana!',
    'Thanks Dana\n\nHanna',
    'Danke!',
    'Vielen Dank für die schnelle Antwort. Viele Grüße',
    'OK, got it, thanks',
    'Perfekt, danke!',
    'Alles klar 👍',
    'Super, thx',
  ])('when it says no more: %s', (text) => expect(isThanks(text)).toBe(true));
  test.each([
    'Thanks, but which one?',
    'Thanks, I still need the address.',
    'Danke, aber der Zugang fehlt noch',
    'Danke, Vertrag unterschrieben',
    'It is done.',
    'good',
    'no thanks needed',
    'Thanks. The key is A7-19',
    '',
    'Thanks Dana Okafor Ines',
  ])('else not: %s', (text) => expect(isThanks(text)).toBe(false));
});
