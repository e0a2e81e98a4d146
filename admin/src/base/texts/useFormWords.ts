import type { FormWords } from '@waymark/look/formViewer';
import { de } from '@waymark/look/formViewer/de';
import { en } from '@waymark/look/formViewer/en';
import { useLanguage } from './index.ts';

/** The words of forms, in the language that is spoken. */
export const useFormWords = (): FormWords => ({ en, de })[useLanguage()];
