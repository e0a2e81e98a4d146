import { languageKey, languageOf } from '@waymark/look';
import type { Language } from '@waymark/look';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Catalogue } from './catalogue.ts';

/**
 * The language that this page speaks (PRODUCT 3.5). English comes with the page and stands in where another could not be
 * loaded; each other language is one file of script, asked for only where it is spoken.
 */
const others: Readonly<
  Record<Exclude<Language, 'en'>, () => Promise<{ default: Catalogue }>>
> = { de: () => import('./de/index.ts') };

let spoken: { language: Language; texts?: Catalogue } = { language: 'en' };
/** What was wished for last, and when it is spoken: an earlier wish that comes late is left aside. */
let wished: Language = 'en';
let speaking: Promise<void> = Promise.resolve();
const listeners = new Set<() => void>();

/** The texts of one area. @param english they come with the script that shows them */
export const textsOf = <Area extends keyof Catalogue>(
  area: Area,
  english: Catalogue[Area],
): Catalogue[Area] => spoken.texts?.[area] ?? english;

export const spokenLanguage = (): Language => spoken.language;

function lastUsed(): string {
  try {
    return localStorage.getItem(languageKey) ?? '';
  } catch {
    // A browser that keeps nothing still says what it prefers.
    return '';
  }
}

/** @param chosen by whoever is signed in; null where they have chosen none, or nobody is */
export const languageFor = (chosen: string | null): Language =>
  languageOf(chosen, [lastUsed(), ...navigator.languages]);

function speakNow(language: Language, texts?: Catalogue): void {
  if (wished !== language) return;
  spoken = texts === undefined ? { language: 'en' } : { language, texts };
  document.documentElement.lang = spoken.language;
  for (const listener of listeners) listener();
}

async function load(language: Exclude<Language, 'en'>): Promise<void> {
  const file = await others[language]().catch(() => undefined);
  speakNow(language, file?.default);
}

/** Speaks a language from now on, on the next visit too. Resolves when it does, or when that could not be done. */
export function speak(language: Language): Promise<void> {
  wished = language;
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Spoken all the same, until the page is left.
  }
  if (language === 'en') speakNow(language);
  speaking = language === 'en' ? Promise.resolve() : load(language);
  return speaking;
}

/** A page's script, once there are words for it. */
export const withWords = async <Page>(page: Promise<Page>): Promise<Page> => {
  await speaking;
  return page;
};

/** Draws anew when another language is spoken. Stands at the root: everything below is drawn with it. */
export const useLanguage = (): Language =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, spokenLanguage);

/** Speaks the language of who reads. @returns whether there are words by now; once there are, the page stays */
export function useSpeaking(wanted: Language | undefined): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (wanted !== undefined) void speak(wanted).then(() => setReady(true));
  }, [wanted]);
  return ready || wanted === spokenLanguage();
}
