import { portalAddress } from '@waymark/api/addresses';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import type { ExecutionRow } from '../../../base/api/reads.ts';
import { texts } from '../../../base/texts/steps.ts';
import { Section } from './Section.tsx';

/** The reader's other projects, each a way to its own page. */
export function OtherProjects({ projects }: { projects: ExecutionRow[] }) {
  if (projects.length === 0) return null;
  const t = texts();
  return (
    <Section title={t.otherProjects}>
      <ul className="panel items">
        {projects.map(({ id, name, projectName, tasksDone, tasksTotal }) => (
          <li key={id}>
            <Link href={portalAddress.process({ processId: id })}>
              <span className="grow">
                <span className="t">{name}</span>
                <small className="num">{t.doneOfIn(projectName, tasksDone, tasksTotal)}</small>
              </span>
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
