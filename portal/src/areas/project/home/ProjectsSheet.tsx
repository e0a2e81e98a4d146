import { portalAddress } from '@waymark/api/addresses';
import Check from 'lucide-react/icons/check';
import { Link } from 'wouter';
import type { ExecutionRow } from '../../../base/api/reads.ts';
import { Sheet } from '../../../base/sheet/Sheet.tsx';
import { texts as acts } from '../../../base/texts/acts.ts';
import { texts } from '../../../base/texts/steps.ts';

type ProjectsSheetProps = {
  current: string;
  projects: readonly ExecutionRow[];
  onClose: () => void;
};

/**
 * Ranks projects: those in which something waits first, what is over last; else as they are, the
 * newest first.
 */
const rank = ({ status, clientTurn }: ExecutionRow): number =>
  status === 'DONE' ? 2 : clientTurn > 0 ? 0 : 1;

/** All projects of the reader: how far each has come, and how much of it is theirs to do. */
export function ProjectsSheet({ current, projects, onClose }: ProjectsSheetProps) {
  const t = texts();
  return (
    <Sheet title={acts().projects.title} onClose={onClose}>
      <ul className="options projects">
        {projects
          .toSorted((a, b) => rank(a) - rank(b))
          .map((each) => (
            <li key={each.id}>
              <Link
                className="opt"
                href={portalAddress.process({ processId: each.id })}
                aria-current={each.id === current ? 'page' : undefined}
                onClick={onClose}
              >
                <span className="grow">
                  {each.name}
                  <small className="num">
                    {t.doneOfIn(each.projectName, each.tasksDone, each.tasksTotal)}
                  </small>
                  {each.clientTurn > 0 && (
                    <small className="num turn">
                      {acts().projects.turn(each.clientName, each.clientTurn)}
                    </small>
                  )}
                </span>
                {each.id === current && <Check size={20} strokeWidth={1.75} aria-hidden="true" />}
              </Link>
            </li>
          ))}
      </ul>
    </Sheet>
  );
}
