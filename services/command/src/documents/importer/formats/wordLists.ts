import type { Element, ElementContent } from 'hast';
import { markOf, withoutFirst, wordsOf, type LineMark } from './lineMarks.ts';

/**
 * A paragraph that may be an item: how far it is from the left, in points, and what it begins with.
 */
type Line = {
  node: Element;
  left: number;
  mark: LineMark | null;
  /** Its style says that it is an item, even where nothing in front of it does. */
  isListed: boolean;
};
type Item = { level: number; children: ElementContent[]; mark: LineMark | null };

/**
 * As far as Word sets in each level of a list, and a paragraph in a list whose style does not say
 * it, in points.
 */
const LEVEL = 36;
/** Levels that differ by less are one. */
const NEAR = 6;

/**
 * Lists that are written as paragraphs: by Word, which says in their style or by their place how
 * deep they lie, and by people who put a sign or a number in front of each line. They become lists
 * in lists.
 */
export function wordLists(nodes: readonly ElementContent[]): ElementContent[] {
  const made: ElementContent[] = [];
  let run: Line[] = [];
  const flush = () => {
    made.push(...listed(run));
    run = [];
  };
  for (const node of nodes.flatMap(byLines)) {
    const line = node.type === 'element' ? lineOf(node) : null;
    if (line !== null) run.push(line);
    else if (node.type === 'text' && node.value.trim() === '')
      made.push(...(run.length > 0 ? [] : [node]));
    else {
      flush();
      made.push(
        node.type === 'element' && node.tagName !== 'ul' && node.tagName !== 'ol'
          ? { ...node, children: wordLists(node.children) }
          : node,
      );
    }
  }
  flush();
  return made;
}

/**
 * Lines of one paragraph that begin with marks are paragraphs of their own; what stands between
 * them stays together.
 */
function byLines(node: ElementContent): ElementContent[] {
  if (node.type !== 'element' || !isParagraph(node)) return [node];
  const lines: ElementContent[][] = [[]];
  for (const child of node.children)
    if (isBreak(child)) lines.push([]);
    else lines.at(-1)!.push(child);
  const isMarked = (line: readonly ElementContent[]) => markOf(wordsOf(line)) !== null;
  if (lines.filter(isMarked).length < 2) return [node];
  const made: ElementContent[][] = [];
  lines.forEach((line, at) => {
    if (wordsOf(line).trim() === '') return;
    const before = lines[at - 1];
    const goesOn =
      before !== undefined && wordsOf(before).trim() !== '' && !isMarked(line) && !isMarked(before);
    if (goesOn) made.at(-1)!.push(element('br', []), ...line);
    else made.push(line);
  });
  return made.map((children) => ({ ...node, children }));
}

const isBreak = (node: ElementContent): boolean => node.type === 'element' && node.tagName === 'br';

const isParagraph = ({ tagName, children }: Element): boolean =>
  tagName === 'p' ||
  (tagName === 'div' &&
    children.every((child) => child.type !== 'element' || !BLOCKS.has(child.tagName)));
const BLOCKS = new Set([
  ...['p', 'div', 'ul', 'ol', 'table', 'pre', 'blockquote', 'hr', 'section'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'article', 'details', 'dl', 'form'],
]);

function lineOf(node: Element): Line | null {
  if (!isParagraph(node)) return null;
  const style = String(node.properties.style ?? '');
  const name = [node.properties.className].flat().join(' ');
  const words = wordsOf(node.children);
  if (words.trim() === '') return null;
  const level = /mso-list:\s*l\d+\s+level(\d+)/i.exec(style)?.[1];
  const isListed = level !== undefined || /MsoListParagraph/i.test(name);
  const found = markOf(words);
  const hangs = /text-indent:\s*-/i.test(style);
  const mark = found === null ? null : { ...found, isSure: found.isSure || isListed || hangs };
  if (mark === null && !isListed) return null;
  const left =
    level === undefined
      ? (pointsOf(/margin-left:\s*([\d.]+)(pt|cm|mm|in|px)/i.exec(style)) ??
        // The place of a paragraph in a list is that of its style, which `filtered` leaves out.
        (/MsoListParagraph/i.test(name) ? LEVEL : 0))
      : Number(level) * LEVEL;
  return { node, left, mark, isListed };
}

const POINTS: Readonly<Record<string, number>> = { pt: 1, cm: 28.35, mm: 2.835, in: 72, px: 0.75 };
const pointsOf = (found: RegExpExecArray | null): number | null =>
  found === null ? null : Number(found[1]) * (POINTS[found[2]!.toLowerCase()] ?? 1);

/** Lines that follow one another, as a list where they are one; else as they were. */
function listed(lines: readonly Line[]): ElementContent[] {
  if (lines.length === 0) return [];
  const isList = lines.some(({ isListed, mark }) => isListed || mark?.isSure) || areCounted(lines);
  if (!isList) return lines.map(({ node }) => node);
  const levels = levelsOf(lines);
  const items: Item[] = [];
  lines.forEach(({ node, mark }, at) => {
    const last = items.at(-1);
    const level = levels[at]!;
    // What stands in the list without a sign of its own goes on with the item before.
    if (mark === null && last?.mark && level >= last.level)
      last.children.push(element('p', node.children));
    else
      items.push({
        ...{ level, mark },
        children: mark ? withoutFirst(node.children, mark.length) : node.children,
      });
  });
  return [listOf(items)];
}

/** Two lines and more with the same sign, or with numbers that count on. */
function areCounted(lines: readonly Line[]): boolean {
  const marks = lines.map(({ mark }) => mark);
  return (
    marks.length > 1 &&
    marks.every((mark, at) => {
      const before = marks[at - 1];
      if (mark == null) return false;
      if (mark.number === null) return mark.sign === marks[0]?.sign;
      return before == null || mark.depth !== before.depth
        ? mark.depth > 0 || mark.number < 2 || at > 0
        : mark.number === before.number! + 1 || mark.number === 1;
    })
  );
}

/**
 * How deep the lines lie: by their places, and where all stand at one place by the form of their
 * bullets and numbers.
 */
function levelsOf(lines: readonly Line[]): number[] {
  const places: number[] = [];
  for (const left of lines.map((line) => line.left).toSorted((a, b) => a - b))
    if (left - (places.at(-1) ?? -LEVEL) >= NEAR) places.push(left);
  return lines.map(({ left, mark }) =>
    places.length > 1 ? places.findLastIndex((place) => place <= left) : (mark?.depth ?? 0),
  );
}

function listOf(items: readonly Item[]): Element {
  const least = Math.min(...items.map(({ level }) => level));
  const own: Element[] = [];
  let deeper: Item[] = [];
  const settle = () => {
    if (deeper.length > 0) own.at(-1)?.children.push(listOf(deeper));
    deeper = [];
  };
  for (const item of items) {
    if (item.level > least && own.length > 0) {
      deeper.push(item);
      continue;
    }
    settle();
    own.push(element('li', [...boxOf(item.mark), ...item.children]));
  }
  settle();
  const isNumbered = /^\d/.test(items[0]?.mark?.sign ?? '');
  return element(isNumbered ? 'ol' : 'ul', own);
}

/** What Markdown makes a box of. */
const boxOf = (mark: LineMark | null): Element[] =>
  mark === null || mark.checked === null
    ? []
    : [{ ...element('input', []), properties: { type: 'checkbox', checked: mark.checked } }];

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
