import type { Element, ElementContent, Root as Html } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { columnsOf } from './columns.ts';
import { counted, wordsOf } from './lineMarks.ts';
import { withoutSpans } from './spannedCells.ts';
import { asShown } from './symbolFonts.ts';
import { cellsIn, rowsOf } from './tableCells.ts';
import { wordLists } from './wordLists.ts';

/** Rich text, as Word, Google Docs, Notion and browsers put it on the clipboard, as Markdown. */
export function markdownOfHtml(html: string): string {
  const tree = fromHtml(html, { fragment: true }) as Html;
  tree.children = wordLists(belowTitle(inside(tree.children as ElementContent[])));
  const markdown = toMarkdown(toMdast(tree) as Parameters<typeof toMarkdown>[0], {
    extensions: [gfmToMarkdown()],
    bullet: '-',
    listItemIndent: 'one',
    rule: '-',
  });
  // Boxes that were signs or typed are boxes again.
  return markdown.replace(/^(\s*(?:[-*+]|\d+[.)]) )\\\[( |x|X|)\\?\] ?/gm, '$1[$2] ');
}

const inside = (nodes: readonly ElementContent[]): ElementContent[] => nodes.flatMap(simpler);

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
  // Of a task of a wiki: its number, and whether it is done.
  'ac:task-id',
  'ac:task-status',
]);

function simpler(node: ElementContent): ElementContent[] {
  // Comments of Word are conditions for browsers; a document's own are kept as they are by nobody.
  if (node.type === 'comment') return [];
  if (node.type !== 'element') return [node];
  const { tagName } = node;
  if (DROPPED.has(tagName) || isPictureOfBox(node)) return [];
  const style = String(node.properties.style ?? '').replace(/\s/g, '');
  const children = inside(
    (tagName === 'table' ? withHead(withoutSpans(node)) : asShown(node)).children,
  );
  if (/mso-list:Ignore/i.test(style)) return [];
  if (/display:none/i.test(style)) return [];
  // What is folded away keeps the sign by which it is known in any text.
  if (tagName === 'summary')
    return [{ ...node, tagName: 'p', children: [{ type: 'text', value: '▶ ' }, ...children] }];
  if (tagName === 'ul' || tagName === 'ol') return [{ ...node, children: nested(children) }];
  const checked = checkedOf(node);
  if (tagName === 'li' && checked !== null) return [boxItem({ ...node, children }, checked)];
  if (tagName === 'ac:task-list') return [{ ...node, tagName: 'ul', children }];
  if (tagName === 'ac:task')
    return [boxItem({ ...node, tagName: 'li', children: bodyOf(children) }, isComplete(node))];
  // What has no end of its own is read as if the words behind it stood in it.
  if (tagName === 'en-todo')
    return [{ type: 'text', value: isTrue(node.properties.checked) ? '☑ ' : '☐ ' }, ...children];
  if (tagName === 'b' || tagName === 'strong')
    return /font-weight:(?:normal|400)/i.test(style) ? children : [{ ...node, children }];
  if (tagName === 'span' || tagName === 'font') {
    if (/font-weight:(?:bold|[6-9]00)/i.test(style)) return wrapped('strong', children);
    if (/font-style:italic/i.test(style)) return wrapped('em', children);
    return children;
  }
  const tagged = tickedByTag(node);
  if (tagged !== null)
    return [{ ...node, children: [{ type: 'text', value: tagged ? '☑ ' : '☐ ' }, ...children] }];
  const level = headingLevel(node);
  if (level > 0) return [counted({ ...node, tagName: `h${level}`, children })];
  return [{ ...node, children }];
}

/**
 * Word marks no heads of a table: its first row is one where all in it is bold, or says what the
 * others hold.
 */
function withHead(table: Element): Element {
  const rows = rowsOf(table);
  const first = rows[0] === undefined ? [] : cellsIn(rows[0]);
  const isHead =
    first.length > 0 &&
    rows.every((row) => cellsIn(row).every(({ tagName }) => tagName !== 'th')) &&
    (first.every((cell) => isBold(cell)) || namesColumns(first));
  if (isHead) for (const cell of first) cell.tagName = 'th';
  return table;
}

/** Whether its cells say what those below them hold. */
const namesColumns = (cells: readonly Element[]): boolean =>
  (columnsOf(cells.map(({ children }) => wordsOf(children).trim())) ?? []).filter(
    (column) => column !== null && column !== 'leftOut',
  ).length > 1;

const isBold = (node: Element): boolean =>
  ['b', 'strong'].includes(node.tagName) ||
  node.children.every((child) =>
    child.type === 'text' ? child.value.trim() === '' : child.type === 'element' && isBold(child),
  );

/** A list right in a list, as documents on the web have it, is one of the item before it. */
function nested(children: readonly ElementContent[]): ElementContent[] {
  const made: ElementContent[] = [];
  for (const child of children) {
    const before = made.findLast((each) => each.type === 'element');
    const isList = child.type === 'element' && ['ul', 'ol'].includes(child.tagName);
    if (isList && before?.tagName === 'li') before.children.push(child);
    else made.push(child);
  }
  return made;
}

const wrapped = (tagName: string, children: ElementContent[]): ElementContent[] =>
  children.length === 0 ? [] : [{ type: 'element', tagName, properties: {}, children }];

/** Names by which a heading says that it is the title of its whole document. */
const TITLE = /(?:^|\s)(?:MsoTitle|title|page-title|title-heading)(?:\s|$)/i;

/** Which heading an element is, by its name or by a style of Word; 0 where it is none. */
function headingLevel({ tagName, properties }: Element): number {
  const name = [properties.className, properties.id].flat().join(' ');
  if (!['p', 'div'].includes(tagName)) return Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);
  if (TITLE.test(name)) return 1;
  return Number(/MsoHeading([1-6])/i.exec(name)?.[1] ?? 0);
}

/**
 * Below what says that it is the title of the document all headings are of its parts: one level
 * deeper, each.
 */
function belowTitle(nodes: readonly ElementContent[]): ElementContent[] {
  const isTitle = (node: ElementContent): boolean =>
    node.type === 'element' &&
    headingLevel(node) === 1 &&
    TITLE.test([node.properties.className, node.properties.id].flat().join(' '));
  const holds = (node: ElementContent): boolean =>
    isTitle(node) || (node.type === 'element' && node.children.some(holds));
  if (!nodes.some(holds)) return [...nodes];
  const deeper = (node: ElementContent): ElementContent => {
    if (node.type !== 'element' || isTitle(node)) return node;
    const level = headingLevel(node);
    return {
      ...node,
      ...(level > 0 ? { tagName: `h${Math.min(6, level + 1)}` } : {}),
      children: node.children.map(deeper),
    };
  };
  return nodes.map(deeper);
}

/** A box that is drawn beside an item which says itself that it is one. */
const isPictureOfBox = ({ tagName, properties }: Element): boolean =>
  tagName === 'img' && String(properties.ariaRoleDescription) === 'checkbox';

const isTrue = (value: unknown): boolean => value === true || value === 'true';

const bodyOf = (children: readonly ElementContent[]): ElementContent[] =>
  children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'ac:task-body' ? child.children : [],
  );

/** Whether a task of a wiki says that it is done. */
const isComplete = ({ children }: Element): boolean =>
  children.some(
    (child) =>
      child.type === 'element' &&
      child.tagName === 'ac:task-status' &&
      wordsOf(child.children).trim() === 'complete',
  );

/** Whether an item is a box and ticked, however it says so; null for plain ones. */
function checkedOf({ tagName, properties, children }: Element): boolean | null {
  if (tagName !== 'li') return null;
  const styled = /--en-checked:\s*(true|false)/.exec(String(properties.style ?? ''))?.[1];
  if (styled !== undefined) return isTrue(styled);
  const aria = properties.ariaChecked;
  if (properties.role === 'checkbox' || aria !== undefined) return String(aria) === 'true';
  if (properties.dataInlineTaskId !== undefined)
    return [properties.className].flat().includes('checked');
  const box = children.find(
    (child): child is Element =>
      child.type === 'element' &&
      [child.properties.className].flat().some((name) => name === 'checkbox'),
  );
  if (box === undefined) return null;
  return [box.properties.className].flat().includes('checkbox-on');
}

/**
 * Whether a paragraph has the tag of a task, as notes are kept with, and is done; null for any
 * other.
 */
function tickedByTag({ tagName, properties }: Element): boolean | null {
  const tags = String(properties.dataTag ?? '').split(',');
  const tag = tags.find((each) => /^to-do\b/.test(each.trim()));
  if (tag === undefined || !['p', 'div', 'li'].includes(tagName)) return null;
  return tag.includes('completed');
}

/** An item that begins with what Markdown makes a box of. */
const boxItem = (item: Element, checked: boolean): Element => ({
  ...item,
  children: [
    { type: 'element', tagName: 'input', properties: { type: 'checkbox', checked }, children: [] },
    ...item.children.flatMap((child) =>
      child.type === 'element' && ['p', 'div'].includes(child.tagName) ? child.children : [child],
    ),
  ],
});
