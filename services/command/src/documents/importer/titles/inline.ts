import type { PhrasingContent } from 'mdast';
import { childrenOf } from '../nodes.ts';

type Inline = PhrasingContent;

/** The words of a line, as long as its nodes are: positions in it are positions in them. */
export const wordsIn = (nodes: readonly Inline[]): string => nodes.map(wordsOf).join('');

function wordsOf(node: Inline): string {
  if (node.type === 'html') return '';
  if ('value' in node) return node.value;
  return wordsIn(childrenOf(node) as Inline[]);
}

/** A line on one line: no breaks, no runs of white space, none at its ends. */
export const oneLine = (nodes: readonly Inline[]): Inline[] =>
  trimmed(
    nodes.map((node) =>
      'children' in node
        ? ({ ...node, children: node.children.map(single) } as Inline)
        : single(node),
    ),
  );

const single = (node: Inline): Inline =>
  node.type === 'break' || (node.type === 'html' && /^<br\b[^>]*>$/i.test(node.value))
    ? { type: 'text', value: ' ' }
    : node.type === 'text'
      ? { ...node, value: node.value.replace(/\s+/g, ' ') }
      : node;

/** Without white space at its ends. */
export function trimmed(nodes: readonly Inline[]): Inline[] {
  const words = wordsIn(nodes);
  const from = words.length - words.trimStart().length;
  return between(nodes, from, Math.max(from, words.trimEnd().length));
}

/** What lies from one position to another. */
export const between = (nodes: readonly Inline[], from: number, to: number): Inline[] =>
  cutAt(cutAt(nodes, to)[0], from)[1];

/** The same line without what lies from one position to another. */
export const withoutRange = (nodes: readonly Inline[], from: number, to: number): Inline[] => [
  ...cutAt(nodes, from)[0],
  ...cutAt(nodes, to)[1],
];

/** A line in two; code and the like, which can't be cut, go to the first. */
export function cutAt(nodes: readonly Inline[], at: number): [Inline[], Inline[]] {
  const [before, after]: [Inline[], Inline[]] = [[], []];
  let left = at;
  for (const node of nodes) {
    const { length } = wordsOf(node);
    if (left <= 0 && !(left === 0 && at > 0 && length === 0)) after.push(node);
    else if (left >= length) before.push(node);
    else if (node.type === 'text') {
      before.push({ ...node, value: node.value.slice(0, left) });
      after.push({ ...node, value: node.value.slice(left) });
    } else if ('children' in node) {
      const [one, other] = cutAt(node.children as Inline[], left);
      before.push({ ...node, children: one } as Inline);
      after.push({ ...node, children: other } as Inline);
    } else before.push(node);
    left -= length;
  }
  return [before, after];
}

/** From where to where each link and each piece of code goes. */
export function unbreakable(nodes: readonly Inline[]): (readonly [number, number])[] {
  const spans: [number, number][] = [];
  let at = 0;
  for (const node of nodes) {
    const { length } = wordsOf(node);
    if (node.type === 'link' || node.type === 'inlineCode') spans.push([at, at + length]);
    else if ('children' in node)
      for (const [from, to] of unbreakable(node.children as Inline[]))
        spans.push([at + from, at + to]);
    at += length;
  }
  return spans;
}

/** The links in a line. */
export const linksIn = (nodes: readonly Inline[]): Extract<Inline, { type: 'link' }>[] =>
  nodes.flatMap((node) =>
    node.type === 'link' ? [node] : linksIn(childrenOf(node) as readonly Inline[]),
  );
