import type { Language } from '@waymark/look/language';
import type { TurnWords } from '@waymark/look/turn';
import { turnInEnglish } from '@waymark/look/turn/en';
import { turnInGerman } from '@waymark/look/turn/de';

/** The words by which whose turn it is is said everywhere. */
export const turnWords: Readonly<Record<Language, TurnWords>> = {
  en: turnInEnglish,
  de: turnInGerman,
};
