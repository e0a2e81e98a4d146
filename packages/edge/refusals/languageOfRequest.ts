import type { Context } from 'koa';
import { languageOf, type Language } from '@waymark/look/language';

/**
 * In which language whoever asks is to be answered: both apps say what the person has chosen,
 * others what they prefer.
 */
export const languageOfRequest = (ctx: Context): Language =>
  languageOf(null, ctx.acceptsLanguages());
