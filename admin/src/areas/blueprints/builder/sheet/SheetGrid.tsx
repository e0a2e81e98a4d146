import { use, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTexts } from '../../../../base/texts/index.ts';
import { columns } from './cells.ts';
import { SheetContext } from './sheetContext.ts';
import { SheetRow } from './SheetRow.tsx';

type SheetGridProps = { title: string; moduleId: string };

/** So far from what is seen a part is drawn already: a turn of the wheel leads nowhere empty. */
const AROUND = '100% 0px';

/** Whether a part of the list is near what is seen of it; where there are not many, each is. */
function useNear(many: boolean): [RefObject<HTMLDivElement | null>, boolean] {
  const part = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = part.current;
    if (!many || element === null) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting === true),
      { root: element.closest('.outline'), rootMargin: AROUND },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [many]);
  return [part, !many || isNear];
}

/** The tasks of a module as cells; the keys lead on into those of the next. */
export function SheetGrid({ title, moduleId }: SheetGridProps): ReactNode {
  const t = useTexts();
  const parts = use(SheetContext);
  const [grid, isNear] = useNear(parts?.many === true);
  if (parts === null) return null;
  const { rows, sheet, chosen, people, deeds, made } = parts;
  const { entry, editing } = sheet;
  const placed = rows.get(moduleId) ?? [];
  // Where the keyboard is, there are cells, however far that is from what is seen.
  const isDrawn = isNear || placed.some(({ task: { id } }) => id === entry?.taskId);
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={t('plan.tasksOf', { name: title })}
      aria-rowcount={placed.length + 1}
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
      {!isDrawn && (
        <div className="sheet-room" style={{ '--sheet-rows': placed.length } as object} />
      )}
      {isDrawn &&
        placed.map(({ task, number }) => {
          const { id } = task;
          const written = editing?.cell.taskId === id ? editing : null;
          const column = written?.cell.column ?? null;
          return (
            <SheetRow
              key={id}
              task={task}
              number={number}
              entry={entry?.taskId === id ? entry.column : null}
              chosen={chosen.has(id) ? sheet.chosen.columns.join(' ') : ''}
              editing={column === 'mandatory' || column === 'seenBy' ? null : column}
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
