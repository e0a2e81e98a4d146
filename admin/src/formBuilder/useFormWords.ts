import type { Language } from '@waymark/look';
import type { FormWords } from '@waymark/look/formViewer';
import { de } from '@waymark/look/formViewer/de';
import { en } from '@waymark/look/formViewer/en';
import { useLanguage } from '../texts/index.ts';

const words: Readonly<Record<Language, FormWords>> = { en, de };

/** The viewer's words in the language that is spoken. */
export const useFormWords = (): FormWords => words[useLanguage()];
