import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import type { ExecutionRow } from '../api/reads.ts';
import { Section } from './Lists.tsx';

/** The reader's other projects, each a way to its own page. */
export function OtherProjects({ projects }: { projects: ExecutionRow[] }) {
  if (projects.length === 0) return null;
  return (
    <Section title="Your other projects">
      <ul className="panel items">
        {projects.map(({ id, name, projectName, tasksDone, tasksTotal }) => (
          <li key={id}>
            <Link href={`/portal/process/${id}`}>
              <span className="grow">
                <span className="t">{name}</span>
                <small className="num">
                  {projectName}, {tasksDone} of {tasksTotal} done
                </small>
              </span>
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
