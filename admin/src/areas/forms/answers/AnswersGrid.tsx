import { adminAddress } from '@waymark/api/addresses';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFileLinks } from '../../../parts/files/useFileLinks.ts';
import type { AnswerCell, AnswersLine } from './answersTable.ts';
import { useState } from 'react';
import { useTexts } from '../../../base/texts/index.ts';
import type { AnswersView } from './shownAnswers.ts';

type AnswersGridProps = {
  label: string;
  head: readonly string[];
  lines: readonly AnswersLine[];
  view: AnswersView;
  onSort: (column: number) => void;
};

/**
 * Answers as a table: a row for each task, a column for each question, by each of which it sorts;
 * the task leads to where it was answered, a file opens.
 */
export function AnswersGrid({ label, head, lines, view, onSort }: AnswersGridProps): ReactNode {
  const links = useFileLinks(
    lines.flatMap(({ cells }) => cells.flatMap(({ files }) => files.map(({ id }) => id))),
  );
  return (
    <div className="form-answers-grid" role="region" aria-label={label} tabIndex={0}>
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
}: { title: string; nth: number } & Pick<AnswersGridProps, 'view' | 'onSort'>): ReactNode {
  const isSorted = sort === nth;
  const Arrow = descending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      {...(isSorted && {
        'aria-sort': descending ? ('descending' as const) : ('ascending' as const),
      })}
    >
      <button type="button" title={title} onClick={() => onSort(nth)}>
        <span>{title}</span>
        {isSorted && <Arrow size={14} aria-hidden="true" />}
      </button>
    </th>
  );
}

/** Longer than this is folded: so many letters, so many lines. */
const LETTERS = 120;
const LINES = 3;

/** A text of a cell: a long one begins, and shows the rest on demand. */
function FoldedText({ text }: { text: string }): ReactNode {
  const t = useTexts();
  const [whole, setWhole] = useState(false);
  const isLong = text.length > LETTERS || text.split('\n').length > LINES;
  if (!isLong) return text;
  return (
    <>
      <span className={whole ? undefined : 'answer-folded'}>{text}</span>
      <button
        type="button"
        className="answer-more"
        aria-expanded={whole}
        onClick={() => setWhole(!whole)}
      >
        {t(whole ? 'formAnswers.less' : 'formAnswers.more')}
      </button>
    </>
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
