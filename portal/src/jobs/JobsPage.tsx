import ChevronRight from 'lucide-react/icons/chevron-right';
import CopyPlus from 'lucide-react/icons/copy-plus';
import type { ReactNode } from 'react';
import type { ModuleRow, TaskRow } from '../api/reads.ts';
import { Section } from '../home/Section.tsx';
import { TaskLine, whenOf } from '../home/TaskLine.tsx';
import { useDocumentTitle } from '../page/useDocumentTitle.ts';
import { useModules, useTasks } from '../project/useProject.ts';
import { HomeSkeleton } from '../states/Skeleton.tsx';
import { texts } from '../texts/tasks.ts';
import { AddAgain } from './AddAgain.tsx';
import { jobLists } from './jobLists.ts';
import '../home/home.css';
import './jobs.css';

/** The jobs of a project that the reader sees, by how they stand (PRODUCT 8.10); `otherwise` where it has none. */
export default function JobsPage({
  projectId,
  otherwise,
}: {
  projectId: string;
  otherwise: ReactNode;
}) {
  const jobs = useModules(projectId);
  const tasks = useTasks(projectId);
  const t = texts().jobs;
  const name = tasks.data?.[0]?.planName ?? t.title;
  useDocumentTitle(name);
  const failed = jobs.error !== undefined || tasks.error !== undefined;
  if (jobs.data === undefined || tasks.data === undefined)
    return failed ? otherwise : <HomeSkeleton />;
  if (!jobs.data.some(({ planKind }) => planKind === 'project'))
    return otherwise;
  const all = tasks.data;
  return (
    <main id="content" className="wrap narrow">
      <p className="eyebrow">{t.title}</p>
      <h1>{name}</h1>
      {jobLists(jobs.data, all).map(({ list, jobs: inList }) => (
        <section key={list} aria-label={t.lists[list]}>
          <h2 className="jobs-list">{t.lists[list]}</h2>
          {inList.map(({ job, shown, again }) => (
            <Job key={job.id} {...{ job, shown, again }} />
          ))}
        </section>
      ))}
    </main>
  );
}

function Job({
  job,
  shown,
  again,
}: {
  job: ModuleRow;
  shown: TaskRow[];
  again: readonly TaskRow[];
}) {
  const t = texts().jobs;
  return (
    <Section
      title={job.title}
      aside={
        <span className="num small mute">
          {t.count(
            shown.filter(({ status }) => status === 'DONE').length,
            shown.length,
          )}
        </span>
      }
    >
      {shown.length > 0 && (
        <ul className="panel items">
          {shown.map((task) => (
            <li key={task.id}>
              <TaskLine
                task={task}
                {...whenOf(task)}
                end={
                  <ChevronRight
                    size={20}
                    strokeWidth={1.75}
                    aria-hidden="true"
                  />
                }
              />
            </li>
          ))}
        </ul>
      )}
      <div className="jobs-again">
        {again.map((task) => (
          <AddAgain key={task.id} job={job} task={task}>
            <CopyPlus size={20} strokeWidth={1.75} aria-hidden="true" />
            {t.another(task.headline)}
          </AddAgain>
        ))}
        {job.userAddable && (
          <AddAgain job={job}>
            <CopyPlus size={20} strokeWidth={1.75} aria-hidden="true" />
            {t.another(job.title)}
          </AddAgain>
        )}
      </div>
    </Section>
  );
}
