import type { Heading } from 'mdast';
import { fitName } from '../name.ts';
import { hasLink, lineOf } from '../nodes.ts';
import type { NoteCollector } from '../notes.ts';
import { renderLine } from '../render.ts';
import { takeHints } from '../hints/hints.ts';
import { cutOf, bare, LEADING } from './shortTitle.ts';
import { cutAt, linksIn, oneLine, trimmed, unbreakable, withoutRange, wordsIn } from './inline.ts';

/** What a milestone or module is called. */
export type HeadingName = {
  name: string;
  /** Sanitised HTML: what of the heading its name can't hold. */
  description: string;
  line: number;
  /** The document has no heading for it. */
  given: boolean;
  /** A number stood in front of it. */
  numbered: boolean;
  /** The heading says that it is for the team alone. */
  internal: boolean;
};

const NUMBER =
  /^(?:(?:step|phase|schritt|part|teil|section|abschnitt|stage)\s+\d+(?:\.\d+)*\s*(?:[):–—-]|\.(?!\d))\s*|\d+(?:\.\d+)+[.)]?\s+|\d{1,3}[.)]\s+)(?=\S)/iu;

/**
 * A heading as a name, of at most 80 characters where it `isShort`, without its number and what it
 * says of whom it is for.
 */
export function nameOf(heading: Heading, notes: NoteCollector, isShort: boolean): HeadingName {
  const line = lineOf(heading);
  const whole = oneLine(heading.children);
  const bareWords = withoutNumber(whole);
  const { words: told, hints } = takeHints(bareWords);
  // What else it says stays in its words: a heading has no person and no day.
  const words = hints.internal ? told : bareWords;
  const text = wordsIn(words).trim();
  const cut = isShort ? cutOf(text, unbreakable(words)) : null;
  const [head, rest] =
    cut === null ? [words, []] : [cutAt(words, cut.end)[0], cutAt(words, cut.rest)[1]];
  const title = cut === null ? bareHeading(text) : bare(wordsIn(head));
  const { name } = fitName(
    title + (cut?.inWords ? '…' : ''),
    'Untitled section',
    'heading',
    line,
    notes,
  );
  const left = trimmed(withoutRange(rest, 0, LEADING.exec(wordsIn(rest))?.[0].length ?? 0));
  const isLeft = left.length > 0;
  return {
    name,
    // What breaks off within a sentence is read on only from where it begins.
    description: cut?.inWords ? renderLine(words) : (isLeft ? renderLine(left) : '') + linked(head),
    line,
    given: false,
    numbered: bareWords !== whole,
    internal: hints.internal,
  };
}

/** A link in a name would be lost. */
const linked = (words: Heading['children']): string =>
  words.some(hasLink) ? renderLine(linksIn(words).length > 0 ? linksIn(words) : words) : '';

/**
 * Without a colon at its end, and without a picture that is written as a word: `Pre-cycle
 * :calendar:`.
 */
const bareHeading = (text: string): string =>
  text
    .replace(/(?<=\S)\s+:[a-z0-9_+-]+:$|^:[a-z0-9_+-]+:\s+(?=\S)/iu, '')
    .replace(/(?<=\S)\s*:$/u, '');

export function withoutNumber(words: Heading['children']): Heading['children'] {
  const found = NUMBER.exec(wordsIn(words))?.[0].length ?? 0;
  return found === 0 ? words : trimmed(withoutRange(words, 0, found));
}

/** A name that no heading of the document gives. */
export const plain = (name: string, line: number): HeadingName => ({
  name,
  description: '',
  line,
  given: true,
  numbered: false,
  internal: false,
});
