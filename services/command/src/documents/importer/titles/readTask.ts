import { capital } from '@waymark/look/capital';
import { asName } from '@waymark/look/names';
import type { ImportShape } from '@waymark/api';
import type { PhrasingContent, RootContent } from 'mdast';
import { spansOf } from '../accounting.ts';
import type { Boxed } from '../boxes.ts';
import { takeOwnLines } from '../hints/ownLines.ts';
import { noHints, takeHints, type Hints } from '../hints/hints.ts';
import { cut as cutText, type NoteCollector } from '../notes.ts';
import { hasLink, lineOf, type BoxItem } from '../nodes.ts';
import { MAX_NAME } from '../name.ts';
import type { OutlineTask } from '../outline.ts';
import { render, renderLine } from '../render.ts';
import { withoutNumber } from './headingName.ts';
import { cutAt, linksIn, oneLine, trimmed, unbreakable, withoutRange, wordsIn } from './inline.ts';
import { bare, cutOf, LEADING, type Cut } from './shortTitle.ts';

/** All that reading a task needs beside its item. */
export type TaskReading = { boxed: Boxed; shape: ImportShape; notes: NoteCollector };

/** What a box is called where it has no words. */
const UNTITLED = 'Untitled task';

/**
 * A box as a task: its sentence, or the part of it that makes a title, as headline; what that
 * leaves, and what else stands with it, as description. No word of the headline is said again, but
 * where it breaks off (`…`): the description then holds the whole sentence.
 */
export function readTask(
  item: BoxItem,
  kept: RootContent[],
  { shape, notes }: TaskReading,
): OutlineTask {
  const line = lineOf(item);
  const [first, ...others] = kept;
  const head = first?.type === 'paragraph' ? first : undefined;
  const own = shape.brackets
    ? takeOwnLines(head === undefined ? kept : others)
    : { nodes: head === undefined ? kept : others, hints: {} };
  const body = render(own.nodes);
  const full = withoutNumber(oneLine(head?.children ?? []));
  const { words: told, hints } = shape.brackets ? takeHints(full) : { words: full, hints: noHints };
  const isLed = hints.role !== null && !startsAlike(told, full);
  const words = isLed ? begun(told) : told;
  const said: Hints = { ...hints, ...own.hints };
  const text = wordsIn(words).trim();
  if (asName(text) === '') notes.add(line, 'unnamed', 'nameless', line, 'task', UNTITLED);
  const cut = shape.shortTitles ? cutOf(text, unbreakable(words)) : tooLong(text);
  const short = parted(words, cut, body);
  const { checked } = item;
  const headline = short.headline || UNTITLED;
  if (checked) notes.add(line, 'checked', 'boxTicked', line, headline);
  return {
    headline,
    description: short.description,
    whole: cut === null || text.length > MAX_NAME ? null : parted(words, null, body),
    action: actionOf(words, short.description),
    role: said.role,
    dueInDays: said.days,
    date: said.date,
    mandatory: !said.optional,
    ...{ internal: said.internal, hidden: said.hidden },
    checked,
    line,
    spans: spansOf([item]),
  };
}

const startsAlike = (one: PhrasingContent[], other: PhrasingContent[]) =>
  wordsIn(one).charAt(0) === wordsIn(other).charAt(0);

/** Whole sentences are cut only where a headline can't hold them. */
const tooLong = (text: string): Cut | null => {
  if (text.length <= MAX_NAME) return null;
  const end = cutText(text, MAX_NAME - 1).length;
  return { end, rest: end, inWords: true };
};

function parted(
  words: PhrasingContent[],
  cut: Cut | null,
  body: string,
): { headline: string; description: string } {
  // Of raw HTML a link may begin before the cut and end behind it.
  const raw = words.some((node) => node.type === 'html' && hasLink(node));
  const [head, rest] =
    cut === null ? [words, []] : [cutAt(words, cut.end)[0], cutAt(words, cut.rest)[1]];
  const title = bare(wordsIn(head)) + (cut?.inWords ? '…' : '');
  const left = begun(rest);
  const [, ...more] = linksIn(head).filter(isAction);
  const others = [...linksIn(head).filter((each) => !isAction(each)), ...more];
  const links = others.flatMap((each, at): PhrasingContent[] =>
    at === 0 ? [each] : [{ type: 'text', value: ', ' }, each],
  );
  // What breaks off within a sentence is read on only from where it begins.
  const isWhole = raw || cut?.inWords === true;
  const said = isWhole
    ? renderLine(words)
    : (left.length > 0 ? renderLine(left) : '') + (links.length > 0 ? renderLine(links) : '');
  return { headline: title, description: said + body };
}

/** The rest of a sentence as one of its own. */
function begun(rest: PhrasingContent[]): PhrasingContent[] {
  const lead = LEADING.exec(wordsIn(rest))?.[0].length ?? 0;
  const [first, ...others] = trimmed(withoutRange(rest, 0, lead));
  if (first === undefined) return [];
  return first.type === 'text'
    ? [{ ...first, value: capital(first.value) }, ...others]
    : [first, ...others];
}

const isAction = ({ url }: { url: string }): boolean => /^(?:https?:\/\/|mailto:)/i.test(url);

function actionOf(words: PhrasingContent[], description: string): OutlineTask['action'] {
  const href = linksIn(words).find(isAction)?.url ?? firstLink(description);
  return href === undefined ? null : { href, text: 'Do it now' };
}

const firstLink = (html: string): string | undefined =>
  /<a [^>]*?href="(https?:\/\/[^"]+)"/
    .exec(html)?.[1]
    ?.replaceAll('&amp;', '&')
    .replaceAll('&#x26;', '&');
