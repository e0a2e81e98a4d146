import type { TaskRow } from '@waymark/api';
import { use, type ReactNode } from 'react';
import { useTexts } from '../../texts/index.ts';
import { columns } from './cells.ts';
import { SheetContext } from './sheetContext.ts';
import { SheetRow } from './SheetRow.tsx';

type SheetGridProps = { title: string; tasks: readonly TaskRow[] };

/** The tasks of a module as cells; the keys lead on into those of the next. */
export function SheetGrid({ title, tasks }: SheetGridProps): ReactNode {
  const t = useTexts();
  const parts = use(SheetContext);
  if (parts === null) return null;
  const { rows, sheet, people, deeds, made } = parts;
  const { entry, chosen, editing, isSingle } = sheet;
  const ids = new Set(chosen.rows.map(({ id }) => id));
  const places = new Map(rows.map(({ id }, at) => [id, at]));
  return (
    <div
      role="grid"
      aria-label={t('plan.tasksOf', { name: title })}
      aria-multiselectable
      className="sheet-grid"
    >
      <div role="row" className="visually-hidden">
        {columns.map((column) => (
          <span key={column} role="columnheader">
            {t(`sheet.${column}`)}
          </span>
        ))}
      </div>
      {tasks.map(({ id }) => {
        const at = places.get(id);
        const task = at === undefined ? undefined : rows[at];
        if (at === undefined || task === undefined) return null;
        const written = editing?.cell.taskId === id ? editing : null;
        const column = written?.cell.column ?? null;
        return (
          <SheetRow
            key={id}
            task={task}
            number={at + 1}
            entry={entry?.taskId === id ? entry.column : null}
            chosen={!isSingle && ids.has(id) ? chosen.columns.join(' ') : ''}
            editing={
              column === 'mandatory' || column === 'seenBy' ? null : column
            }
            typed={written?.typed ?? null}
            isNew={made.has(id)}
            people={people}
            deeds={deeds}
          />
        );
      })}
    </div>
  );
}
