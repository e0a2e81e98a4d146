import { parseDocument } from 'htmlparser2';
import { isBlank, isElement, isSpace, type Node } from './nodes.ts';
import { inline, wrapped, type Wrap } from './inline.ts';
import { itemsOf, rowsOf } from './parts.ts';

/** Where something stands: in which marks, and as which heading its words stand. */
type MarkContext = { wraps: readonly Wrap[]; heading?: string };

const MARKS = ['strong', 'em', 's', 'del', 'code', 'a', 'sub', 'sup'];
const HEADINGS = ['h1', 'h2', 'h3'];
const TABLE_PARTS = ['thead', 'tbody', 'tr', 'td', 'th'];
const BLOCKS = new Set([
  ...HEADINGS,
  ...TABLE_PARTS,
  ...['p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'table'],
]);

/**
 * Sanitised HTML, rebuilt by the grammar that the editor has too: no block in a line and no bold in
 * a heading; marks lie around words and never around blocks; in a list are items alone, in a table
 * rows of cells. Paragraphs, headings, quotes and tables that say nothing go; all words stay.
 */
export const lawful = (html: string): string =>
  flow(parseDocument(html, { decodeEntities: false }).children, { wraps: [] });

/** Blocks, and lines that stand among them. */
function flow(nodes: readonly Node[], place: MarkContext): string {
  let [done, line]: [string, Node[]] = ['', []];
  const endLine = (): void => {
    done += lineOf(line, place);
    line = [];
  };
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i]!;
    if (!hasBlock(node)) {
      line.push(node);
      continue;
    }
    endLine();
    if (isElement(node, 'li')) {
      const from = i;
      while (isElement(nodes[i + 1], 'li') || isSpace(nodes[i + 1])) i++;
      done += list('<ul>', '</ul>', nodes.slice(from, i + 1), place);
    } else done += block(node, place);
  }
  endLine();
  return done;
}

/**
 * A line among blocks: as it is, or as the heading that it is part of; none where it says nothing.
 */
function lineOf(nodes: readonly Node[], { wraps, heading }: MarkContext): string {
  if (nodes.every(isSpace)) return inline(nodes, false);
  const words = wrapped(inline(nodes, heading !== undefined, wraps), wraps);
  if (isBlank(words)) return '';
  return heading === undefined ? words : `<${heading}>${words}</${heading}>`;
}

function block(node: Node, place: MarkContext): string {
  if (!isElement(node)) return '';
  const { name, children } = node;
  if (MARKS.includes(name)) return flow(children, within(place, node));
  if (name === 'p') {
    if (children.some(hasBlock)) return flow(children, place);
    if (place.heading !== undefined) return lineOf(children, place);
    const words = wrapped(inline(children, false, place.wraps), place.wraps);
    return isBlank(words) ? '' : `<p>${words}</p>`;
  }
  if (HEADINGS.includes(name)) {
    const wraps = place.wraps.filter((wrap) => wrap.name !== 'strong');
    return flow(children, { wraps, heading: name });
  }
  const { wraps } = place;
  switch (name) {
    case 'ul':
      return list('<ul>', '</ul>', children, { wraps });
    case 'ol': {
      const start = /^-?\d{1,6}$/.exec(node.attribs.start ?? '')?.[0];
      const open = start === undefined ? '<ol>' : `<ol start="${start}">`;
      return list(open, '</ol>', children, { wraps });
    }
    case 'blockquote': {
      const said = flow(children, { wraps });
      return isBlank(said) ? '' : `<blockquote>${said}</blockquote>`;
    }
    case 'pre':
      return preformatted(node);
    case 'hr':
      return '<hr />';
    case 'table':
      return table(children, { wraps });
    default:
      return flow(children, place);
  }
}

const within = (
  place: MarkContext,
  { name, attribs }: Node & { name: string; attribs: Record<string, string> },
): MarkContext => {
  if (name === 'strong' && place.heading !== undefined) return place;
  if (place.wraps.some((wrap) => wrap.name === name)) return place;
  const open = name === 'a' ? `<a href="${attribs.href ?? ''}">` : `<${name}>`;
  return { ...place, wraps: [...place.wraps, { name, open }] };
};

function list(open: string, close: string, nodes: readonly Node[], place: MarkContext): string {
  const items = itemsOf(nodes);
  if (items.every((item) => item === 'space')) return '';
  return `${open}${items.map((item) => (item === 'space' ? '\n' : `<li>${flow(item, place)}</li>`)).join('')}${close}`;
}

function table(nodes: readonly Node[], place: MarkContext): string {
  const { before, sections } = rowsOf(nodes);
  const cell = (node: Node): string => {
    if (!isElement(node)) return '';
    const { align } = node.attribs;
    const open = align === undefined ? node.name : `${node.name} align="${align}"`;
    return `<${open}>${flow(node.children, place)}</${node.name}>`;
  };
  const written = sections.map(
    ({ name, rows }) =>
      `<${name}>\n${rows.map((cells) => `<tr>\n${cells.map(cell).join('\n')}\n</tr>`).join('\n')}\n</${name}>`,
  );
  const rest = flow(before, place);
  if (written.length === 0) return rest;
  return `${rest}<table>\n${written.join('\n')}\n</table>`;
}

/** Its words alone, in lines as they are. */
function preformatted(node: Node): string {
  const words = wordsOf(node);
  if (isBlank(words)) return '';
  const code = isElement(node) && node.children.some((child) => isElement(child, 'code'));
  return code ? `<pre><code>${words}</code></pre>` : `<pre>${words}</pre>`;
}

const wordsOf = (node: Node): string => {
  if (isElement(node)) return node.name === 'br' ? '\n' : node.children.map(wordsOf).join('');
  return 'data' in node ? node.data : '';
};

/** Whether it is a block or holds one. */
const hasBlock = (node: Node): boolean =>
  isElement(node) && (BLOCKS.has(node.name) || node.children.some(hasBlock));
