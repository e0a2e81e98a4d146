/** Short, told apart on the phone, spelled alike everywhere. Their number divides 2^32. */
const words =
  'amber anchor apple arrow autumn basket beacon birch blanket bottle branch bridge button candle canyon carpet castle cedar cherry circle cobalt copper coral cotton cricket crystal desert dragon ember falcon feather forest garden glacier granite hammer harbour hazel helmet honey island ivory jacket jasmine kettle ladder lantern lemon linen maple marble meadow mirror mountain needle ocean olive orchid otter paper pebble pepper pillow planet'.split(
    ' ',
  );

/**
 * A password of four words and a number, as `harbour-lantern-maple-olive-42`, by the browser's own
 * randomness: 30 bits.
 */
export function suggestedPassword(): string {
  const [number = 0, ...chosen] = crypto.getRandomValues(new Uint32Array(5));
  const word = (random: number) => words[random % words.length] ?? '';
  return [...chosen.map(word), 10 + (number % 64)].join('-');
}
