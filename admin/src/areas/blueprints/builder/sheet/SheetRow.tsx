import { Checkbox } from '@mui/material';
import type { TaskRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { ArrowUpRight, EyeOff, Lock } from 'lucide-react';
import { memo, useRef, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { PersonLabel } from '../../../../parts/people/PersonAvatar.tsx';
import type { PickerOptions } from '../../../../parts/people/useChoices.ts';
import { useTexts, type T } from '../../../../base/texts/index.ts';
import type { Values } from './acts.ts';
import { CellEditor } from './CellEditor.tsx';
import { Words } from '../../../../parts/references/Words.tsx';
import { columns, type Cell, type SheetColumn } from './cells.ts';

export type RowDeeds = {
  onCell: (cell: Cell, extend: boolean) => void;
  onFocus: (cell: Cell) => void;
  onEdit: (cell: Cell) => void;
  onTurn: (cell: Cell) => void;
  onDone: (
    cell: Cell,
    value: Partial<Values>,
    on: 'down' | 'right' | 'left' | 'nowhere',
    seen: string,
  ) => Promise<boolean>;
  onCancel: () => void;
};

type SheetRowProps = {
  task: TaskRow;
  number: number;
  /** The cell of the row that the Tab key leads to. */
  entry: SheetColumn | null;
  /**
   * First and last chosen column, as text so that rows that stay as they are are not drawn anew.
   */
  chosen: string;
  editing: 'headline' | 'assignee' | 'dueInDays' | null;
  typed: string | null;
  isNew: boolean;
  people: PickerOptions;
  deeds: RowDeeds;
};

/** A task as a row of cells. */
export const SheetRow = memo(
  ({
    task,
    number,
    entry,
    chosen,
    editing,
    typed,
    isNew,
    people,
    deeds,
  }: SheetRowProps): ReactNode => {
    const t = useTexts();
    const cells = useRef(new Map<SheetColumn, HTMLElement>());
    const marked = chosen === '' ? [] : chosen.split(' ');
    return (
      <div
        role="row"
        className="sheet-row"
        data-new={isNew || undefined}
        data-chosen={chosen !== '' || undefined}
      >
        <span className="sheet-number" aria-hidden>
          {number}
        </span>
        {columns.map((column) => {
          const cell = { taskId: task.id, column };
          const isWritten = editing !== null && editing === column;
          const press = (event: MouseEvent) => {
            if (
              (event.target as HTMLElement).closest('a, input') !== null &&
              column !== 'mandatory'
            )
              return;
            deeds.onCell(cell, event.shiftKey);
            if (column === 'mandatory' || column === 'seenBy') return;
            if (event.detail === 2) deeds.onEdit(cell);
          };
          return (
            <div
              key={column}
              role="gridcell"
              ref={(node) =>
                void (node === null
                  ? cells.current.delete(column)
                  : cells.current.set(column, node))
              }
              className={`sheet-cell sheet-${column}`}
              data-cell={`${task.id}:${column}`}
              tabIndex={entry === column ? 0 : -1}
              aria-selected={marked.includes(column)}
              onMouseDown={press}
              onFocus={() => deeds.onFocus(cell)}
              onDoubleClick={() => column === 'seenBy' && deeds.onTurn(cell)}
            >
              {isWritten ? (
                <CellEditor
                  {...{ task, column: editing, typed, people }}
                  anchor={cells.current.get(column) ?? null}
                  onDone={(value, on, seen) => deeds.onDone(cell, value, on, seen)}
                  onCancel={deeds.onCancel}
                />
              ) : (
                shown(t, task, column, () => deeds.onTurn(cell))
              )}
            </div>
          );
        })}
      </div>
    );
  },
);
SheetRow.displayName = 'SheetRow';

function shown(t: T, task: TaskRow, column: SheetColumn, turn: () => void): ReactNode {
  switch (column) {
    case 'headline':
      return (
        <>
          <span className="sheet-words" title={task.headline}>
            <Words text={task.headline} kind={task.planKind} />
          </span>
          <Link
            to={adminAddress.module({
              planId: task.planId,
              moduleId: task.moduleId,
              tab: 'context',
              hash: task.id,
            })}
            className="sheet-open"
            tabIndex={-1}
            aria-label={t('sheet.open', { task: task.headline })}
          >
            <ArrowUpRight aria-hidden />
          </Link>
        </>
      );
    case 'assignee':
      return task.assignee === null ? (
        <span className="sheet-none">{t('words.nobody')}</span>
      ) : (
        <PersonLabel id={task.assignee} planId={task.planId} />
      );
    case 'dueInDays':
      return task.dueInDays === null ? (
        <span className="sheet-none">{t('sheet.none')}</span>
      ) : (
        t('words.days', { count: task.dueInDays })
      );
    case 'mandatory':
      return (
        <Checkbox
          size="small"
          checked={task.mandatory}
          tabIndex={-1}
          onChange={turn}
          slotProps={{
            input: { tabIndex: -1, 'aria-label': t('sheet.mandatoryOf', { task: task.headline }) },
          }}
        />
      );
    case 'seenBy':
      return task.seenBy === 'hidden' ? (
        <span>
          <EyeOff aria-hidden />
          {t('task.seenBy_hidden')}
        </span>
      ) : task.audience === 'INTERN' ? (
        <span>
          <Lock aria-hidden />
          {t('words.team')}
        </span>
      ) : (
        <span>{t('sheet.everybody')}</span>
      );
  }
}
