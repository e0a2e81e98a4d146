import type { Language } from '@waymark/look/language';
import { de } from './de.ts';
import { en, type MailTexts } from './en.ts';

/** The words of all mails by language; one that lacks, or is one too many, does not compile. */
export const mailTexts: Readonly<Record<Language, MailTexts>> = { en, de };
