import type { ImportShape } from '@waymark/api';
import type { Heading, List, ListItem, RootContent } from 'mdast';
import { findBoxed } from './boxes.ts';
import { isTaskRows } from './formats/taskTables.ts';
import type { HeadingSection } from './layout/sections.ts';
import { hasLink, isBox, isList, lineOf, plainText } from './nodes.ts';
import { excerpt, type NoteCollector } from './notes.ts';

/** Headings of what is to be read, not done. */
const REFERENCE =
  /\b(?:links?|resources?|references?|contacts?|contact persons?|notes?|background|about|overview|introduction|glossary|definitions?|faqs?|scope|goals?|purpose|attendees|participants|see also|further reading|appendix|examples?|legend|roles|owners?|people|summary|context|quellen|hinweise?|kontakte?|ansprechpartner\w*|anmerkungen?|hintergrund|überblick|einleitung|begriffe|ziele?|zweck|teilnehmer\w*|anhang|beispiele?|legende|beteiligte|weiterführend\w*)\b/iu;
/** Longer items are paragraphs with a sign in front. */
const LONG_ITEM = 220;

/**
 * What of lists is tasks. Boxes say so themselves. Without any in the document each item of a list
 * is one; where only some sections have boxes each section is read by itself: a list is tasks where
 * no box stands in its section or below it, unless it is something to read. What was decided is
 * noted.
 */
export function takeItems(
  sections: readonly HeadingSection[],
  title: Heading | undefined,
  tasks: ImportShape['tasks'],
  notes: NoteCollector,
): void {
  if (tasks === 'boxes') return;
  const bodies = sections.flatMap(({ body }) => body);
  const boxed = findBoxed({ type: 'root', children: bodies });
  if (tasks === 'items' || boxed.size === 0) {
    for (const list of bodies.filter(isList)) asBoxes(list);
    return;
  }
  const hasBoxes = sections.map(({ body }) => body.some((node) => boxed.has(node)));
  sections.forEach((section, at) => {
    const lists = section.body.filter(isList).filter((list) => !hasBoxes[at] || isTaskRows(list));
    const items = lists.flatMap(({ children }) => children);
    if (items.length === 0) return;
    const { heading } = section;
    const name = heading === undefined || hasBoxes[at] ? '' : excerpt(plainText(heading));
    const line = lineOf(items[0]!);
    const last = items.at(-1)?.position?.end.line ?? line;
    const isOpening = heading === undefined || heading === title;
    if (
      lists.every(isTaskRows) ||
      (!isOpening && !hasBoxesBelow(sections, hasBoxes, at) && isToDo(name, items))
    ) {
      for (const list of lists) asBoxes(list);
      notes.add(line, 'list', 'itemsAsTasks', line, last, items.length, name);
    } else notes.add(line, 'list', 'itemsAsText', line, last, items.length, name);
  });
}

function asBoxes({ children }: List): void {
  for (const item of children) if (!isBox(item)) item.checked = false;
}

/** Whether boxes stand beneath a heading that is deeper and belongs to this one. */
function hasBoxesBelow(
  sections: readonly HeadingSection[],
  hasBoxes: readonly boolean[],
  at: number,
): boolean {
  const depth = sections[at]!.heading?.depth;
  if (depth === undefined) return false;
  for (let next = at + 1; next < sections.length; next++) {
    if ((sections[next]!.heading?.depth ?? 0) <= depth) return false;
    if (hasBoxes[next]) return true;
  }
  return false;
}

function isToDo(name: string, items: readonly ListItem[]): boolean {
  if (REFERENCE.test(name)) return false;
  const isToRead = ({ children }: ListItem) => {
    const [first] = children;
    if (first?.type !== 'paragraph') return true;
    const words = plainText(first);
    return words.length > LONG_ITEM || isLinkAlone(first.children);
  };
  return items.filter(isToRead).length * 2 < items.length;
}

/** An item that is a link and nothing else leads somewhere, and asks nothing. */
const isLinkAlone = (nodes: readonly RootContent[]): boolean =>
  nodes.length > 0 && nodes.every((node) => hasLink(node) && node.type === 'link');
