import { adminAddress } from '@waymark/api/addresses';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AnswersTable } from './answersTable.ts';

/** Answers as a table: a row for each task, a column for each question; the task leads to where it was answered. */
export function AnswersGrid({
  label,
  table,
}: {
  label: string;
  table: AnswersTable;
}): ReactNode {
  return (
    <div
      className="form-answers-grid"
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {table.head.map((title, nth) => (
              <th key={nth} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.lines.map(({ row, cells }) => (
            <tr key={row.id}>
              {cells.map((text, nth) => (
                <td key={nth}>
                  {nth === TASK && row.planKind === 'process' ? (
                    <Link
                      to={adminAddress.module({
                        planId: row.planId,
                        moduleId: row.moduleId,
                        tab: 'tasks',
                        hash: row.taskId,
                      })}
                    >
                      {text}
                    </Link>
                  ) : (
                    text
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Column that leads to the task. */
const TASK = 3;
