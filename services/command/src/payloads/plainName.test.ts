import { describe, expect, test } from 'vitest';
import { addressBeyondName, addressIn, markupIn, plainName } from './plainName.ts';

describe('addresses of pages', () => {
  test.each([
    ['Win at https://evil.click/x', 'Win at evil[.]click/x'],
    ['evil.com', 'evil[.]com'],
    ['See www.evil now', 'See www[.]evil now'],
    ['xn--e1afmkfd.xn--p1ai', 'xn--e1afmkfd[.]xn--p1ai'],
    ['пример.рф', 'пример[.]рф'],
    ['Mail a@b.co.uk', 'Mail a@b[.]co[.]uk'],
  ])('%s is found, and made plain', (name, plain) => {
    expect(addressIn(name)).not.toBeNull();
    expect(plainName(name)).toBe(plain);
    expect(addressIn(plainName(name))).toBeNull();
  });
  test.each([
    'Acme',
    'Node.js rollout',
    'Dr.Müller',
    'v1.2',
    'St. Gallen & Co.',
    'A/B: 3 > 2',
    '日本の会社',
  ])('%s is none', (name) => {
    expect([addressIn(name), markupIn(name)]).toEqual([null, null]);
    expect(plainName(name)).toBe(name);
  });
});

test('what spells something else in the head of a mail is markup, and taken out', () => {
  expect(markupIn('=?utf-8?q?Anna_=3Cx=40y=3E?=')).toBe('=?utf-8?q?Anna_=3Cx=40y=3E?=');
  expect(plainName('Anna =?UTF-8?B?ZXZpbA==?=')).toBe('Anna');
  expect(markupIn('Is it = or ?=?')).toBeNull();
});

describe('a company may be called by its domain', () => {
  test.each([
    ['Booking.com', 'Booking[.]com'],
    ['Rollout at Booking.com, phase 2', 'Rollout at Booking[.]com, phase 2'],
    ['Amazon.co.uk (Leeds)', 'Amazon[.]co[.]uk (Leeds)'],
    ['Ärzte.de', 'Ärzte[.]de'],
    ['Node.js rollout', 'Node.js rollout'],
  ])('%s, which no mail makes a link of', (name, mailed) => {
    expect(addressBeyondName(name)).toBeNull();
    expect(plainName(name)).toBe(mailed);
  });
  test.each([
    ...[
      'https://booking.com',
      'booking.com/x',
      'booking.com/',
      'www.booking.com',
      'login.booking.com',
      '//booking.com',
    ],
    ...[
      'booking.com:80',
      'booking.com?x',
      'booking.com#x',
      'me@booking.com',
      'mailto:me@booking.com',
      'x:booking.com',
    ],
    ...[
      'xn--bking-6ta.com',
      'www.booking.example',
      'booking.com\\x',
      'booking.com or evil.com',
      'booking.com booking.com',
    ],
  ])('but not by %s', (name) => {
    expect(addressBeyondName(name)).not.toBeNull();
  });
});

test.each([
  ['<a href=x>Acme</a>', 'Acme'],
  ['Acme <b', 'Acme'],
])('markup in %s goes', (name, plain) => {
  expect(markupIn(name)).not.toBeNull();
  expect(plainName(name)).toBe(plain);
});
test('entities and Markdown links are markup', () => {
  expect([markupIn('A &#60; B'), markupIn('[Acme](x)')]).not.toContain(null);
});
