import { useEventCallback } from '@mui/material/utils';
import type { TaskRow } from '@waymark/api';
import { isComposed } from '@waymark/look/composed';
import {
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useChoices, type PickerOptions } from '../../people/useChoices.ts';
import { useTexts } from '../../texts/index.ts';
import type { BuilderCommands } from '../useBuilderCommands.ts';
import { DoneLine } from './DoneLine.tsx';
import { pressed } from './keysOfSheet.ts';
import { whoIs, type Named, type Pasted } from './pasting.ts';
import { SheetBar } from './SheetBar.tsx';
import { columns, type Cell } from './cells.ts';
import { SheetConflict } from './SheetConflict.tsx';
import { SheetContext } from './sheetContext.ts';
import type { RowDeeds } from './SheetRow.tsx';
import { UnknownNames } from './UnknownNames.tsx';
import { UnreadCells } from './UnreadCells.tsx';
import { useActs } from './useActs.ts';
import { useSheet } from './useSheet.ts';
import { useSheetDeeds } from './useSheetDeeds.ts';
import './sheet.css';

/** Up to so many rows all are drawn, wherever they stand. */
const FEW = 200;

type SheetProps = {
  blueprintId: string;
  /** Of the modules that are unfolded, in order. */
  tasks: readonly TaskRow[];
  commands: BuilderCommands;
  /** What the blueprint holds. */
  counts: string;
  /** Folds and unfolds all. */
  fold: ReactNode;
  children: ReactNode;
};

/** The list of a blueprint, editable like a sheet (LOOK 3, Sheet): cells, ranges, paste of many lines, fill down, undo. */
export function Sheet({
  blueprintId,
  tasks,
  commands,
  counts,
  fold,
  children,
}: SheetProps): ReactNode {
  const t = useTexts();
  const plan = useMemo(
    () => ({ kind: 'blueprint', id: blueprintId }) as const,
    [blueprintId],
  );
  const people = useMemo<PickerOptions>(
    () => ({
      team: true,
      placeholders: blueprintId,
      roles: true,
      create: plan,
    }),
    [blueprintId, plan],
  );
  const acts = useActs(tasks, blueprintId, commands);
  const { rows, last } = acts;
  const container = useRef<HTMLDivElement>(null);
  const sheet = useSheet(rows, container);
  const [asked, setAsked] = useState<{
    names: readonly string[];
    paste: (named: Named) => void;
  } | null>(null);
  const [unread, setUnread] = useState<Pasted['unread']>([]);
  const { groups } = useChoices(people, '', {});
  const choices = groups.flatMap((group) => group.choices);
  const named: Named = (name) => whoIs(choices, name)?.id;
  const nameOf = (id: string) =>
    choices.find((each) => each.id === id)?.name ?? '';
  const deeds = useSheetDeeds({
    ...{ rows, sheet, acts, named, nameOf },
    onUnknown: (names, paste) => setAsked({ names, paste }),
    onUnread: setUnread,
  });

  const onCell = useEventCallback(sheet.goTo);
  const onFocus = useEventCallback(sheet.enter);
  const onEdit = useEventCallback((cell: Cell) => sheet.edit(cell));
  const onTurn = useEventCallback((cell: Cell) => deeds.turn(cell));
  const onDone = useEventCallback<
    Parameters<RowDeeds['onDone']>,
    Promise<boolean>
  >((cell, value, on, seen) => {
    const written = deeds.write(cell, value, seen);
    sheet.stop();
    if (on !== 'nowhere')
      sheet.move(
        on === 'down' ? 1 : 0,
        on === 'right' ? 1 : on === 'left' ? -1 : 0,
      );
    return written;
  });
  const onCancel = useEventCallback(sheet.stop);
  const rowDeeds = useMemo<RowDeeds>(
    () => ({ onCell, onFocus, onEdit, onTurn, onDone, onCancel }),
    [onCell, onFocus, onEdit, onTurn, onDone, onCancel],
  );
  const byModule = useMemo(
    () =>
      Map.groupBy(
        rows.map((task, at) => ({ task, number: at + 1 })),
        ({ task }) => task.moduleId,
      ),
    [rows],
  );
  const chosen = new Set(
    sheet.isSingle ? [] : sheet.chosen.rows.map(({ id }) => id),
  );
  const made = useMemo(
    () => new Set(last?.kind === 'added' ? last.taskIds : []),
    [last],
  );

  const inCell = (event: { target: EventTarget }) =>
    event.target instanceof HTMLElement &&
    event.target.matches('[role=gridcell], .sheet-cell input[type=checkbox]');
  const onKeyDown = (event: KeyboardEvent) => {
    if (
      isComposed(event) ||
      !inCell(event) ||
      !pressed(event, rows, sheet, { ...deeds, turn: () => deeds.turn() })
    )
      return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (!inCell(event)) return;
    event.preventDefault();
    deeds.paste(event.clipboardData.getData('text/plain'));
  };
  const onCopy = (event: ClipboardEvent) => {
    if (!inCell(event)) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', deeds.copied());
  };
  const unassigned = rows.filter(({ assignee }) => assignee === null).length;
  return (
    <SheetContext
      value={{
        ...{ rows: byModule, many: rows.length > FEW, sheet, chosen },
        ...{ people, deeds: rowDeeds, made },
      }}
    >
      <div
        ref={container}
        className="sheet"
        {...{ onKeyDown, onPaste, onCopy }}
      >
        <div className="outline-bar">
          <span>
            {counts}
            {unassigned > 0 && (
              <strong>{t('sheet.unassigned', { count: unassigned })}</strong>
            )}
          </span>
          <DoneLine acts={acts} />
          {fold}
        </div>
        {unread.length > 0 && (
          <UnreadCells cells={unread} onClose={() => setUnread([])} />
        )}
        <div className="sheet-columns" aria-hidden>
          <span className="sheet-number" />
          {columns.map((column) => (
            <span key={column} className={`sheet-${column}`}>
              {t(`sheet.${column}`)}
            </span>
          ))}
        </div>
        {children}
      </div>
      <span className="visually-hidden" role="status">
        {!sheet.isSingle &&
          t('sheet.rows', { count: sheet.chosen.rows.length })}
      </span>
      {!sheet.isSingle && sheet.chosen.rows.length > 0 && (
        <SheetBar
          count={sheet.chosen.rows.length}
          people={people}
          onFillDown={deeds.fillDown}
          onSet={deeds.set}
          onTurn={(column) => {
            const [first] = sheet.chosen.rows;
            if (first !== undefined) deeds.turn({ taskId: first.id, column });
          }}
          onDelete={deeds.remove}
          onNone={sheet.none}
        />
      )}
      <SheetConflict
        key={acts.asked?.nth}
        asked={acts.asked}
        rows={rows}
        nameOf={nameOf}
      />
      {asked !== null && (
        <UnknownNames
          plan={plan}
          names={asked.names}
          onKnown={(created) =>
            asked.paste((name) => named(name) ?? created.get(name))
          }
          onClose={() => setAsked(null)}
        />
      )}
    </SheetContext>
  );
}
