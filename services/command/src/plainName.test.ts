import { describe, expect, test } from 'vitest';
import { addressIn, markupIn, plainName } from './plainName.ts';

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
  test.each(['Acme', 'Node.js rollout', 'Dr.Müller', 'v1.2', 'St. Gallen & Co.', 'A/B: 3 > 2', '日本の会社'])(
    '%s is none',
    (name) => {
      expect([addressIn(name), markupIn(name)]).toEqual([null, null]);
      expect(plainName(name)).toBe(name);
    },
  );
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
