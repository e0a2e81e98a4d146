import { expect, test } from 'vitest';
import { problemCodes } from './codes.ts';
import { de } from './de.ts';
import { en, type ProblemTexts } from './en.ts';
import { refusalText, tell } from './index.ts';
import { codeOf } from './refusalSubjects.ts';

const keys = Object.keys(en) as (keyof ProblemTexts)[];
/** Values that each text may be about: a thing, a standing, a kind of limit, or a number. */
const about = ['task', 'DONE', 'again', 7];
const sentences = (texts: ProblemTexts) =>
  keys.flatMap((key) => {
    const text = texts[key];
    return typeof text === 'string'
      ? [[key, text] as const]
      : about.map((one) => {
          try {
            return [key, (text as (...given: unknown[]) => string)(one, one)] as const;
          } catch {
            return [key, 'of another thing'] as const;
          }
        });
  });

test('German has words of its own for all that English says', () => {
  expect(Object.keys(de)).toEqual(keys);
  const english = new Map(sentences(en).map(([key, text]) => [text, key]));
  const alike = sentences(de).filter(
    ([, text]) => text !== 'of another thing' && english.has(text),
  );
  expect(alike).toEqual([]);
});

test('a code is small words with dashes, and stands once', () => {
  expect(problemCodes.filter((code) => !/^[a-z]+(-[a-z]+)*$/.test(code))).toEqual([]);
  expect(new Set(problemCodes).size).toBe(problemCodes.length);
});

test('a thing of two words stands in codes as small words with dashes', () => {
  const code: 'api-key-not-found' = codeOf('apiKey', 'not-found');
  expect([code, codeOf('apiKey', 'exists'), codeOf('task', 'exists')]).toEqual([
    'api-key-not-found',
    'api-key-exists',
    'task-exists',
  ]);
  // @ts-expect-error the code is not the name of the thing
  const wrong: 'apiKey-exists' = codeOf('apiKey', 'exists');
  expect(wrong).not.toContain('K');
});

test('what is said is plain data, told later in either language', () => {
  const travelled = structuredClone(refusalText('gone', 'execution'));
  expect(tell(travelled, 'en')).toBe('This execution does not exist or was deleted.');
  expect(tell(travelled, 'de')).toBe('Dieser Prozess ist nicht vorhanden oder wurde gelöscht.');
  expect(tell(refusalText('idTaken', 'execution'), 'en')).toBe(
    'An execution with this id exists already.',
  );
  expect(tell(refusalText('idTaken', 'user'), 'en')).toBe('A user with this id exists already.');
});

test.each([
  ['en', 60, 'Too many tries. Wait a minute, then try again.'],
  ['en', 61 * 60, 'Too many tries. Wait 61 minutes, then try again.'],
  ['en', 7200, 'Too many tries. Wait 2 hours, then try again.'],
  ['de', 60, 'Zu viele Versuche. Versuchen Sie es in einer Minute noch einmal.'],
  ['de', 7200, 'Zu viele Versuche. Versuchen Sie es in 2 Stunden noch einmal.'],
] as const)('a wait in %s of %d seconds', (language, seconds, sentence) => {
  expect(tell(refusalText('tooManyTries', seconds), language)).toBe(sentence);
});

test('a text that lacks does not compile', () => {
  // @ts-expect-error all the others lack
  const lacking = { input: 'Die Eingabe' } satisfies ProblemTexts;
  // @ts-expect-error there is no such text
  expect(lacking.input + String(refusalText('nonsense').key)).toContain('nonsense');
});
