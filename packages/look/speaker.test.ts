// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { languageKey } from './language.ts';
import { languageFor, speaker } from './speaker.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('speaks once the words are there, tells who listens, and remembers it for the next visit', async () => {
  let learned = () => {};
  const { spoken, wished, speak, subscribe } = speaker(
    () => new Promise((resolve) => (learned = resolve)),
  );
  const listener = vi.fn();
  const stop = subscribe(listener);
  const speaking = speak('de');
  expect([spoken(), wished(), listener.mock.calls.length]).toEqual(['en', 'de', 0]);
  learned();
  await speaking;
  expect([spoken(), document.documentElement.lang, listener.mock.calls.length]).toEqual([
    'de',
    'de',
    1,
  ]);
  expect(localStorage.getItem(languageKey)).toBe('de');
  stop();
  const back = speak('en');
  learned();
  await back;
  expect([spoken(), listener.mock.calls.length]).toEqual(['en', 1]);
});

test('a wish that was taken back while its words came is left aside', async () => {
  let learned = () => {};
  const { spoken, speak } = speaker(() => new Promise((resolve) => (learned = resolve)));
  const late = speak('de');
  await speak('en');
  learned();
  await late;
  expect([spoken(), localStorage.getItem(languageKey)]).toEqual(['en', 'en']);
});

test('where the words cannot be loaded the language before is spoken on', async () => {
  const { spoken, wished, speak } = speaker(() => Promise.reject(new Error('offline')));
  await expect(speak('de')).rejects.toThrow('offline');
  expect([spoken(), wished(), localStorage.getItem(languageKey)]).toEqual(['en', 'en', null]);
});

test('what they chose, else what was last spoken here, else what the browser prefers', () => {
  vi.stubGlobal('navigator', { languages: ['fr', 'de-AT'] });
  expect(languageFor(null)).toBe('de');
  localStorage.setItem(languageKey, 'en');
  expect(languageFor(null)).toBe('en');
  expect(languageFor('de')).toBe('de');
});
