import type { PlaceholderRow, VariableRow } from '@waymark/api';
import { sameName } from '@waymark/look/names';

/**
 * Rows of several plans as the process to be will have them: what a later plan calls by an id or a
 * name that is there already is the same (PRODUCT 8.4).
 * @param plans ids of the plans, in the order in which they come in
 */
function asOne<Row extends { readonly id: string; readonly planId: string }>(
  rows: readonly Row[],
  plans: readonly string[],
  isSame: (there: Row, row: Row) => boolean,
  both: (there: Row, row: Row) => Row,
): Row[] {
  const found = new Map<string, Row>();
  for (const planId of plans)
    for (const row of rows.filter((each) => each.planId === planId)) {
      const same = found.get(row.id) ?? [...found.values()].find((there) => isSame(there, row));
      found.set(same?.id ?? row.id, same === undefined ? row : both(same, row));
    }
  const first = new Set(rows.map(({ id }) => id));
  return [...first].flatMap((id) => found.get(id) ?? []);
}

/** Each with the tasks that wait for it in all of the plans. */
export const peopleOf = (
  rows: readonly PlaceholderRow[],
  plans: readonly string[],
): PlaceholderRow[] =>
  asOne(
    rows,
    plans,
    (there, { kind, name }) =>
      kind === 'placeholder' && there.kind === 'placeholder' && sameName(there.name, name),
    (there, { tasks, openTasks }) => ({
      ...there,
      tasks: there.tasks + tasks,
      openTasks: there.openTasks + openTasks,
    }),
  );

export const variablesOf = (
  rows: readonly VariableRow[],
  plans: readonly string[],
): VariableRow[] =>
  asOne(
    rows,
    plans,
    (there, { name }) => sameName(there.name, name),
    (there) => there,
  );
