/** Longest line that is looked at; a longer one is somebody's own words, whatever it looks like. */
const CHARACTERS_OF_LINE = 2_000;

/**
 * Signs that no text needs and that make it read as another: controls, marks that turn it round,
 * and what is not seen.
 */
const UNSEEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\ufff9-\ufffb]/g;

/**
 * What stands above a signature by the rule (RFC 3676, 4.3); its blank tells it from a line of
 * one's own.
 */
export const SIGNATURE_SIGN = '-- ';

/** The lines of a text as somebody may have written it: without signs that are not seen. */
export const linesOf = (text: string): string[] =>
  text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(UNSEEN, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .split('\n')
    .map((line) => (line === SIGNATURE_SIGN ? line : line.trimEnd()));

/** A name or subject in one line. */
export const inOneLine = (text: string, longest: number): string =>
  linesOf(text.slice(0, CHARACTERS_OF_LINE))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed();

/** The lines as a text, without empty ones around it and with one at most between. */
export function textFrom(lines: readonly string[]): string {
  const kept: string[] = [];
  for (const line of lines)
    if (line !== '' || (kept.length > 0 && kept.at(-1) !== '')) kept.push(line);
  if (kept.at(-1) === '') kept.pop();
  return kept.join('\n');
}

export const isReadable = (line: string): boolean => line.length <= CHARACTERS_OF_LINE;

/** The next line from `at` on that is not empty; behind the last where there is none. */
export function nextWritten(lines: readonly string[], at: number): number {
  let next = at;
  while (lines[next] === '') next++;
  return next;
}
