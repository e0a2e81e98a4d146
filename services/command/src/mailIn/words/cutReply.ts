import { anotherMailBegins, linesOfIntroduction } from './heads.ts';
import { isReadable, linesOf, nextWritten, textFrom } from './plainText.ts';
import { isOfDevice, isSignatureSign, linesOfSignature } from './signatures.ts';

/** A reply, taken apart. Nothing is lost: what is not `own` is `cut`, in the order in which it came. */
export type CutReply = {
  /** What the person wrote; empty where that can't be told from the rest, or they wrote nothing. */
  readonly own: string;
  /** Quotes and signatures. */
  readonly cut: string;
  /** How many lines that are, empty ones not counted. */
  readonly cutLines: number;
};

/**
 * Takes quotes and signatures out of the text of a mail. In doubt words stay: what is shown too much can be read over, what is
 * hidden too much is missed.
 */
export function cutReply(text: string): CutReply {
  const lines = linesOf(text);
  const isOwn = withoutSignature(lines, withoutQuotes(lines));
  const of = (wanted: boolean) =>
    lines.filter((line, n) => isOwn[n] === wanted || line === '');
  const cut = textFrom(of(false));
  return {
    own: textFrom(of(true)),
    cut,
    cutLines:
      cut === '' ? 0 : cut.split('\n').filter((line) => line !== '').length,
  };
}

/** Which lines are nobody else's words. */
function withoutQuotes(lines: readonly string[]): boolean[] {
  const isOwn = lines.map(() => true);
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line === '' || !isReadable(line)) continue;
    if (line.trimStart().startsWith('>')) {
      isOwn[at] = false;
      continue;
    }
    if (anotherMailBegins(lines, at)) return isOwn.fill(false, at);
    const introduction = linesOfIntroduction(lines, at);
    if (introduction === 0) continue;
    const next = nextWritten(lines, at + introduction);
    // Marks tell where the quote ends; without, it goes to the end.
    if (!(lines[next] ?? '').trimStart().startsWith('>'))
      return isOwn.fill(false, at);
    isOwn.fill(false, at, at + introduction);
    at += introduction - 1;
  }
  return isOwn;
}

/** Of those, which are no signature. */
function withoutSignature(
  lines: readonly string[],
  isOwn: readonly boolean[],
): boolean[] {
  const places = lines.flatMap((line, n) => (isOwn[n] === true ? [n] : []));
  const own = places.map((n) => lines[n] ?? '');
  const kept = [...isOwn];
  const cut = (from: number, to: number) => {
    for (const place of places.slice(from, to)) kept[place] = false;
  };
  let hasWords = false;
  for (let at = 0; at < own.length; at++) {
    const line = own[at] ?? '';
    if (isSignatureSign(line)) {
      cut(at, own.length);
      break;
    }
    if (isOfDevice(line)) cut(at, at + 1);
    const signature = hasWords ? linesOfSignature(own, at) : 0;
    cut(at, at + signature);
    at += Math.max(0, signature - 1);
    hasWords ||= line !== '';
  }
  return kept;
}
