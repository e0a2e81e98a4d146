import type { JobGroup } from '@waymark/events/jobs';
import { IconButton } from '@mui/material';
import { Plus } from 'lucide-react';
import { useCallback, useMemo, type ReactNode } from 'react';
import { BoardDialogs } from './BoardDialogs.tsx';
import { JobCard } from './JobCard.tsx';
import { openMandatory, type JobCardOf, type JobColumn } from './jobColumns.ts';
import type { TaskRow } from '@waymark/api';
import { StatusIcon, taskStatusLook } from '@waymark/look';
import { useBoardActs } from './useBoardActs.ts';
import type { JobCommands } from './useJobCommands.ts';
import type { Names } from '../../../parts/people/useNames.ts';
import { Board, type CardHandle, type DropRefusal } from '../../../parts/board/index.ts';
import { useTexts } from '../../../base/texts/index.ts';

const words = {
  inactive: { name: 'jobs.inactive', jobs: 'jobs.inactiveJobs' },
  active: { name: 'jobs.active', jobs: 'jobs.activeJobs' },
  done: { name: 'jobs.done', jobs: 'jobs.doneJobs' },
} as const;

type JobBoardProps = {
  projectId: string;
  names: Names;
  columns: readonly JobColumn[];
  commands: JobCommands;
  /** Asks for a new job in a column. */
  onAdd: (group: JobGroup) => void;
};

/** Which tasks keep a job from being done, in the column that it is held over. */
function NotYet({ tasks }: { tasks: readonly TaskRow[] }): ReactNode {
  const t = useTexts();
  return (
    <div className="job-not-yet">
      <p>
        <StatusIcon icon={taskStatusLook.STUCKED.icon} size={16} />
        {t('jobs.notYet', { count: tasks.length })}
      </p>
      <ul>
        {tasks.map(({ id, status, headline }) => (
          <li key={id}>
            <span style={{ color: `var(${taskStatusLook[status].colour})` }}>
              <StatusIcon icon={taskStatusLook[status].icon} size={16} />
            </span>
            {headline}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The jobs in their columns; jobs move between them, tasks within and between jobs (PRODUCT 8.10).
 */
export function JobBoard({ projectId, names, columns, commands, onAdd }: JobBoardProps): ReactNode {
  const t = useTexts();
  const { jobActs, taskActs, asked, close, dialog } = useBoardActs(projectId, commands);
  const shown = useMemo(
    () =>
      columns.map(({ id, cards }) => ({
        ...{ id, cards, name: t(words[id].name), swatch: null },
        count: (
          <>
            {t(words[id].jobs)} <b>{t.number(cards.length)}</b>
          </>
        ),
        menu: (
          <IconButton
            aria-label={t('jobs.addTo', { column: t(words[id].name) })}
            onClick={() => onAdd(id)}
          >
            <Plus />
          </IconButton>
        ),
        footer: cards.length === 0 && (
          <div className="job-none">
            <p>{t('jobs.none')}</p>
            <button type="button" onClick={() => onAdd(id)}>
              <Plus aria-hidden="true" />
              {t('jobs.add')}
            </button>
          </div>
        ),
      })),
    [t, columns, onAdd],
  );
  const renderCard = useCallback(
    (card: JobCardOf, handle: CardHandle) => (
      <JobCard {...{ card, handle, projectId, commands, jobActs, taskActs, names }} />
    ),
    [projectId, commands, jobActs, taskActs, names],
  );
  const refusal = useCallback(
    (cardId: string, columnId: string): DropRefusal | null => {
      const card = columns
        .filter(({ id }) => id !== 'done' && columnId === 'done')
        .flatMap(({ cards }) => cards)
        .find(({ id }) => id === cardId);
      const open = card === undefined ? [] : openMandatory(card);
      if (card === undefined || open.length === 0) return null;
      return {
        sentence: t('jobs.cannotBeDone', { ...{ name: card.title, count: open.length } }),
        notice: <NotYet tasks={open} />,
      };
    },
    [t, columns],
  );
  return (
    <div className="job-board">
      <Board
        label={t('jobs.board')}
        columns={shown}
        renderCard={renderCard}
        onMoveCard={commands.moveJob}
        onMoveItem={commands.moveTask}
        refusal={refusal}
        columnNoun={t('jobs.column')}
      />
      {dialog}
      {asked !== null && (
        <BoardDialogs {...{ asked, projectId, columns: shown, commands }} onClose={close} />
      )}
    </div>
  );
}
