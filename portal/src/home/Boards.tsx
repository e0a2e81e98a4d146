import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import { readAll, type TaskRow } from '../api/reads.ts';
import { useQuery } from '../api/useQuery.ts';
import { standing } from '../project/order.ts';
import { texts } from '../texts/steps.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import { Section } from './Lists.tsx';

/** Projects with jobs that the reader sees, each a way to its own page (PRODUCT 8.10). */
export function Boards() {
  const { workspaceId, me } = useWorkspace();
  // Any change of a plan makes it old, as it does what begins with executions.
  const tasks = useQuery(`executions ${workspaceId} boards`, () =>
    readAll(workspaceId, 'tasks', {
      filter: { planKind: ['project'], active: true },
      sort: ['place', 'ASC'],
    }),
  );
  const boards = [...Map.groupBy(tasks.data ?? [], ({ planId }) => planId)];
  if (boards.length === 0) return null;
  const t = texts();
  return (
    <Section title={t.jobs}>
      <ul className="panel items">
        {boards.map(([planId, ofBoard]) => (
          <li key={planId}>
            <Link href={`/portal/process/${planId}`}>
              <span className="grow">
                <span className="t">{ofBoard[0]!.planName}</span>
                <small className="num">
                  {t.jobsOf(
                    ofBoard.filter(({ status }) => status === 'DONE').length,
                    ofBoard.length,
                    ofBoard.filter((task) => isFor(task, me.accountId)).length,
                  )}
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

const isFor = (task: TaskRow, me: string): boolean =>
  task.assignee === me && standing(task) === 'now';
