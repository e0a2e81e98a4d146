/** Characters of a module's title that a row shows (PRODUCT 5.1). */
const LONGEST = 40;

/**
 * The title, cut after 40 characters plus an ellipsis; characters as people count them, so that no
 * emoji is cut in two.
 */
export function cutTitle(title: string): string {
  if (title.length <= LONGEST) return title;
  const characters = Array.from(new Intl.Segmenter().segment(title), ({ segment }) => segment);
  return characters.length <= LONGEST
    ? title
    : `${characters.slice(0, LONGEST).join('').trimEnd()}…`;
}
