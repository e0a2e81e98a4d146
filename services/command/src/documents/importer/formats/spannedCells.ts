import type { Element } from 'hast';
import { rowsOf, cellsIn } from './tableCells.ts';

/** More columns nobody spans; a page may ask for any number. */
const MOST = 100;

/**
 * A table without merged cells: one that spans rows says the same in each of them, one that spans
 * columns leaves the others empty, as a row that names what stands below it does.
 */
export function withoutSpans(table: Element): Element {
  const rows = rowsOf(table);
  const spans = (cell: Element, name: 'rowSpan' | 'colSpan') =>
    Math.min(MOST, Math.max(1, Number(cell.properties[name]) || 1));
  if (
    !rows.some((row) =>
      cellsIn(row).some((cell) => spans(cell, 'rowSpan') > 1 || spans(cell, 'colSpan') > 1),
    )
  )
    return table;
  /** By column what goes on from above, and for how many rows yet. */
  let open: ({ cell: Element; left: number } | undefined)[] = [];
  for (const row of rows) {
    const own = cellsIn(row);
    const made: Element[] = [];
    const next: typeof open = [];
    const carry = () => {
      for (let on = open[made.length]; on; on = open[made.length]) {
        open[made.length] = undefined;
        if (on.left > 1) next[made.length] = { ...on, left: on.left - 1 };
        made.push(on.cell);
      }
    };
    for (const cell of own) {
      carry();
      const { rowSpan: _, colSpan: __, ...properties } = cell.properties;
      const plain = { ...cell, properties };
      const [down, across] = [spans(cell, 'rowSpan'), spans(cell, 'colSpan')];
      for (let at = 0; at < across; at++) {
        const placed = at === 0 ? plain : { ...plain, children: [] };
        if (down > 1) next[made.length] = { cell: placed, left: down - 1 };
        made.push(placed);
      }
    }
    carry();
    row.children = made;
    open = next;
  }
  return table;
}
