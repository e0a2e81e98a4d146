import { expect, test } from 'vitest';
import { z } from 'zod';
import { keyFor, keysFor, type SigningUse } from './keysByUse.ts';
import { SignedClaims } from './signedClaims.ts';

const uses = [
  'refresh token',
  'invitation link',
  'mail stop',
  'end of a session',
  'view ticket',
  'known browser',
] as const;
const hex = (use: SigningUse, secret: string) => keyFor(use, secret).export().toString('hex');

test('each use of each secret has a key of its own, which is never another one', () => {
  const keys = ['a secret', 'another secret'].flatMap((secret) =>
    uses.map((use) => hex(use, secret)),
  );
  expect(new Set(keys).size).toBe(12);
  // Words in mails that have been sent are signed with it.
  expect(hex('invitation link', 'a secret')).toBe(
    '5bb17ed421c5e91c377d6f8e40b668c205583123e1ce174eb41ac3b92e81f2ed',
  );
});

test('nothing is signed with an empty secret', () => {
  expect(() => keyFor('mail stop', '')).toThrow('an empty secret signs nothing');
});

test('the keys of one use read nothing that those of another signed, whatever it claims to be', () => {
  const schema = z.object({ sub: z.string() });
  const of = (use: SigningUse) => new SignedClaims(keysFor(use, ['a secret']), 'kind', schema);
  const word = of('mail stop').sign({ sub: 'ada' });
  expect(of('mail stop').read(word)).toEqual({ sub: 'ada' });
  for (const use of uses.filter((each) => each !== 'mail stop'))
    expect(of(use).read(word)).toBeNull();
});

test('a word is good until it is over, of its own kind, and as it was signed', () => {
  const keys = keysFor('view ticket', ['a secret']);
  const schema = z.object({ sub: z.string() });
  const signed = new SignedClaims(keys, 'kind', schema);
  const word = signed.sign({ sub: 'ada' }, { exp: 1_000 });
  expect(signed.read(word, new Date(999_000))).toEqual({ sub: 'ada' });
  expect(signed.read(word, new Date(1_000_000))).toBeNull();
  expect(new SignedClaims(keys, 'another kind', schema).read(word, new Date(0))).toBeNull();
  expect(
    new SignedClaims(keys, 'kind', z.object({ w: z.string() })).read(word, new Date(0)),
  ).toBeNull();
  for (const broken of ['', 'x', `${word}x`, word.replace('.', '..')])
    expect(signed.read(broken, new Date(0))).toBeNull();
});
