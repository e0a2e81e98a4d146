import { expect, test } from 'vitest';
import { decodedText } from './decodedText.ts';

const utf16 = (text: string, isBig = false): Uint8Array => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

test.each<[string, Uint8Array]>([
  ['as UTF-8', Buffer.from('Prüfung – 1')],
  ['as UTF-8 with its mark', Buffer.from('\ufeffPrüfung – 1')],
  ['as UTF-16, as Excel saves “Unicode text”', utf16('Prüfung – 1')],
  ['as UTF-16 the other way round', utf16('Prüfung – 1', true)],
  ['as windows-1252, as Excel saves CSV', Buffer.from('Pr\xfcfung \x96 1', 'latin1')],
])('a text is read %s', (_, bytes) => expect(decodedText(bytes)).toBe('Prüfung – 1'));

test('a page is read by the charset that it names', () => {
  const page = Buffer.from(
    '<meta http-equiv=Content-Type content="text/html; charset=windows-1250">\xb3\xf3d\x9f',
    'latin1',
  );
  expect(decodedText(page)).toContain('łódź');
});

test('a page that names a charset of nobody, or the wrong one, is read all the same', () => {
  expect(decodedText(Buffer.from('<meta charset="x-none">Pr\xfcfung', 'latin1'))).toContain(
    'Prüfung',
  );
  expect(decodedText(Buffer.from('<meta charset="windows-1252">Prüfung'))).toContain('Prüfung');
});

test('an empty file is an empty text', () => expect(decodedText(new Uint8Array())).toBe(''));
