/** More rows or columns nobody spans; a page may ask for any number. */
const MOST = 100;

/**
 * Tables without merged cells, which a text does not have: one that spans rows says the same in
 * each of them, one that spans columns leaves the others empty. So what stands beside it keeps its
 * column.
 */
export function mergedCells(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table'))
    if (table.querySelector('[rowspan], [colspan]') !== null) filled(table);
}

type SpannedCell = { readonly cell: Element; readonly left: number };

function filled(table: HTMLTableElement): void {
  /** By column what goes on from above, and for how many rows yet. */
  let open: (SpannedCell | undefined)[] = [];
  for (const row of table.rows) {
    const made: Element[] = [];
    const next: typeof open = [];
    const carry = () => {
      for (let on = open[made.length]; on; on = open[made.length]) {
        open[made.length] = undefined;
        if (on.left > 1) next[made.length] = { ...on, left: on.left - 1 };
        made.push(on.cell.cloneNode(true) as Element);
      }
    };
    for (const cell of [...row.cells]) {
      carry();
      const down = span(cell.rowSpan);
      const across = span(cell.colSpan);
      cell.removeAttribute('rowspan');
      cell.removeAttribute('colspan');
      for (let at = 0; at < across; at++) {
        const placed = at === 0 ? cell : (cell.cloneNode(false) as Element);
        if (down > 1) next[made.length] = { cell: placed, left: down - 1 };
        made.push(placed);
      }
    }
    carry();
    row.replaceChildren(...made);
    open = next;
  }
}

/** A span of 0 goes to the end. */
const span = (asked: number): number =>
  asked === 0 ? MOST : Math.min(MOST, Math.max(1, asked || 1));
