/** How deeply lists and objects may lie in one another; what the product sends needs a tenth of it. */
const DEEPEST = 64;

/** How many values JSON may hold; what the product sends is a few long texts. */
const MOST_VALUES = 20_000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, OPEN_OBJECT, CLOSE_LIST, CLOSE_OBJECT] = [
  0x5b, 0x7b, 0x5d, 0x7d,
];

/**
 * What is wrong with JSON, in UTF-8, that nobody should have to walk through: it is nested too deeply, or parsing it would
 * make millions of values. Null for all other JSON. Looked at before it is parsed.
 */
export function unwieldy(json: Uint8Array): string | null {
  let depth = 0;
  let values = 1;
  let quoted = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (quoted) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) quoted = false;
    } else if (byte === QUOTE) quoted = true;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      if (++depth > DEEPEST) return 'it is nested too deeply';
      values++;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--;
    else if (byte === COMMA) values++;
    if (values > MOST_VALUES) return 'it holds too many values';
  }
  return null;
}
