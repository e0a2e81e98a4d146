import type { TaskRow } from '@waymark/api';
import type { Values, Wanted } from './acts.ts';
import { columns, type Cell, type Column } from './cells.ts';
import { daysTyped, tickTyped } from './typed.ts';

/** What people are called, as it is compared: whoever is meant by a name, undefined for nobody known. */
export type Named = (name: string) => string | undefined;

/** Longest headline (PRODUCT 6.4). */
const LONGEST = 200;

export type Pasted = {
  /** Lines that become tasks of their own: those that were pasted on a title. */
  readonly added: readonly Partial<Values>[];
  readonly wanted: Wanted;
  /** Names that nobody has, each once. */
  readonly unknown: readonly string[];
  /** Cells that could not be read as what their column holds, as they were pasted. */
  readonly unread: readonly string[];
  /** Lines without words. */
  readonly empty: number;
};

/**
 * What lines and cells mean where they are pasted: on a title several lines become tasks, each with what its further cells
 * say; elsewhere they fill cells, from there down and to the right.
 */
export function pasted(
  table: readonly (readonly string[])[],
  rows: readonly TaskRow[],
  at: Cell,
  named: Named,
): Pasted {
  const from = columns.indexOf(at.column);
  const unknown = new Set<string>();
  const unread: string[] = [];
  const read = (line: readonly string[]): Partial<Values> =>
    Object.assign(
      {},
      ...line.map((text, n): Partial<Values> => {
        const column = columns[from + n];
        if (column === undefined) return {};
        if (column === 'assignee' && text !== '' && named(text) === undefined) {
          unknown.add(text);
          return {};
        }
        const value = valueOf(column, text, named);
        if (value === undefined) unread.push(text);
        return value ?? {};
      }),
    ) as Partial<Values>;
  if (at.column === 'headline' && table.length > 1) {
    const lines = table.filter(([title = '']) => title.trim() !== '');
    return {
      added: lines.map(read),
      wanted: new Map(),
      unknown: [...unknown],
      unread,
      empty: table.length - lines.length,
    };
  }
  const first = rows.findIndex(({ id }) => id === at.taskId);
  const wanted = new Map(
    table.flatMap((line, n) => {
      const row = rows[first + n];
      return row === undefined ? [] : [[row.id, read(line)] as const];
    }),
  );
  return { added: [], wanted, unknown: [...unknown], unread, empty: 0 };
}

/** The text as what a column holds; undefined where it is nothing of the kind. */
export function valueOf(
  column: Column,
  text: string,
  named: Named,
): Partial<Values> | undefined {
  switch (column) {
    case 'headline': {
      const headline = text.replace(/\s+/g, ' ').trim().slice(0, LONGEST);
      return headline === '' ? undefined : { headline };
    }
    case 'assignee':
      return { assignee: text === '' ? null : (named(text) ?? null) };
    case 'dueInDays': {
      const dueInDays = daysTyped(text);
      return dueInDays === undefined ? undefined : { dueInDays };
    }
    case 'mandatory': {
      const mandatory = tickTyped(text);
      return mandatory === undefined ? undefined : { mandatory };
    }
    case 'seenBy':
      return undefined;
  }
}
