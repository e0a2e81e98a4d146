import type { Language } from '@waymark/look/language';

/** Columns that a search looks at, by the language of who searches: what rows show them there. */
export const wordColumns = {
  en: { words: 'words', cause: 'cause' },
  de: { words: 'words_de', cause: 'cause_de' },
} as const satisfies Readonly<Record<Language, { readonly words: string; readonly cause: string }>>;
