import type { Element, ElementContent, Root as Html } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { wordLists } from './wordLists.ts';

/** Rich text, as Word, Google Docs, Notion and browsers put it on the clipboard, as Markdown. */
export function markdownOfHtml(html: string): string {
  const tree = fromHtml(html, { fragment: true }) as Html;
  tree.children = wordLists(inside(tree.children as ElementContent[]));
  const markdown = toMarkdown(
    toMdast(tree) as Parameters<typeof toMarkdown>[0],
    {
      extensions: [gfmToMarkdown()],
      bullet: '-',
      listItemIndent: 'one',
      rule: '-',
    },
  );
  // Boxes that were signs or typed are boxes again.
  return markdown.replace(
    /^(\s*(?:[-*+]|\d+[.)]) )\\\[( |x|X|)\\?\] ?/gm,
    '$1[$2] ',
  );
}

const inside = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap(simpler);

const DROPPED = new Set([
  'style',
  'script',
  'meta',
  'link',
  'title',
  'xml',
  'o:p',
  'head',
  'colgroup',
]);

function simpler(node: ElementContent): ElementContent[] {
  // Comments of Word are conditions for browsers; a document's own are kept as they are by nobody.
  if (node.type === 'comment') return [];
  if (node.type !== 'element') return [node];
  const { tagName } = node;
  if (DROPPED.has(tagName)) return [];
  const style = String(node.properties.style ?? '').replace(/\s/g, '');
  const children = inside(
    tagName === 'table' ? withHead(node).children : node.children,
  );
  if (/mso-list:Ignore/i.test(style)) return [];
  if (/display:none/i.test(style)) return [];
  const checked = checkedOf(node);
  if (tagName === 'li' && checked !== null)
    return [boxItem({ ...node, children }, checked)];
  if (tagName === 'b' || tagName === 'strong')
    return /font-weight:(?:normal|400)/i.test(style)
      ? children
      : [{ ...node, children }];
  if (tagName === 'span' || tagName === 'font') {
    if (/font-weight:(?:bold|[6-9]00)/i.test(style))
      return wrapped('strong', children);
    if (/font-style:italic/i.test(style)) return wrapped('em', children);
    return children;
  }
  if (tagName === 'p' || tagName === 'div') {
    const level = headingLevel(node);
    if (level > 0) return [{ ...node, tagName: `h${level}`, children }];
  }
  return [{ ...node, children }];
}

/** Word marks no heads of a table: its first row is one where all in it is bold. */
function withHead(table: Element): Element {
  const cells = cellsOf(table);
  const first = rowOf(table);
  const isHead =
    cells.every(({ tagName }) => tagName !== 'th') &&
    first !== undefined &&
    cellsOf(first).every((cell) => isBold(cell));
  if (isHead) for (const cell of cellsOf(first)) cell.tagName = 'th';
  return table;
}

const elementsIn = ({ children }: Element): Element[] =>
  children.filter((child): child is Element => child.type === 'element');
const rowOf = (node: Element): Element | undefined =>
  elementsIn(node)
    .map((each) => (each.tagName === 'tr' ? each : rowOf(each)))
    .find((row) => row !== undefined);
const cellsOf = (node: Element): Element[] =>
  elementsIn(node).flatMap((each) =>
    ['td', 'th'].includes(each.tagName) ? [each] : cellsOf(each),
  );
const isBold = (node: Element): boolean =>
  ['b', 'strong'].includes(node.tagName) ||
  node.children.every((child) =>
    child.type === 'text'
      ? child.value.trim() === ''
      : child.type === 'element' && isBold(child),
  );

const wrapped = (
  tagName: string,
  children: ElementContent[],
): ElementContent[] =>
  children.length === 0
    ? []
    : [{ type: 'element', tagName, properties: {}, children }];

/** Word's styles of headings, where they come as paragraphs. */
function headingLevel({ properties }: Element): number {
  const name = [properties.className].flat().join(' ');
  if (/MsoTitle/i.test(name)) return 1;
  return Number(/MsoHeading([1-6])/i.exec(name)?.[1] ?? 0);
}

/** Whether an item is a box and ticked, however it says so; null for plain ones. */
function checkedOf({ tagName, properties, children }: Element): boolean | null {
  if (tagName !== 'li') return null;
  const aria = properties.ariaChecked;
  if (properties.role === 'checkbox' || aria !== undefined)
    return String(aria) === 'true';
  const box = children.find(
    (child): child is Element =>
      child.type === 'element' &&
      [child.properties.className].flat().some((name) => name === 'checkbox'),
  );
  if (box === undefined) return null;
  return [box.properties.className].flat().includes('checkbox-on');
}

/** An item that begins with what Markdown makes a box of. */
const boxItem = (item: Element, checked: boolean): Element => ({
  ...item,
  children: [
    {
      type: 'element',
      tagName: 'input',
      properties: { type: 'checkbox', checked },
      children: [],
    },
    ...item.children.flatMap((child) =>
      child.type === 'element' && ['p', 'div'].includes(child.tagName)
        ? child.children
        : [child],
    ),
  ],
});
