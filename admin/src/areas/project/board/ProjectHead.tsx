import type { ExecutionRow, ProjectRow, TaskRow } from '@waymark/api';
import { entryAddress } from '@waymark/api/addresses';
import { Button } from '@mui/material';
import { Asterisk, CopyPlus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { barOf, countOf, type JobColumn } from './jobColumns.ts';
import { ProjectMenu } from './ProjectMenu.tsx';
import type { JobCommands } from './useJobCommands.ts';
import { ViewOnClientWorkspace } from '../clientView/ViewOnClientWorkspace.tsx';
import { processPath } from '../../../parts/plans/processPath.ts';
import { PageHead } from '../../../parts/page/PageHead.tsx';
import { PageHeading } from '../../../parts/page/PageHeading.tsx';
import { SaveState } from '../../../parts/page/SaveState.tsx';
import { ShareButton } from '../sharing/ShareButton.tsx';
import { Trail } from '../process/Trail.tsx';
import { useTexts } from '../../../base/texts/index.ts';

type ProjectHeadProps = {
  project: ProjectRow;
  columns: readonly JobColumn[];
  tasks: readonly TaskRow[];
  executions: readonly ExecutionRow[];
  commands: JobCommands;
  saved: Parameters<typeof SaveState>[0] | null;
  onAdd: () => void;
};

/**
 * Whose project it is, how far its jobs are, whose turn, and the processes that run beside them.
 */
export function ProjectHead({
  project,
  columns,
  tasks,
  executions,
  commands,
  saved,
  onAdd,
}: ProjectHeadProps): ReactNode {
  const t = useTexts();
  const { done, total } = countOf(
    columns.flatMap(({ cards }) => cards.flatMap(({ items }) => items)),
  );
  const jobs = columns.reduce((sum, { cards }) => sum + cards.length, 0);
  const clients = tasks.filter(({ turn }) => turn === 'client').length;
  return (
    <>
      <PageHead
        crumbs={[{ label: t('jobs.allProjects'), to: entryAddress.executions() }]}
        title={<PageHeading text={`${project.clientName}, ${project.name}`} />}
        {...(saved !== null && { saved: <SaveState {...saved} /> })}
        actions={
          <>
            <ViewOnClientWorkspace clientId={project.clientId} />
            <ShareButton
              of={{ kind: 'project', id: project.id }}
              name={`${project.clientName}, ${project.name}`}
            />
            <Button variant="contained" startIcon={<Plus />} onClick={onAdd}>
              {t('jobs.add')}
            </Button>
            <ProjectMenu project={project} jobs={jobs} commands={commands} />
          </>
        }
      />
      <div className="process-sum">
        {total > 0 && (
          <>
            <Trail label={t('jobs.tasksDone', { done, total })} stretches={barOf(columns)} />
            <b>{Math.floor((done / total) * 100)}%</b>
            <span>{t('jobs.tasksDone', { done, total })}</span>
          </>
        )}
        {clients > 0 && <span>{t('jobs.clientsTurn', { count: clients })}</span>}
        {executions.map((execution) => (
          <span key={execution.id}>
            <Link to={processPath(execution)}>{execution.name}</Link>
          </span>
        ))}
        {jobs > 0 && (
          <>
            <span className="job-legend">
              <Asterisk aria-hidden="true" />
              {t('jobs.mandatory')}
            </span>
            <span className="job-legend">
              <CopyPlus aria-hidden="true" />
              {t('jobs.anyoneCanAddAnother')}
            </span>
          </>
        )}
      </div>
    </>
  );
}
