import type { Heading, List, ListItem, Paragraph, Root, RootContent } from 'mdast';
import { isBox, isHeading, isList, lineOf, plainText } from '../nodes.ts';

/** A heading and what stands beneath it, up to the next heading; the first may have none. */
export type HeadingSection = { heading: Heading | undefined; body: RootContent[] };

/**
 * Cuts a document at its headings and at what takes their place: bold lines, lines ending in a
 * colon, items that hold lists.
 */
export function sectionsOf(tree: Root): HeadingSection[] {
  const headings = tree.children.filter(isHeading);
  const depths = headings.map(({ depth }) => depth);
  const raised =
    depths.length > 1 || (headings[0]?.depth ?? 1) > 1
      ? raiseLines(tree.children, Math.min(6, Math.max(...depths) + 1), isBold)
      : raiseItems(raiseLines(tree.children, 2, (node) => isBold(node) || isLabel(node)));
  const sections: HeadingSection[] = [{ heading: undefined, body: [] }];
  for (const node of raised) {
    if (isHeading(node)) sections.push({ heading: node, body: [] });
    else sections.at(-1)!.body.push(node);
  }
  return sections;
}

/** Paragraphs that stand for headings: right before a list, and at least two in the document. */
function raiseLines(
  nodes: readonly RootContent[],
  depth: number,
  isMeant: (node: Paragraph) => boolean,
): RootContent[] {
  const meant = new Set(
    nodes.filter(
      (node, at) =>
        node.type === 'paragraph' &&
        isMeant(node) &&
        nodes[at + 1] !== undefined &&
        isList(nodes[at + 1]!),
    ),
  );
  if (meant.size < 2) return [...nodes];
  return nodes.map((node) => (meant.has(node) ? asHeading(node as Paragraph, depth) : node));
}

const asHeading = ({ children, position }: Paragraph, depth: number): Heading => {
  const words = children.map((child) => (child.type === 'strong' ? child.children : [child]));
  return {
    type: 'heading',
    depth: depth as Heading['depth'],
    children: words.flat(),
    ...(position === undefined ? {} : { position }),
  };
};

const isShort = (node: Paragraph): boolean => plainText(node).length <= 80;
const isBold = (node: Paragraph): boolean =>
  isShort(node) && node.children.length === 1 && node.children[0]?.type === 'strong';
const isLabel = (node: Paragraph): boolean => isShort(node) && plainText(node).endsWith(':');

/**
 * In a document without headings but its title, items that hold lists are headings of them, in two
 * levels at most.
 */
function raiseItems(nodes: RootContent[]): RootContent[] {
  if (nodes.some((node) => isHeading(node) && node.depth > 1)) return nodes;
  const lists = nodes.filter(isList);
  const items = lists.flatMap(({ children }) => children);
  const groups = items.filter(isGroup);
  if (groups.length < 2 || groups.length * 2 < items.length) return nodes;
  const inner = groups.flatMap(listsIn).flatMap(({ children }) => children);
  const deeper = inner.filter(isGroup);
  const three = deeper.length >= 2 && deeper.length * 2 >= inner.length;
  return nodes.flatMap((node) => (isList(node) ? raised(node, 2, three ? 2 : 1) : [node]));
}

function raised(list: List, depth: number, levels: number): RootContent[] {
  if (levels === 0) return [list];
  return list.children.flatMap((item): RootContent[] => {
    const [head, ...rest] = item.children;
    if (head?.type !== 'paragraph' || isBox(item))
      return [{ ...list, children: [item], start: list.start ?? null }];
    return [
      asHeading(head, depth),
      ...rest.flatMap((node) => (isList(node) ? raised(node, depth + 1, levels - 1) : [node])),
    ];
  });
}

const listsIn = (item: ListItem): List[] => item.children.filter(isList);
const isGroup = (item: ListItem): boolean =>
  !isBox(item) &&
  item.children[0]?.type === 'paragraph' &&
  plainText(item.children[0]).length <= 120 &&
  listsIn(item).length > 0;

/**
 * Lines that divide sections say nothing where sections are apart anyway; within a section they
 * stay.
 */
export function withoutDividers(
  sections: readonly HeadingSection[],
  onDivider: (line: number) => void,
): HeadingSection[] {
  return sections.map(({ heading, body }) => {
    let [from, to] = [0, body.length];
    while (body[from]?.type === 'thematicBreak') from++;
    while (to > from && body[to - 1]?.type === 'thematicBreak') to--;
    for (const node of [...body.slice(0, from), ...body.slice(to)]) onDivider(lineOf(node));
    return { heading, body: body.slice(from, to) };
  });
}
