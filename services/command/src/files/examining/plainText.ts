/**
 * What no text holds, but for tabs, ends of lines and pages, and the sign that colours begin with.
 */
const CONTROLS = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

/**
 * The letters of a text by its byte order mark, as UTF-8, or as Office saves in western countries;
 * null for what is no text.
 */
export function textIn(bytes: Buffer, isPart: boolean): string | null {
  const text = decoded(bytes, charsetOf(bytes), isPart) ?? decoded(bytes, 'windows-1252', isPart);
  return text === null || CONTROLS.test(text) ? null : text;
}

function charsetOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function decoded(bytes: Buffer, charset: string, isPart: boolean): string | null {
  try {
    const decoder = new TextDecoder(charset, { fatal: true });
    return decoder.decode(bytes, { stream: isPart });
  } catch {
    // TextDecoder tells it by throwing.
    return null;
  }
}

/**
 * What stands in front of a page: blanks, byte order marks however they were read, and comments.
 */
const BEFORE = /^(?:[^\x21-\x7e]|<!--(?:[^-]|-(?!->))*-->)*/;
/** With what a page begins, that a browser which guessed would run. */
const PAGE =
  /^<\s*(?:!doctype|html|head|body|svg|script|style|iframe|object|embed|img|math|link|meta|base|form|a|table|div|p|br|b|h[1-6]|title|\?xml|\?php)\b/i;
const XML = /^<\?xml\b[^>]*>/i;
/** What XML would load or repeat, and what of it a browser shows. */
const ACTIVE_XML =
  /<!(?:doctype|entity)|<\s*(?:[\w-]+:)?(?:svg|html|script|stylesheet|transform)\b|<\?xml-stylesheet/i;

/**
 * Whether a text is a page: it begins like one. A text that only speaks of markup is none, and XML
 * that was sent as such is data unless something in it would run.
 */
export function isPage(text: string, ending: string): boolean {
  const begun = text.replace(BEFORE, '');
  if (ending === 'xml' && /^<[?!\w]/.test(begun))
    return ACTIVE_XML.test(begun) || (!XML.test(begun) && PAGE.test(begun));
  return PAGE.test(begun);
}
