import { portalAddress } from '@waymark/api/addresses';
import { Link } from 'wouter';
import type { TaskRow } from '../api/reads.ts';
import type { Mine } from '../project/order.ts';
import type { Directory } from '../project/who.ts';
import { texts } from '../texts/steps.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import { Section } from './Section.tsx';
import { TaskList } from './TaskList.tsx';

/** So many rows a list shows on the home; the rest is behind "All". */
const shownRows = 4;

/** What follows the next task: the rest of now, what is stuck, what waits, what comes later. */
export function Lists({
  mine,
  processId,
  whoIs,
}: {
  mine: Mine<TaskRow>;
  processId: string;
  whoIs: Directory;
}) {
  const { me } = useWorkspace();
  const t = texts().lists;
  const then = [
    ...mine.now.slice(1, 1 + shownRows - Math.min(mine.stuck.length, 1)),
    ...mine.stuck,
  ].slice(0, shownRows);
  const all = mine.open > 1 && (
    <Link className="lnk tall small" href={portalAddress.tasks({ processId })}>
      {t.all(mine.open)}
    </Link>
  );
  return (
    <>
      {then.length > 0 && (
        <Section title={t.then} aside={all}>
          <TaskList
            tasks={then}
            note={(task) => stuckWords(task, me.accountId, whoIs)}
          />
        </Section>
      )}
      {mine.waiting.length > 0 && (
        <Section title={t.waiting} aside={then.length === 0 && all}>
          <TaskList
            tasks={mine.waiting.slice(0, shownRows)}
            note={({ turnBecause }) =>
              turnBecause === 'asked'
                ? t.asked
                : turnBecause === 'held'
                  ? t.held
                  : t.paused
            }
          />
        </Section>
      )}
      {mine.later.length > 0 && (
        <Section
          title={t.later}
          aside={then.length === 0 && mine.waiting.length === 0 && all}
        >
          <TaskList
            tasks={mine.later.slice(0, shownRows)}
            note={(task) => t.inStep(task.milestoneName)}
          />
        </Section>
      )}
    </>
  );
}

/** Who said that it is stuck, and who is on it; nothing for a task that is not. */
export function stuckWords(
  task: TaskRow,
  me: string,
  whoIs: Directory,
): string | undefined {
  if (task.status !== 'STUCKED') return undefined;
  const t = texts().lists;
  const said =
    task.statusBy === me || task.statusBy === null
      ? t.youAreStuck
      : t.isStuck(whoIs(task.statusBy).first);
  const helper = task.followers.map(whoIs).find(({ kind }) => kind === 'team');
  return helper === undefined ? said : `${said} ${t.isOnIt(helper.first)}`;
}
