import { isReadable } from './plainText.ts';

const isMarked = (line: string | undefined): boolean =>
  line !== undefined && isReadable(line) && line.trimStart().startsWith('>');
const isNested = (line: string): boolean => /^\s*> ?>/.test(line);
/** A line as long as this was wrapped by a program: nobody marks lines of a list that long by hand. */
const WRAPPED = 60;

/**
 * How many lines from `at` on are a quote by their marks (`>`); 0 where they are somebody's own words. Marks alone are no quote
 * (`> 50 employees`): it was introduced above, or holds a quote itself, or stands apart at an end and was wrapped by a program.
 */
export function quotedLinesAt(
  lines: readonly string[],
  at: number,
  isIntroduced: boolean,
): number {
  let end = at;
  while (isMarked(lines[end])) end++;
  const run = lines.slice(at, end);
  if (run.length === 0) return 0;
  return isIntroduced || run.some(isNested) || isApart(lines, at, end)
    ? run.length
    : 0;
}

function isApart(lines: readonly string[], at: number, end: number): boolean {
  const run = lines.slice(at, end);
  const isFree = (n: number) => lines[n] === undefined || lines[n] === '';
  const isEmpty = (some: readonly string[]) => some.every((l) => l === '');
  return (
    run.length > 1 &&
    run.some((line) => line.length >= WRAPPED) &&
    isFree(at - 1) &&
    isFree(end) &&
    (isEmpty(lines.slice(0, at)) || isEmpty(lines.slice(end)))
  );
}
