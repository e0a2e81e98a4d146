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
import { useTexts, type T } from '../../../../base/texts/index.ts';
import type { BuilderCommands } from '../commands/useBuilderCommands.ts';
import { pressed } from './keysOfSheet.ts';
import { whoIs, type NameLookup, type Pasted, type UnreadCell } from './pasting.ts';
import { SheetBar } from './SheetBar.tsx';
import { columns, type Cell } from './cells.ts';
import { SheetContext } from './sheetContext.ts';
import type { RowDeeds } from './SheetRow.tsx';
import { UnknownNames } from './UnknownNames.tsx';
import { IconButton, Button } from '@mui/material';
import { X } from 'lucide-react';
import { useActs, type Acts, type DoneAct } from './useActs.ts';
import type { Clashes } from './useClashes.ts';
import { usePeopleOf } from './usePeopleOf.ts';
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
  clashes: Clashes;
  /** What the blueprint holds. */
  counts: string;
  /** Folds and unfolds all. */
  fold: ReactNode;
  children: ReactNode;
};

/** So many are told one by one. */
const MOST = 8;

/** What was pasted and could not be taken, cell by cell, and why: nothing is dropped in silence. */
function UnreadCells({
  cells,
  onClose,
}: {
  cells: readonly UnreadCell[];
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  return (
    <section className="sheet-unread" role="status">
      <header>
        <strong>{t('sheet.unread', { count: cells.length })}</strong>
        <IconButton aria-label={t('words.close')} onClick={onClose}>
          <X />
        </IconButton>
      </header>
      <ul>
        {cells.slice(0, MOST).map(({ line, column, text, why }, nth) => (
          <li key={nth}>
            <b>
              {column === null
                ? t('sheet.unreadLine', { line })
                : t('sheet.unreadCell', { line, column: t(`sheet.${column}`) })}
            </b>{' '}
            {text !== '' && t('sheet.unreadText', { text })} {t(`sheet.${why}`)}
          </li>
        ))}
      </ul>
      {cells.length > MOST && <p>{t('sheet.unreadMore', { count: cells.length - MOST })}</p>}
    </section>
  );
}

/** What was done last, with Undo; or why it was not. */
function DoneLine({ acts: { last, refusal, canRedo, undo, redo } }: { acts: Acts }): ReactNode {
  const t = useTexts();
  return (
    <span className="sheet-done">
      {refusal !== null && (
        <span role="alert" className="sheet-refusal">
          {refusal}
        </span>
      )}
      <span role="status">{last !== null && said(t, last)}</span>
      {last !== null && (
        <Button size="small" variant="outlined" onClick={() => void undo()}>
          {t('words.undo')}
        </Button>
      )}
      {canRedo && (
        <Button size="small" variant="outlined" onClick={() => void redo()}>
          {t('words.redo')}
        </Button>
      )}
    </span>
  );
}

function said(t: T, done: DoneAct): string {
  switch (done.kind) {
    case 'changed':
      return t('sheet.changed', { count: done.cells });
    case 'deleted':
      return t('sheet.deleted', { count: done.taskIds.length });
    case 'moved':
      return t('sheet.moved');
    case 'added':
      return [
        t('sheet.added', { count: done.count }),
        ...(done.empty > 0 ? [t('sheet.leftOut', { count: done.empty })] : []),
      ].join('; ');
  }
}

/**
 * The list of a blueprint, editable like a sheet (LOOK 3, Sheet): cells, ranges, paste of many
 * lines, fill down, undo.
 */
export function Sheet({
  blueprintId,
  tasks,
  commands,
  clashes,
  counts,
  fold,
  children,
}: SheetProps): ReactNode {
  const t = useTexts();
  const plan = useMemo(() => ({ kind: 'blueprint', id: blueprintId }) as const, [blueprintId]);
  const { people, choices, nameOf } = usePeopleOf(blueprintId);
  const acts = useActs(tasks, blueprintId, commands, clashes);
  const { rows, last } = acts;
  const container = useRef<HTMLDivElement>(null);
  const sheet = useSheet(rows, container);
  const [asked, setAsked] = useState<{
    names: readonly string[];
    paste: (named: NameLookup) => void;
  } | null>(null);
  const [unread, setUnread] = useState<Pasted['unread']>([]);
  const named: NameLookup = (name) => whoIs(choices, name)?.id;
  const deeds = useSheetDeeds({
    ...{ rows, sheet, acts, named, nameOf },
    onUnknown: (names, paste) => setAsked({ names, paste }),
    onUnread: setUnread,
  });

  const onCell = useEventCallback(sheet.goTo);
  const onFocus = useEventCallback(sheet.enter);
  const onEdit = useEventCallback((cell: Cell) => sheet.edit(cell));
  const onTurn = useEventCallback((cell: Cell) => deeds.turn(cell));
  const onDone = useEventCallback<Parameters<RowDeeds['onDone']>, Promise<boolean>>(
    (cell, value, on, seen) => {
      const written = deeds.write(cell, value, seen);
      sheet.stop();
      if (on !== 'nowhere')
        sheet.move(on === 'down' ? 1 : 0, on === 'right' ? 1 : on === 'left' ? -1 : 0);
      return written;
    },
  );
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
  const chosen = new Set(sheet.isSingle ? [] : sheet.chosen.rows.map(({ id }) => id));
  const made = useMemo(() => new Set(last?.kind === 'added' ? last.taskIds : []), [last]);

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
      <div ref={container} className="sheet" {...{ onKeyDown, onPaste, onCopy }}>
        <div className="outline-bar">
          <span>
            {counts}
            {unassigned > 0 && <strong>{t('sheet.unassigned', { count: unassigned })}</strong>}
          </span>
          <DoneLine acts={acts} />
          {fold}
        </div>
        {unread.length > 0 && <UnreadCells cells={unread} onClose={() => setUnread([])} />}
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
        {!sheet.isSingle && t('sheet.rows', { count: sheet.chosen.rows.length })}
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
      {asked !== null && (
        <UnknownNames
          plan={plan}
          names={asked.names}
          onKnown={(created) => asked.paste((name) => named(name) ?? created.get(name))}
          onClose={() => setAsked(null)}
        />
      )}
    </SheetContext>
  );
}
