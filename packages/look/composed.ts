/** What both a page's event of a key and React's tell of it. */
type Pressed = Partial<Pick<KeyboardEvent, 'isComposing' | 'keyCode'>> & {
  readonly nativeEvent?: object;
};

/** What a key is while an input method has it, whatever it is called then. */
const TAKEN = 229;

/**
 * Whether a key belongs to the input method that puts a word together (Japanese, Chinese, Korean,
 * dead keys): Enter picks the word then, Tab and Escape walk through its choices, and a letter is a
 * part of it. Every handler of keys asks this first, which the lint holds it to. Safari ends the
 * word before it tells the key that ended it, so that `isComposing` alone is not enough.
 */
export function isComposed(event: Pressed): boolean {
  const { isComposing, keyCode } = (event.nativeEvent ?? event) as Pressed;
  return isComposing === true || keyCode === TAKEN;
}
