/**
 * The deepest nesting of lists and objects in JSON that we take; what the product sends needs a
 * tenth of it.
 */
const DEEPEST = 64;

/** The most values in JSON that we take of any size; what the product sends is a few long texts. */
const MOST_VALUES = 20_000;
/** And of a large one, as a plan of thousands of tasks is: one for so many bytes, up to a bound. */
const BYTES_A_VALUE = 10;
const MOST_OF_LARGE = 100_000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, OPEN_OBJECT, CLOSE_LIST, CLOSE_OBJECT] = [0x5b, 0x7b, 0x5d, 0x7d];

/**
 * Looks at JSON, in UTF-8, as it arrives, for what nobody should have to walk through: that it is
 * nested too deeply, or that parsing it would make millions of values. Piece by piece, so that the
 * largest body holds up nobody when it is all there.
 */
export class JsonBounds {
  readonly #most: number;
  #depth = 0;
  #values = 1;
  #quoted = false;
  #escaped = false;
  #fault: string | null = null;

  /** @param bytes the most that may come */
  constructor(bytes: number) {
    const ofLarge = Math.min(Math.floor(bytes / BYTES_A_VALUE), MOST_OF_LARGE);
    this.#most = Math.max(MOST_VALUES, ofLarge);
  }

  /** What is wrong with what came so far; null for all other JSON. */
  get fault(): string | null {
    return this.#fault;
  }

  take(piece: Uint8Array): void {
    for (let at = 0; at < piece.length && this.#fault === null; at++) this.#look(piece[at]);
  }

  #look(byte: number | undefined): void {
    if (this.#escaped) this.#escaped = false;
    else if (this.#quoted) {
      if (byte === BACKSLASH) this.#escaped = true;
      else if (byte === QUOTE) this.#quoted = false;
    } else if (byte === QUOTE) this.#quoted = true;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      this.#values++;
      if (++this.#depth > DEEPEST) this.#fault = 'it is nested too deeply';
      else if (this.#values > this.#most) this.#fault = TOO_MANY;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) this.#depth--;
    else if (byte === COMMA && ++this.#values > this.#most) this.#fault = TOO_MANY;
  }
}

const TOO_MANY = 'it holds too many values';
