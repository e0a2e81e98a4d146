import { formatDate } from '@waymark/look';
import Check from 'lucide-react/icons/check';
import type { ExecutionRow, MilestoneRow, TaskRow } from '../../../base/api/reads.ts';
import { sumOf } from '../../../parts/project/projectProgress.ts';
import type { Directory } from '../../../parts/project/who.ts';
import { texts } from '../../../base/texts/steps.ts';
import { useZone } from '../../../base/workspace/useToday.ts';
import { daysBetween, dayOver } from './over.ts';

type LiveProps = {
  project: ExecutionRow;
  tasks: readonly TaskRow[];
  milestones: readonly MilestoneRow[];
  whoIs: Directory;
};

/** The whole way lies behind: since when, how long it took beside the plan, and who took part. */
export function Live({ project, tasks, milestones, whoIs }: LiveProps) {
  const t = texts().live;
  const { done, total } = sumOf(milestones);
  const over = dayOver(milestones, tasks, useZone());
  const people = new Set(
    tasks
      .map(({ assignee }) => assignee)
      .filter((id) => id !== null && whoIs(id).kind === 'client'),
  );
  return (
    <section className="panel live" aria-labelledby="live-title">
      <h2 id="live-title">{t.title}</h2>
      {over !== undefined && <p className="two num">{t.since(formatDate(over))}</p>}
      <ol className="walked" aria-hidden="true">
        {milestones.map(({ id }) => (
          <li key={id}>
            <Check size={16} strokeWidth={3} />
          </li>
        ))}
      </ol>
      <dl className="facts num">
        <div>
          <dt>{t.tasksOf(done, total)}</dt>
          <dd>{t.tasks}</dd>
        </div>
        {over !== undefined && (
          <div>
            <dt>{t.days(daysBetween(project.start, over))}</dt>
            <dd>{besidePlan(daysBetween(over, project.end))}</dd>
          </div>
        )}
        {people.size > 0 && (
          <div>
            <dt>{t.people(people.size)}</dt>
            <dd>{t.tookPart(project.clientName, people.size)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** @param left days from the end to that of the plan */
function besidePlan(left: number): string {
  const t = texts().live;
  if (left === 0) return t.asPlanned;
  return left > 0 ? t.fewer(left) : t.more(-left);
}
