import type { Element } from 'hast';

const elementsIn = ({ children }: Element): Element[] =>
  children.filter((child): child is Element => child.type === 'element');

/** The rows of a table, not of those in its cells. */
export const rowsOf = (node: Element): Element[] =>
  elementsIn(node).flatMap((each) =>
    each.tagName === 'tr' ? [each] : CELLS.has(each.tagName) ? [] : rowsOf(each),
  );
export const cellsIn = (row: Element): Element[] =>
  elementsIn(row).filter(({ tagName }) => CELLS.has(tagName));
const CELLS = new Set(['td', 'th']);
