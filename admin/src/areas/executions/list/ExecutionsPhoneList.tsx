import type { ExecutionRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import { useTexts } from '../../../base/texts/index.ts';
import { NextCell } from './NextCell.tsx';
import { processPath } from '../../../parts/plans/processPath.ts';
import { StatusWord } from './StatusWord.tsx';
import { useTurnWords } from '../../../parts/turn/useTurnWords.ts';
import '../../../parts/lists/phoneList.css';

/** The executions below 900 pixels: a list of entries instead of a table. */
export function ExecutionsPhoneList({
  onDelete,
}: {
  onDelete: (rows: readonly ExecutionRow[]) => void;
}): ReactNode {
  const t = useTexts();
  const { data = [] } = useListContext<ExecutionRow>();
  return (
    <ul className="phone-list" aria-label={t('executions.executions')}>
      {data.map((row) => (
        <li key={row.id}>
          <Entry row={row} />
          <NextCell row={row} onDelete={() => onDelete([row])} />
        </li>
      ))}
    </ul>
  );
}

/** Whose it is, whose turn, and how far. */
function Entry({ row }: { row: ExecutionRow }): ReactNode {
  const t = useTexts();
  const { whose, why } = useTurnWords(row);
  const { status, clientName, name, projectName, tasksDone, tasksTotal } = row;
  return (
    <div>
      <Link className="lead-link" to={processPath(row)}>
        {clientName}
      </Link>
      <span className="phone-line">
        {name}, {projectName}
      </span>
      <span
        className={
          row.turn === 'seller' && row.turnWho === null ? 'phone-turn turn-of-nobody' : 'phone-turn'
        }
      >
        <span>{whose}</span>: {why}
      </span>
      <span className="phone-status">
        <StatusWord status={status} />
        {tasksTotal > 0 && (
          <span className="phone-bar">
            <span className="status-bar" aria-hidden="true">
              <i style={{ width: `${(100 * tasksDone) / tasksTotal}%` }} />
            </span>
            {t('hub.doneOf', { done: tasksDone, total: tasksTotal })}
          </span>
        )}
      </span>
    </div>
  );
}
