import { portalAddress } from '@waymark/api/addresses';
import { formatDate } from '@waymark/look';
import { Link } from 'wouter';
import type { TaskRow } from '../../../base/api/reads.ts';
import { useToday } from '../../../base/workspace/useToday.ts';
import type { Mine } from '../../../parts/project/order.ts';
import { weekOf } from '../../../parts/project/week.ts';
import type { Directory } from '../../../parts/project/who.ts';
import { texts } from '../../../base/texts/steps.ts';
import { useWorkspace } from '../../../base/workspace/workspaceContext.ts';
import { Section } from './Section.tsx';
import { TaskList } from './TaskList.tsx';

/** The number of rows that a list shows on the home; the rest is behind "All". */
const shownRows = 4;

/**
 * Lists below the next task: the rest of this week and what is stuck, the rest of now, what waits,
 * what comes later.
 */
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
  const { week, then } = weekOf(mine, useToday());
  const next = mine.now[0];
  const also = week.filter((task) => task !== next);
  // What is stuck is not lost behind what is due.
  const stuck = Math.min(mine.stuck.length, 1);
  const shown = [
    ...also.filter((task) => !mine.stuck.includes(task)).slice(0, shownRows - stuck),
    ...mine.stuck,
  ].slice(0, shownRows);
  const all = mine.open > 1 && (
    <Link className="lnk tall small" href={portalAddress.tasks({ processId })}>
      {t.all(mine.open)}
    </Link>
  );
  return (
    <>
      {shown.length > 0 && (
        <Section title={t.week} aside={all}>
          <TaskList tasks={shown} note={(task) => stuckWords(task, me.accountId, whoIs)} />
        </Section>
      )}
      {then.length > 0 && (
        <Section title={t.then} aside={shown.length === 0 && all}>
          <TaskList tasks={then.slice(0, shownRows)} />
        </Section>
      )}
      {mine.waiting.length > 0 && (
        <Section title={t.waiting} aside={also.length + then.length === 0 && all}>
          <TaskList
            tasks={mine.waiting.slice(0, shownRows)}
            note={({ turnBecause }) =>
              turnBecause === 'asked' ? t.asked : turnBecause === 'held' ? t.held : t.paused
            }
          />
        </Section>
      )}
      {mine.later.length > 0 && (
        <Section
          title={t.later}
          aside={also.length + then.length + mine.waiting.length === 0 && all}
        >
          <TaskList
            tasks={mine.later.slice(0, shownRows)}
            // A board has no milestones: its jobs are the steps.
            note={({ milestoneName, moduleTitle }) => t.inStep(milestoneName || moduleTitle)}
          />
        </Section>
      )}
    </>
  );
}

/** Says who reported that a task is stuck, and who is on it; nothing for a task that is not. */
export function stuckWords(task: TaskRow, me: string, whoIs: Directory): string | undefined {
  if (task.status !== 'STUCKED') return undefined;
  const t = texts().lists;
  const since = task.statusAt === null ? undefined : formatDate(task.statusAt);
  const said =
    task.statusBy === me || task.statusBy === null
      ? t.youAreStuck(since)
      : t.isStuck(whoIs(task.statusBy).first, since);
  const helper = task.followers.map(whoIs).find(({ kind }) => kind === 'team');
  return helper === undefined ? said : `${said} ${t.isOnIt(helper.first)}`;
}
