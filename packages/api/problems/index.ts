import type { Language } from '@waymark/look/language';
import { de } from './de.ts';
import { en, type ProblemTexts } from './en.ts';

export type { InvitationLimit, Standing } from './en.ts';
export { problemCodes, type ProblemCode } from './codes.ts';
export { codeOf, type RefusalSubject } from './refusalSubjects.ts';

export { germanOfField } from './fields.ts';

const texts: Readonly<Record<Language, ProblemTexts>> = { en, de };
type Key = keyof ProblemTexts;
type ArgumentsOf<K extends Key> = ProblemTexts[K] extends (...about: infer A) => string ? A : [];

/**
 * The text of a refusal before its language is known: a key, and what the text is about. Plain
 * data.
 */
export type RefusalText = { readonly key: Key; readonly about: readonly unknown[] };

export const refusalText = <K extends Key>(key: K, ...about: ArgumentsOf<K>): RefusalText => ({
  key,
  about,
});

/** The sentence that people read. */
export function tell({ key, about }: RefusalText, language: Language): string {
  const text = texts[language][key];
  return typeof text === 'string'
    ? text
    : (text as (...about: readonly unknown[]) => string)(...about);
}
