import type { TaskRow } from '@waymark/api';
import { asAddress } from '@waymark/look/emailAddress';
import { asName, sameName } from '@waymark/look/names';
import type { PersonChoice } from '../../../../parts/people/choices.ts';
import type { Values, WantedValues } from './acts.ts';
import { columns, type Cell, type SheetColumn } from './cells.ts';
import { daysTyped, tickTyped } from './typed.ts';

/**
 * What people are called, as it is compared: whoever is meant by a name, undefined for nobody
 * known.
 */
export type NameLookup = (name: string) => string | undefined;

/**
 * Whom a name means, or the e-mail address of somebody, alone or behind the name as mail programs
 * write it.
 */
export function whoIs<Known extends Pick<PersonChoice, 'name' | 'kind' | 'hint'>>(
  known: readonly Known[],
  typed: string,
): Known | undefined {
  const [, name = typed, written = typed] = /^(.*?)\s*<([^<>]+)>\s*$/.exec(typed) ?? [];
  const address = asAddress(written);
  return (
    known.find(
      ({ kind, hint }) => kind !== 'placeholder' && address !== null && asAddress(hint) === address,
    ) ?? known.find((each) => sameName(each.name, name))
  );
}

/** Longest headline (PRODUCT 6.4). */
const LONGEST = 200;

/** Why a cell could not be taken: a text of the sheet. */
const REFUSED = {
  headline: 'headlineRefused',
  assignee: 'assigneeRefused',
  dueInDays: 'dueInDaysRefused',
  mandatory: 'mandatoryRefused',
  seenBy: 'seenByRefused',
} as const satisfies Record<SheetColumn, string>;

/**
 * A pasted cell that could not be taken as a whole. `line`: of what was pasted, from 1; `column`:
 * null where there is none.
 */
export type UnreadCell = {
  readonly line: number;
  readonly column: SheetColumn | null;
  readonly text: string;
  readonly why: (typeof REFUSED)[SheetColumn] | 'headlineCut' | 'noColumn' | 'noRow';
};

export type Pasted = {
  /** Lines that become tasks of their own: those that were pasted on a title. */
  readonly added: readonly Partial<Values>[];
  readonly wanted: WantedValues;
  /** Names that nobody has, each once. */
  readonly unknown: readonly string[];
  /** What could not be taken, in its order. */
  readonly unread: readonly UnreadCell[];
  /** Lines without words. */
  readonly empty: number;
};

/**
 * What lines and cells mean where they are pasted: on a title several lines become tasks, each with
 * what its further cells say; elsewhere they fill cells, from there down and to the right.
 */
export function pasted(
  table: readonly (readonly string[])[],
  rows: readonly TaskRow[],
  at: Cell,
  named: NameLookup,
): Pasted {
  const from = columns.indexOf(at.column);
  const unknown = new Set<string>();
  const unread: UnreadCell[] = [];
  const read = (cells: readonly string[], nth: number): Partial<Values> =>
    Object.assign(
      {},
      ...cells.map((text, n): Partial<Values> => {
        const column = columns[from + n];
        const tell = (why: UnreadCell['why']) =>
          unread.push({ line: nth + 1, column: column ?? null, text, why });
        if (column === undefined) {
          if (text !== '') tell('noColumn');
          return {};
        }
        if (column === 'assignee' && text !== '' && named(text) === undefined) {
          unknown.add(text);
          return {};
        }
        const value = valueOf(column, text, named);
        if (value === undefined && !(column === 'seenBy' && text === '')) tell(REFUSED[column]);
        if (column === 'headline' && asName(text).length > LONGEST) tell('headlineCut');
        return value ?? {};
      }),
    ) as Partial<Values>;
  if (at.column === 'headline' && table.length > 1) {
    const added = table.flatMap((line, nth) =>
      asName(line[0] ?? '') === '' ? [] : [read(line, nth)],
    );
    return {
      added,
      wanted: new Map(),
      unknown: [...unknown],
      unread,
      empty: table.length - added.length,
    };
  }
  const first = rows.findIndex(({ id }) => id === at.taskId);
  const wanted = new Map(
    table.flatMap((line, n) => {
      const row = rows[first + n];
      if (row !== undefined) return [[row.id, read(line, n)] as const];
      unread.push({ ...{ line: n + 1, column: null, why: 'noRow' }, text: line.join(' ') });
      return [];
    }),
  );
  return { added: [], wanted, unknown: [...unknown], unread, empty: 0 };
}

/** The text as what a column holds; undefined where it is nothing of the kind. */
export function valueOf(
  column: SheetColumn,
  text: string,
  named: NameLookup,
): Partial<Values> | undefined {
  switch (column) {
    case 'headline': {
      const headline = asName(text).slice(0, LONGEST);
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
