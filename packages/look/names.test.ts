import { describe, expect, test } from 'vitest';
import { asName, sameName } from './names.ts';

describe('a name is kept', () => {
  test.each([
    ['composed', 'Zu\u0308rich', 'Zürich'],
    ['with one blank between words', 'Acme  \u00a0\u3000Ltd', 'Acme Ltd'],
    ['as one line', 'Sign\r\nhere\u2028now\u0085\tplease', 'Sign here now please'],
    ['without blanks at its ends', '\u00a0 Acme\u3000', 'Acme'],
    ['without what nobody sees', 'Ac\u200bme\u00ad \ufeffLtd\u2060', 'Acme Ltd'],
    [
      'without what turns a line around',
      '\u202eAcme\u202c \u2066Ltd\u2069\u200e\u061c',
      'Acme Ltd',
    ],
    ['without control signs', 'A\u0007c\u001bme', 'Acme'],
    ['composed where something unseen stood between', 'u\u200b\u0308', 'ü'],
    ['with one blank where something unseen stood between', 'a \u200b b', 'a b'],
    ['as nothing where nothing is seen', '\u200b\u3164\u2800\u202e', ''],
  ])('%s', (_, typed, kept) => {
    expect(asName(typed)).toBe(kept);
    expect(asName(kept)).toBe(kept);
  });
  test.each([
    ['a Persian word', 'می\u200cخواهم'],
    ['an abbreviation', 'ه\u200d.ش'],
    ['half a letter of Devanagari', 'क्\u200dष'],
    ['a family', '👩\u200d👩\u200d👧'],
    ['a profession with a tone of skin', '👩🏽\u200d💻'],
    ['a flag that is joined', '🏳\ufe0f\u200d🌈'],
    ['a flag of tags', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['a heart in red', '❤\ufe0f'],
    ['a key', '1\ufe0f\u20e3'],
    ['a form of a Han sign', '葛\u{e0100}'],
    ['what cannot be stored, which is refused elsewhere', 'a\u0000\ud800'],
  ])('as it is written: %s', (_, name) => expect(asName(name)).toBe(name));
  test.each([
    ['a joiner between Latin letters', 'Ac\u200dme', 'Acme'],
    ['one joiner behind another', 'می\u200c\u200cخ', 'می\u200cخ'],
    ['a selector behind a letter', 'A\ufe0f', 'A'],
    ['a tag behind a letter', 'A\u{e0067}', 'A'],
  ])('without %s', (_, typed, kept) => expect(asName(typed)).toBe(kept));
});

test('names are the same however they were typed', () => {
  expect(sameName('Acme\u00a0 LTD', 'acme ltd')).toBe(true);
  expect(sameName('Zu\u0308rich', 'Zürich')).toBe(true);
  expect(sameName('Zurich', 'Zürich')).toBe(false);
});
