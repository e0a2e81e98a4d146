import type { Language } from './language.ts';

/**
 * Says how many in a language: `counted(1, '# task', '# tasks')` is `1 task`, and of 1234 in German
 * `1.234 …`. `#` stands for the number as it is written there.
 */
export function countedIn(language: Language) {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count: number, one: string, other: string): string =>
    (rules.select(count) === 'one' ? one : other).replace('#', () => numbers.format(count));
}
