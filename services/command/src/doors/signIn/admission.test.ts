import { expect, test } from 'vitest';
import { admits } from './admission.ts';

const operators = ['ada@elsewhere.example'];

test('anybody may sign up where nothing else is said', () => {
  expect(admits({ signUp: 'anybody', operators }, 'who@ever.example')).toBe(true);
});

test('where it takes an invitation nobody may by themselves, but those who run the installation', () => {
  expect(admits({ signUp: 'invited', operators }, 'who@ever.example')).toBe(false);
  expect(admits({ signUp: 'invited', operators }, 'ada@elsewhere.example')).toBe(true);
});

test.each([
  ['ben@seller.example', true],
  ['ben@other.example', true],
  ['ada@elsewhere.example', true],
  ['ben@sub.seller.example', false],
  ['ben@notseller.example', false],
  ['seller.example@evil.example', false],
])('of domains only addresses of just these: %s', (email, expected) => {
  expect(admits({ signUp: ['seller.example', 'other.example'], operators }, email)).toBe(expected);
});
