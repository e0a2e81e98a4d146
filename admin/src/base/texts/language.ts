import type { Language } from '@waymark/look/language';
import { speaker } from '@waymark/look/speaker';
import raEnglish from 'ra-language-english';
import { useSyncExternalStore } from 'react';
import type { I18nProvider } from 'react-admin';
import { textsOf, type Texts } from './en/catalogue.ts';
import { english, type English } from './en/index.ts';
import { i18nProviderOf } from './i18nProvider.ts';

/** The texts of the app in the language that is spoken: `t('area.name', { … })`. */
export type T = Texts<English>;

type Words = { t: T; i18nProvider: I18nProvider };

// It grows by the texts of pages that come late.
const catalogue = { ...english } as English;
const inEnglish: Words = {
  t: textsOf<English>(catalogue, 'en'),
  i18nProvider: i18nProviderOf('en', raEnglish, english),
};

/** Loads what pages say that come late; whoever shows one waits for it. */
export async function learnLate(): Promise<void> {
  const { lateEnglish } = await import('./en/late.ts');
  Object.assign(catalogue, lateEnglish);
}

/** What was loaded so far, when it was first spoken: the entry has room for one language. */
const known: Partial<Record<Language, Words>> = { en: inEnglish };

async function learn(language: Language): Promise<void> {
  if (known[language] !== undefined) return;
  const { german, reactAdmin } = await import('./de/index.ts');
  known[language] = {
    t: textsOf<English>(german, language),
    i18nProvider: i18nProviderOf(language, reactAdmin, german),
  };
}

const { spoken, speak, subscribe } = speaker(learn);
export { speak, subscribe as whenSpoken };

const wordsNow = (): Words => known[spoken()] ?? inEnglish;

const useWords = (): Words => useSyncExternalStore(subscribe, wordsNow, wordsNow);

/** The texts; whoever uses them is drawn again in another language, and keeps what was typed. */
export const useTexts = (): T => useWords().t;

/** The language that is spoken, for words that stand outside of the catalogue. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, spoken, spoken);

/**
 * The texts of this moment, for what is said outside of components: it stays in the language it was
 * said in.
 */
export const textsNow = (): T => wordsNow().t;

/**
 * React-admin's texts in the same language. Each language has a provider of its own, so that
 * nothing is mounted anew.
 */
export const useI18nProvider = (): I18nProvider => useWords().i18nProvider;
