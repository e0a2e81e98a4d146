import type { Language } from '@waymark/look/language';
import { de } from './de.ts';
import { en, type ProblemTexts } from './en.ts';

export type { InvitationLimit, Standing } from './en.ts';
export { problemCodes, type ProblemCode } from './codes.ts';
export { codeOf, type Thing } from './things.ts';

export { germanOfField } from './fields.ts';

const texts: Readonly<Record<Language, ProblemTexts>> = { en, de };
type Key = keyof ProblemTexts;
type About<K extends Key> = ProblemTexts[K] extends (
  ...about: infer A
) => string
  ? A
  : [];

/** What is to be told when something is refused, before it is known in what language: a key, and what it is about. Plain data. */
export type Said = { readonly key: Key; readonly about: readonly unknown[] };

export const said = <K extends Key>(key: K, ...about: About<K>): Said => ({
  key,
  about,
});

/** The sentence that people read. */
export function tell({ key, about }: Said, language: Language): string {
  const text = texts[language][key];
  return typeof text === 'string'
    ? text
    : (text as (...about: readonly unknown[]) => string)(...about);
}
