import { describe, expect, test } from 'vitest';
import { asLink, asNumber, bareLink } from './values.ts';

describe('a link leads', () => {
  test.each([
    ['https://x.example/a b', 'https://x.example/a%20b'],
    [' http://x.example ', 'http://x.example'],
    ['mailto:joe@x.example', 'mailto:joe@x.example'],
    ['tel:+49 30 1234', 'tel:+49301234'],
    ['TEL:112', 'TEL:112'],
  ])('%j to %j', (typed, href) => expect(asLink(typed)).toBe(href));
  test.each([
    '',
    'x.example',
    '//x.example',
    '\\\\server\\share',
    'javascript:alert(1)',
    'tel:',
    'https://',
    'https://a b',
    'file:///x',
  ])('%j nowhere', (typed) => expect(asLink(typed)).toBeNull());
  test('and is shown without how it begins', () => expect(bareLink('tel:+4930')).toBe('+4930'));
});

describe('a number', () => {
  test.each([
    ['1.234,56', undefined, '1234.56'],
    ['1,234.56', undefined, '1234.56'],
    ['1.234.567', undefined, '1234567'],
    ['1 234 567', undefined, '1234567'],
    ["1'234.5", undefined, '1234.5'],
    ['12,5', undefined, '12.5'],
    ['12.5', undefined, '12.5'],
    ['1.234', undefined, '1.234'],
    ['1,234', undefined, null],
    ['1.234', 'de', '1234'],
    ['1,234', 'de', '1.234'],
    ['1.234', 'en', '1.234'],
    ['1,234', 'en', '1234'],
    ['1.5', 'de', '1.5'],
    ['1234,5', 'de', '1234.5'],
    ['-7', 'de', '-7'],
    ['\u22127', 'en', '-7'],
    ['1e3', 'en', '1e3'],
    ['', 'en', null],
    ['many', 'de', null],
    ['1.23.456', 'de', null],
    ['1,234.56.7', 'en', null],
    ['12,3456,789', 'en', null],
    ['0x10', 'en', null],
    ['1.', 'en', null],
    ['1 2', 'de', null],
  ] as const)('%j in %s is %j', (typed, language, number) =>
    expect(asNumber(typed, language)).toBe(number),
  );
});
