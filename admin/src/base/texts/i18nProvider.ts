import type { Language } from '@waymark/look';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import type { AppTexts } from './en/catalogue.ts';

/**
 * React-admin's own texts and ours in one language: its components take our keys where they take
 * one.
 * @param reactAdmin what the components of react-admin say
 */
export const i18nProviderOf = (
  language: Language,
  reactAdmin: TranslationMessages,
  catalogue: AppTexts,
): I18nProvider =>
  polyglotI18nProvider(
    () => ({ ...catalogue, ...reactAdmin }),
    language,
    [{ locale: language, name: language }],
    { allowMissing: true },
  );
