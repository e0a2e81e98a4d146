import { anotherMailBegins, introductionAt } from './heads.ts';
import type { MailLine } from './mailLine.ts';
import { isReadable, nextWritten, textFrom } from './plainText.ts';
import { isOfDevice, isSignatureSign, linesBelowSign, linesOfSignature } from './signatures.ts';

/**
 * A reply, taken apart. Nothing is lost: what is not `own` is `cut`, in the order in which it came.
 */
export type CutReply = {
  /** What the person wrote; empty only where the mail holds no words at all. */
  readonly own: string;
  /** Quotes and signatures. */
  readonly cut: string;
  /** How many lines that are, empty ones not counted. */
  readonly cutLines: number;
};

/** So many lines are shown of a mail that is nothing but quote and signature. */
const SHOWN_OF_ALL_CUT = 12;

/**
 * Takes quotes and signatures out of a mail. A cut needs two signs, how a line looks and where it
 * stands, or the mark of the program that wrote it. In doubt words stay: what is shown too much can
 * be read over, what is hidden too much is missed. Where nothing would be left, nothing is cut, and
 * only what is long is folded.
 */
export function cutReply(lines: readonly MailLine[]): CutReply {
  const isOwn = withoutSignature(lines, withoutQuotes(lines));
  const left = lines.some(({ text }, n) => isOwn[n] === true && text !== '');
  return left ? taken(lines, isOwn) : taken(lines, firstOfAll(lines));
}

function taken(lines: readonly MailLine[], isOwn: readonly boolean[]): CutReply {
  const of = (wanted: boolean) =>
    textFrom(lines.flatMap(({ text }, n) => (isOwn[n] === wanted || text === '' ? [text] : [])));
  const cut = of(false);
  const written = cut.split('\n').filter((line) => line !== '');
  return { own: of(true), cut, cutLines: written.length };
}

function firstOfAll(lines: readonly MailLine[]): boolean[] {
  let written = 0;
  return lines.map(({ text }) => (text === '' ? written : ++written) <= SHOWN_OF_ALL_CUT);
}

const isMarked = (line: string | undefined): boolean =>
  line !== undefined && isReadable(line) && line.trimStart().startsWith('>');
const isNested = (line: string): boolean => /^\s*> ?>/.test(line);
/**
 * A line as long as this was wrapped by a program: nobody marks lines of a list that long by hand.
 */
const WRAPPED = 60;

/**
 * How many lines from `at` on are a quote by their marks (`>`); 0 where they are somebody's own
 * words. Marks alone are no quote (`> 50 employees`): it was introduced above, or holds a quote
 * itself, or stands apart at an end and was wrapped by a program.
 */
function quotedLinesAt(lines: readonly string[], at: number, isIntroduced: boolean): number {
  let end = at;
  while (isMarked(lines[end])) end++;
  const run = lines.slice(at, end);
  if (run.length === 0) return 0;
  return isIntroduced || run.some(isNested) || isApart(lines, at, end) ? run.length : 0;
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

/** Which lines are nobody else's words. */
function withoutQuotes(lines: readonly MailLine[]): boolean[] {
  const texts = lines.map(({ text }) => text);
  const isMarked = (at: number) => lines[at]?.marked === 'quote';
  const isOwn = lines.map((_, at) => !isMarked(at));
  let isIntroduced = false;
  for (let at = 0; at < texts.length; at++) {
    const text = texts[at] ?? '';
    if (text === '' || isMarked(at) || !isReadable(text)) continue;
    const quoted = quotedLinesAt(texts, at, isIntroduced);
    if (quoted > 0) {
      isOwn.fill(false, at, at + quoted);
      at += quoted - 1;
      continue;
    }
    if (anotherMailBegins(texts, at)) return isOwn.fill(false, at);
    const introduction = introductionAt(texts, at);
    if (introduction === null) continue;
    const behind = at + introduction.lines;
    const next = nextWritten(texts, behind);
    if (isMarked(next) || (texts[next] ?? '').trimStart().startsWith('>')) {
      isOwn.fill(false, at, behind);
      isIntroduced = true;
      at = behind - 1;
    } else if (introduction.hasAddress) {
      // Without marks nothing tells where the quote ends.
      return isOwn.fill(false, at);
    }
  }
  return isOwn;
}

/** Of those, which are no signature. */
function withoutSignature(lines: readonly MailLine[], isOwn: readonly boolean[]): boolean[] {
  const kept = lines.map(({ marked }, n) => isOwn[n] === true && marked !== 'signature');
  const places = lines.flatMap((_, n) => (kept[n] === true ? [n] : []));
  const own = places.map((n) => lines[n]?.text ?? '');
  const cut = (from: number, to: number) => {
    for (const place of places.slice(from, to)) kept[place] = false;
  };
  let hasWords = false;
  for (let at = 0; at < own.length; at++) {
    const line = own[at] ?? '';
    const signature = !hasWords
      ? 0
      : isSignatureSign(own, at)
        ? linesBelowSign(own, at)
        : linesOfSignature(own, at);
    cut(at, at + signature);
    at += Math.max(0, signature - 1);
    hasWords ||= line !== '';
  }
  cutDevice(lines, kept);
  return kept;
}

/** What a phone adds stands last, below words. */
function cutDevice(lines: readonly MailLine[], kept: boolean[]): void {
  const last = lines.findLastIndex(({ text }, n) => kept[n] === true && text !== '');
  if (last > 0 && isOfDevice(lines[last]?.text ?? '')) kept[last] = false;
}
