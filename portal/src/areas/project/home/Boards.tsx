import { portalAddress } from '@waymark/api/addresses';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import type { TaskRow } from '../../../base/api/reads.ts';
import { standing } from '../../../parts/project/order.ts';
import { useBoards } from '../../../parts/project/useBoards.ts';
import { texts } from '../../../base/texts/steps.ts';
import { useWorkspace } from '../../../base/workspace/workspaceContext.ts';
import { Section } from './Section.tsx';

/**
 * Projects with jobs that the reader sees, each a way to its own page (PRODUCT 8.10). `except`: the
 * one where one is.
 */
export function Boards({ except }: { except?: string }) {
  const { me } = useWorkspace();
  const boards = useBoards().filter(([planId]) => planId !== except);
  if (boards.length === 0) return null;
  const t = texts();
  return (
    <Section title={t.jobs}>
      <ul className="panel items">
        {boards.map(([planId, ofBoard]) => (
          <li key={planId}>
            <Link href={portalAddress.process({ processId: planId })}>
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
