import { adminAddress } from '@waymark/api/addresses';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFileLinks } from '../files/useFileLinks.ts';
import type { AnswerCell, AnswersLine } from './answersTable.ts';
import { FoldedText } from './FoldedText.tsx';
import type { AnswersView } from './shownAnswers.ts';

type AnswersGridProps = {
  label: string;
  head: readonly string[];
  lines: readonly AnswersLine[];
  view: AnswersView;
  onSort: (column: number) => void;
};

/**
 * Answers as a table: a row for each task, a column for each question, by each of which it sorts; the task leads to where it was
 * answered, a file opens.
 */
export function AnswersGrid({
  label,
  head,
  lines,
  view,
  onSort,
}: AnswersGridProps): ReactNode {
  const links = useFileLinks(
    lines.flatMap(({ cells }) =>
      cells.flatMap(({ files }) => files.map(({ id }) => id)),
    ),
  );
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
            {head.map((title, nth) => (
              <Head key={nth} {...{ title, nth, view, onSort }} />
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ row, cells }) => (
            <tr key={row.id}>
              {cells.map((cell, nth) => (
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
                      {cell.text}
                    </Link>
                  ) : (
                    <Said cell={cell} links={links} />
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

function Head({
  title,
  nth,
  view: { sort, descending },
  onSort,
}: { title: string; nth: number } & Pick<
  AnswersGridProps,
  'view' | 'onSort'
>): ReactNode {
  const isSorted = sort === nth;
  const Arrow = descending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      {...(isSorted && {
        'aria-sort': descending
          ? ('descending' as const)
          : ('ascending' as const),
      })}
    >
      <button type="button" title={title} onClick={() => onSort(nth)}>
        <span>{title}</span>
        {isSorted && <Arrow size={14} aria-hidden="true" />}
      </button>
    </th>
  );
}

function Said({
  cell: { text, files },
  links,
}: {
  cell: AnswerCell;
  links: ReadonlyMap<string, string>;
}): ReactNode {
  if (files.length === 0) return <FoldedText text={text} />;
  return files.map(({ id, name, erased }) =>
    erased ? (
      <span key={id}>{name}</span>
    ) : (
      <a key={id} href={links.get(id)} target="_blank" rel="noreferrer">
        {name}
      </a>
    ),
  );
}
