import { describe, expect, test } from 'vitest';
import { asRead, placeIn } from './asRead.ts';

describe('texts that people take for the same when they look for one are the same', () => {
  test.each([
    ['ecole', 'École', 'E\u0301COLE', 'ｅｃｏｌｅ'],
    ['muller', 'Müller', 'Mu\u0308ller', 'MÜLLER'],
    ['gross', 'Groß', 'GROẞ', 'gross'],
    [
      'acme ltd',
      'Acme\u00a0 Ltd',
      'Acme\u3000Ltd',
      'Acme\tLtd',
      'ACME\u2003\u2028LTD',
      'ac\u200bme lt\u00add',
    ],
    ['lodz', 'Łódź'],
    ['kobenhavn', 'København'],
    ['aero', 'Æro'],
    ['istanbul', 'İstanbul', 'Istanbul'],
    ['οδοσ', 'ΟΔΟΣ', 'οδός'],
    ['アクメ', 'ｱｸﾒ'],
  ])('%s', (read, ...texts) =>
    expect(new Set([read, ...texts].map(asRead))).toEqual(new Set([read])),
  );
  test('others are not', () => {
    expect(asRead('acme ltd')).not.toBe(asRead('acmeltd'));
    expect(asRead('か')).not.toBe(asRead('が'));
  });
});

describe('where it is found', () => {
  test.each([
    ['Hans Müller', 'muller', 'Müller'],
    ['Hans Mu\u0308ller & Co', 'müller', 'Mu\u0308ller'],
    ['Die Großbank', 'gross', 'Groß'],
    ['Die Großbank', 'sb', 'ßb'],
    ['Acme\u00a0 Ltd', 'acme ltd', 'Acme\u00a0 Ltd'],
    ['Ａｃｍｅ', 'acme', 'Ａｃｍｅ'],
    ['Zürich 🎉 Ende', 'ende', 'Ende'],
  ])('in %s: %s is %s', (text, wanted, found) => {
    const { from, to } = placeIn(text, wanted) ?? { from: 0, to: 0 };
    expect(text.slice(from, to)).toBe(found);
  });
  test('or not at all', () =>
    expect([placeIn('Acme', 'x'), placeIn('Acme', '  ')]).toEqual([null, null]));
});
