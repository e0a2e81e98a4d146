/** Short, told apart on the phone, spelled alike everywhere. Their number divides 2^32. */
const words =
  'amber anchor apple arrow autumn basket beacon birch blanket bottle branch bridge button candle canyon carpet castle cedar cherry circle cobalt copper coral cotton cricket crystal desert dragon ember falcon feather forest garden glacier granite hammer harbour hazel helmet honey island ivory jacket jasmine kettle ladder lantern lemon linen maple marble meadow mirror mountain needle ocean olive orchid otter paper pebble pepper pillow planet'.split(
    ' ',
  );

/** A password of three words and a number, as `harbour-lantern-maple-42`, by the browser's own randomness: some 24 bits. */
export function suggestedPassword(): string {
  const [first = 0, second = 0, third = 0, number = 0] = crypto.getRandomValues(
    new Uint32Array(4),
  );
  const word = (random: number) => words[random % words.length] ?? '';
  return [word(first), word(second), word(third), 10 + (number % 64)].join('-');
}
