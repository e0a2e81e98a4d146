/** A beginning and a piece that is repeated after it. */
const runOf =
  (piece: string, beginning = '') =>
  (length: number): string =>
    (beginning + piece.repeat(Math.ceil(length / piece.length))).slice(0, length);

const BOX = '# T\n\n- [ ] ';

/**
 * Texts, by what they are made of, for which Markdown parsers are known to take time with the
 * square of the length or worse, or to make much more than they were given. For tests and drills.
 */
export const entangled = {
  emphasis: runOf('*a_', BOX),
  'addresses without a scheme': runOf('www._'),
  'tags in tags': runOf('<b><i>'),
  'runs of backticks': (length: number) => {
    let text = '';
    for (let ticks = 1; text.length < length; ticks++) text += `e${'`'.repeat(ticks)}`;
    return text.slice(0, length);
  },
  'a table with many columns': (length: number) => {
    const columns = Math.floor(length / 8);
    return `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${'|b\n'.repeat(columns)}`;
  },
  'lists in lists': runOf('- a\n  - b\n    - c\n'),
} as const;
