import { sanitise } from './sanitise.ts';
import { lawful } from './lawful.ts';

/**
 * The law of rich text: safe to store and show, and built so that editor and portal read the same
 * in it (PRODUCT 6.10). Whatever is stored went through it. A text that is only white space stays
 * as it is: an empty block holds a single space (PRODUCT 6.3).
 */
export const cleanHtml = (html: string): string =>
  html.trim() === '' ? html : lawful(sanitise(html)).trim();
