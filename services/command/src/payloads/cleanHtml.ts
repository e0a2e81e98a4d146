import { sanitise } from '../importer/sanitise.ts';

/**
 * Rich text from an editor, safe to store and show, by the same rules as an import's. A text that is only white space
 * stays as it is: an empty block holds a single space (PRODUCT 6.3).
 */
export const cleanHtml = (html: string): string =>
  html.trim() === '' ? html : sanitise(html);
