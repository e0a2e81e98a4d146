/** Writes the first letter of a text as a capital. */
export const capital = <Text extends string>(text: Text): Capitalize<Text> =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}` as Capitalize<Text>;
