import { languageKey, languageOf, type Language } from './language.ts';

/** The language that a page speaks, one at a time. */
export type Speaker = {
  readonly spoken: () => Language;
  /** What was wished for last; spoken once its words are there. */
  readonly wished: () => Language;
  /**
   * Speaks a language from now on, on the next visit too. An earlier wish that comes late is left
   * aside. @throws where its words cannot be loaded: the one before is spoken on
   */
  readonly speak: (language: Language) => Promise<void>;
  /** Calls back whenever another language is spoken. @returns what stops it */
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * English is spoken first, since its words come with the page.
 * @param learn loads the words of a language; throws where it cannot
 */
export function speaker(learn: (language: Language) => Promise<void>): Speaker {
  let spoken: Language = 'en';
  let wished: Language = 'en';
  const listeners = new Set<() => void>();

  async function speak(language: Language): Promise<void> {
    wished = language;
    if (spoken !== language) {
      try {
        await learn(language);
      } catch (error) {
        if (wished === language) wished = spoken;
        throw error;
      }
      if (wished !== language) return;
      spoken = language;
      document.documentElement.lang = language;
      for (const listener of listeners) listener();
    }
    keep(language);
  }

  return {
    spoken: () => spoken,
    wished: () => wished,
    speak,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * What to speak with somebody in this browser (PRODUCT 3.5).
 * @param chosen by whoever is signed in; null where they have chosen none, or nobody is
 */
export const languageFor = (chosen: string | null): Language =>
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
