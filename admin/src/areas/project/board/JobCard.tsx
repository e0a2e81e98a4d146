import { StatusIcon, taskStatusLook } from '@waymark/look';
import { IconButton } from '@mui/material';
import { ChevronDown, ChevronUp, CopyPlus, Lock } from 'lucide-react';
import { memo, useState, type CSSProperties, type ReactNode } from 'react';
import { AddTask } from './AddTask.tsx';
import { countOf, type JobCardOf, type TaskItem } from './jobColumns.ts';
import { JobMenu, type JobActs } from './JobMenu.tsx';
import { JobTask } from './JobTask.tsx';
import type { BoardTaskActs } from './taskActs.ts';
import type { JobCommands } from './useJobCommands.ts';
import { CardItems, type CardHandle } from '../../../parts/board/index.ts';
import { TaskCount } from '../../../parts/plans/TaskCount.tsx';
import type { Names } from '../../../parts/people/useNames.ts';
import { isBlank, ReadRichText } from '../../../parts/richText/index.ts';
import { useTexts } from '../../../base/texts/index.ts';

/** How high it will be, as long as it is out of sight. */
const rowsOf = (count: number) => ({ '--job-rows': count }) as CSSProperties;

type JobCardProps = {
  card: JobCardOf;
  handle: CardHandle;
  projectId: string;
  commands: JobCommands;
  jobActs: JobActs;
  taskActs: BoardTaskActs;
  names: Names;
};

/** A job with its tasks; one that is done is folded to one row. */
export const JobCard = memo(function JobCard({
  card: { id, title, job, items },
  handle,
  projectId,
  commands,
  jobActs,
  taskActs,
  names,
}: JobCardProps): ReactNode {
  const t = useTexts();
  const isDone = job.status === 'DONE';
  const [unfolded, setUnfolded] = useState(false);
  const { done, total } = countOf(items);
  const open = !isDone || unfolded;
  return (
    <article className={`job${isDone ? ' is-done' : ''}`} aria-label={title}>
      <header>
        <span
          {...handle}
          className="job-grip"
          role="button"
          aria-roledescription={t('jobs.movableJob')}
        >
          {isDone && (
            <span style={{ color: `var(${taskStatusLook.DONE.colour})` }}>
              <StatusIcon icon={taskStatusLook.DONE.icon} label={t('taskStatus.DONE')} />
            </span>
          )}
          <h3 title={title}>{title}</h3>
        </span>
        {job.userAddable && (
          <span className="card-tag">
            <CopyPlus aria-hidden="true" />
            <span>{t('jobs.anyoneCanAdd')}</span>
          </span>
        )}
        {job.audience === 'INTERN' && (
          <span className="card-tag">
            <Lock aria-hidden="true" />
            <span>{t('words.team')}</span>
          </span>
        )}
        <TaskCount
          className="job-count"
          role="img"
          aria-label={t('jobs.countOf', { done, total })}
          {...{ done, total }}
        />
        <JobMenu job={job} acts={jobActs} />
        {isDone && (
          <IconButton
            aria-expanded={open}
            aria-label={t(open ? 'jobs.fold' : 'jobs.unfold', { name: title })}
            onClick={() => setUnfolded(!open)}
          >
            {open ? <ChevronUp /> : <ChevronDown />}
          </IconButton>
        )}
      </header>
      {open && (
        <div className="job-body" style={rowsOf(items.length)}>
          {!isBlank(job.description) && (
            <ReadRichText html={job.description} className="job-words" />
          )}
          <CardItems<TaskItem>
            cardId={id}
            label={t('plan.tasksOf', { name: title })}
            items={items}
            renderItem={({ task }, itemHandle) => (
              <JobTask {...{ task, names }} handle={itemHandle} acts={taskActs} />
            )}
          />
          {!isDone && (
            <AddTask projectId={projectId} jobId={id} jobName={title} commands={commands} />
          )}
        </div>
      )}
    </article>
  );
});
