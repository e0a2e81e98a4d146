import type { Heading, Html, List, Paragraph, Root, RootContent } from 'mdast';
import { isHeading, isList, lineOf, plainText, withChildren } from '../nodes.ts';
import type { NoteCollector } from '../notes.ts';
import { place } from './rowItem.ts';

/** What is folded away begins with such a sign where it was copied as text. */
const FOLDED = /^[▶▸►▼▾]\uFE0F?\s*/u;
const ICON = /^(?:\p{Extended_Pictographic}|\p{Emoji_Component}|\u200D|\uFE0F|\s)+$/u;
const OPENS = /^\s*<details[^>]*>\s*<summary[^>]*>([\s\S]*?)<\/summary>\s*/i;
const CLOSES = /\s*<\/details>\s*/i;

/**
 * What a document folds away is a part of it with a name: items with the sign of a toggle, and
 * `<details>` that hold a list. An emoji alone in its line is the icon of a page, and no words.
 */
export function takeToggles(tree: Root, notes: NoteCollector): void {
  tree.children = partsOf(tree.children, 1, notes);
}

/** @param above how deep the heading lies that they stand below */
function partsOf(
  nodes: readonly RootContent[],
  above: number,
  notes: NoteCollector,
): RootContent[] {
  let depth = above;
  const made: RootContent[] = [];
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at]!;
    if (isHeading(node)) ({ depth } = node);
    const below = Math.min(6, depth + 1) as Heading['depth'];
    if (node.type === 'paragraph' && isIcon(node))
      notes.add(lineOf(node), 'unplaced', 'iconLeftOut', lineOf(node), plainText(node));
    else if (
      node.type === 'paragraph' &&
      FOLDED.test(plainText(node)) &&
      nodes[at + 1] !== undefined &&
      isList(nodes[at + 1]!)
    )
      made.push(headingOf(node, below));
    else if (isList(node)) made.push(...unfolded(node, below));
    else if (node.type === 'html' && OPENS.test(node.value)) {
      const end = closing(nodes, at);
      const inside = nodes.slice(at + 1, end);
      if (end >= nodes.length || !inside.some(isPart)) {
        made.push(node);
        continue;
      }
      made.push(...opened(node, below), ...partsOf(inside, below, notes));
      const last = nodes[end] as Html;
      const rest = last.value.replace(CLOSES, '');
      if (rest !== '') made.push({ ...last, value: rest });
      at = end;
    } else made.push(node);
  }
  return made;
}

/** What makes a part of a plan of what holds it: a list, or something folded away in it. */
const isPart = (node: RootContent): boolean =>
  isList(node) || (node.type === 'html' && OPENS.test(node.value));

const isIcon = (node: Paragraph): boolean => {
  const words = plainText(node);
  return words.length <= 12 && ICON.test(words) && /\p{Extended_Pictographic}/u.test(words);
};

/** Where `<details>` end that open there, or behind all nodes. */
function closing(nodes: readonly RootContent[], from: number): number {
  let open = 0;
  for (let at = from; at < nodes.length; at++) {
    const node = nodes[at]!;
    if (node.type !== 'html') continue;
    open += node.value.match(/<details/gi)?.length ?? 0;
    open -= node.value.match(/<\/details>/gi)?.length ?? 0;
    if (open <= 0) return at === from ? nodes.length : at;
  }
  return nodes.length;
}

/** The heading that a summary is, and what else its line says. */
function opened(node: Html, depth: Heading['depth']): RootContent[] {
  const [whole, summary = ''] = OPENS.exec(node.value)!;
  const value = summary
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const rest = node.value.slice(whole.length);
  return [
    {
      ...{ type: 'heading', depth, children: [{ type: 'text', value }] },
      position: place(lineOf(node), node.position?.end.line ?? lineOf(node)),
    },
    ...(rest.trim() === '' ? [] : [{ ...node, value: rest }]),
  ];
}

/** A list whose toggles are headings of what they hold; its other items stay lists. */
function unfolded(list: List, depth: Heading['depth']): RootContent[] {
  const isToggle = (item: List['children'][number]) => {
    const [head, ...rest] = item.children;
    return head?.type === 'paragraph' && FOLDED.test(plainText(head)) && rest.length > 0;
  };
  if (!list.children.some(isToggle)) return [list];
  const made: RootContent[] = [];
  for (const item of list.children) {
    const last = made.at(-1);
    if (isToggle(item)) {
      const [head, ...rest] = item.children;
      made.push(headingOf(head as Paragraph, depth), ...rest);
    } else if (last !== undefined && isList(last)) last.children.push(item);
    else
      made.push(
        withChildren({ ...list, ...(item.position && { position: item.position }) }, [item]),
      );
  }
  return made;
}

/** What a toggle is called, without its sign. */
function headingOf({ children, position }: Paragraph, depth: Heading['depth']): Heading {
  const [first, ...others] = children;
  const words =
    first?.type === 'text'
      ? [{ ...first, value: first.value.replace(FOLDED, '') }, ...others]
      : children;
  return { type: 'heading', depth, children: words, ...(position && { position }) };
}
