/** A title this long still reads as one, in letters. */
const longest = 80;

/**
 * A title that may be a paragraph, as a title: its first sentence where that is short enough, else
 * its first words, with `…`. What is shortened is to be read whole elsewhere on the page.
 */
export function shortTitle(title: string): string {
  if (title.length <= longest) return title;
  const sentence = /^.{12,79}?[.!?](?=\s)/.exec(title)?.[0];
  if (sentence !== undefined) return sentence;
  const words = title.slice(0, longest).replace(/\s+\S*$/, '');
  return `${words.replace(/[\s,;:.(–-]+$/, '')}…`;
}
