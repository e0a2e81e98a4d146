/**
 * The languages in which everything that people read is written. The first stands in where none of
 * theirs is among them.
 */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];
/** Each in its own words: who looks for theirs may not read the others. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/**
 * localStorage key of the language that was last chosen or spoken in this browser, by both apps.
 */
export const languageKey = 'waymark.language';

/**
 * The language to speak with somebody.
 * @param chosen what they chose for themselves (PRODUCT 3.5), where that is known
 * @param preferred language tags (BCP 47, `de-AT`), the dearest first: `navigator.languages`, or
 * what `Accept-Language` says
 */
export function languageOf(
  chosen: string | null | undefined,
  preferred: readonly string[],
): Language {
  for (const tag of [chosen ?? '', ...preferred]) {
    const [wanted] = tag.trim().toLowerCase().split(/[-_]/);
    const known = languages.find((language) => language === wanted);
    if (known !== undefined) return known;
  }
  return languages[0];
}
