import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test('what somebody chose comes before what their browser prefers', () => {
  expect(languageOf('de', ['en-GB', 'en'])).toBe('de');
  expect(languageOf('en', ['de'])).toBe('en');
  expect(languageOf(null, ['de'])).toBe('de');
  expect(languageOf(undefined, ['de'])).toBe('de');
  expect(languageOf('', ['de'])).toBe('de');
});
test('of what a browser prefers the first that is spoken here counts', () => {
  expect(languageOf(null, ['fr-FR', 'de-AT', 'en'])).toBe('de');
  expect(languageOf(null, ['fr', 'en-US', 'de'])).toBe('en');
});
test('region, script and case make no other language', () => {
  for (const tag of ['de-CH', 'DE', 'de-Latn-DE', 'de_DE', ' de '])
    expect(languageOf(null, [tag])).toBe('de');
  expect(languageOf('de-LI', [])).toBe('de');
});
test('where none is spoken here, English is', () => {
  expect(languageOf(null, [])).toBe('en');
  expect(languageOf('fr', ['it', '*', '', 'den', 'x-de'])).toBe('en');
});
