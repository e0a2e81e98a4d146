// @vitest-environment node
import { domainToASCII, domainToUnicode } from 'node:url';
import { describe, expect, test } from 'vitest';
import { asAddress, readAddress, shownAddress } from './emailAddress.ts';

describe('an address is taken', () => {
  test.each([
    ['joerg@müller.example', 'joerg@xn--mller-kva.example'],
    ['joerg@xn--mller-kva.example', 'joerg@xn--mller-kva.example'],
    ['Joerg@MU\u0308LLER.example ', 'joerg@xn--mller-kva.example'],
    ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
    ['info@例え。テスト', 'info@xn--r8jz45g.xn--zckzah'],
    ['ｊｏｅ＠ａｃｍｅ．example', 'joe@acme.example'],
    ["o'neill+work@mail.acme.example", "o'neill+work@mail.acme.example"],
    ['a!#$%&*/=?^_`{|}~-b@x.example', 'a!#$%&*/=?^_`{|}~-b@x.example'],
    [`${'a'.repeat(64)}@x.example`, `${'a'.repeat(64)}@x.example`],
    ['joe\u200b@acme.example', 'joe@acme.example'],
  ])('%s as %s', (typed, address) => {
    expect(readAddress(typed)).toEqual({ address });
    expect(asAddress(address)).toBe(address);
  });
});

describe('what is none', () => {
  test.each([
    '',
    'joe',
    'joe@',
    '@acme.example',
    'joe@acme',
    'joe@acme.',
    'joe@.acme.example',
    'joe@acme..example',
    'joe@@acme.example',
    '.joe@acme.example',
    'joe.@acme.example',
    'j..oe@acme.example',
    'jo e@acme.example',
    'joe@-acme.example',
    'joe@acme-.example',
    'joe@127.0.0.1',
    'joe@[127.0.0.1]',
    'joe@acme.example/x',
    'joe@acme.example:25',
    'joe@acme.example?x',
    'joe@acme.123',
    'Joe <joe@acme.example>',
    '"joe"@acme.example',
    'joe@acme.example, bo@acme.example',
    `joe@${'a'.repeat(64)}.example`,
    'joe@xn--a.example\u0000',
    'joe@%61cme.example',
  ])('%j', (typed) => expect(readAddress(typed)).toEqual({ fault: 'noAddress' }));
  test.each([
    [`${'a'.repeat(65)}@x.example`, 'longName'],
    ['jörg@müller.example', 'foreignName'],
    [`joe@${`${'a'.repeat(60)}.`.repeat(4)}abcdefgh.example`, 'longAddress'],
  ])('%s is told why', (typed, fault) => expect(readAddress(typed)).toEqual({ fault }));
});

describe('an address is shown', () => {
  test.each([
    'müller.example',
    'пример.рф',
    '例え.テスト',
    'straße.example',
    'מילה.example',
    'a-ü-b.example',
    '한국.example',
    'ελλάδα.example',
  ])('in letters: %s', (domain) => {
    expect(shownAddress(`joe@${domainToASCII(domain)}`)).toBe(
      `joe@${domainToUnicode(domainToASCII(domain))}`,
    );
  });
  test.each([
    ['where scripts are mixed', domainToASCII('аррle.example')],
    ['where it cannot be read', 'xn--zzzzzzzzzz9999.example'],
    ['where it is plain', 'acme.example'],
  ])('as it is %s', (_, domain) => expect(shownAddress(`joe@${domain}`)).toBe(`joe@${domain}`));
});
