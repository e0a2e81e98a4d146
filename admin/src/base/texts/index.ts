export { learnLate, textsNow, useLanguage, useTexts, type T } from './language.ts';
export type { English } from './en/index.ts';
