import { languageKey, languageOf, type Language } from '@waymark/look';
import raEnglish from 'ra-language-english';
import { useSyncExternalStore } from 'react';
import type { I18nProvider } from 'react-admin';
import { textsOf, type Texts } from './catalogue.ts';
import { english, type English } from './en/index.ts';
import { i18nProviderOf } from './i18nProvider.ts';

/** The texts of the app in the language that is spoken: `t('area.name', { … })`. */
export type T = Texts<English>;

type Spoken = { t: T; i18nProvider: I18nProvider };

const inEnglish = (): Spoken => ({
  t: textsOf<English>(english, 'en'),
  i18nProvider: i18nProviderOf('en', raEnglish, english),
});

/** Loaded when it is first spoken: the entry has room for one language. */
async function inGerman(): Promise<Spoken> {
  const { german, reactAdmin } = await import('./de/index.ts');
  return {
    t: textsOf<English>(german, 'de'),
    i18nProvider: i18nProviderOf('de', reactAdmin, german),
  };
}

let spoken = inEnglish();
let wanted: Language = 'en';
const listeners = new Set<() => void>();

/** The texts; whoever uses them is drawn again in another language, and keeps what was typed. */
export const useTexts = (): T => useSpoken().t;

/** The texts of this moment, for what is said outside of components: it stays in the language it was said in. */
export const textsNow = (): T => spoken.t;

/** React-admin's texts in the same language. Each language has a provider of its own, so that nothing is mounted anew. */
export const useI18nProvider = (): I18nProvider => useSpoken().i18nProvider;

/** Speaks a language from now on, on the next visit too. @throws where its texts cannot be loaded: the one before is spoken on */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  if (spoken.t.language !== language) {
    const next = language === 'de' ? await inGerman() : inEnglish();
    if (wanted !== language) return;
    spoken = next;
    document.documentElement.lang = language;
    listeners.forEach((listener) => listener());
  }
  keep(language);
}

/** What to speak with somebody (PRODUCT 3.5). @param chosen by whoever is signed in; null where they have chosen none */
export const languageFor = (chosen: Language | null): Language =>
  languageOf(chosen, [lastUsed(), ...navigator.languages]);

function lastUsed(): string {
  try {
    return localStorage.getItem(languageKey) ?? '';
  } catch {
    // A browser that keeps nothing still says what it prefers.
    return '';
  }
}

function keep(language: Language): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Spoken all the same, until the page is left.
  }
}

const useSpoken = (): Spoken =>
  useSyncExternalStore(subscribe, spokenNow, spokenNow);

const spokenNow = () => spoken;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
