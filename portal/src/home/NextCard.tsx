import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'wouter';
import type { TaskRow } from '../api/reads.ts';
import type { Mine } from '../project/order.ts';
import type { Directory } from '../project/who.ts';
import { turnElsewhere } from '../project/who.ts';
import { Due } from '../task/Due.tsx';
import { plainText } from '../task/plainText.ts';
import { taskPath } from '../task/taskPath.ts';
import { texts } from '../texts/pages.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';

type NextCardProps = {
  mine: Mine<TaskRow>;
  sum: { done: number; total: number };
  tasks: readonly TaskRow[];
  whoIs: Directory;
};

/** The one thing to do; the only filled button of the page. */
export function NextCard({ mine, sum, tasks, whoIs }: NextCardProps) {
  const task = mine.now[0];
  if (task === undefined)
    return <NothingNow mine={mine} sum={sum} tasks={tasks} whoIs={whoIs} />;
  const t = texts().next;
  const said = plainText(task.description);
  const excerpt =
    said.toLowerCase() === task.headline.toLowerCase() ? '' : said;
  return (
    <section className="panel next" aria-labelledby="next-title">
      <header>
        <span className="grow">{t.title}</span>
        <Due task={task} bare />
      </header>
      <div>
        <h2 id="next-title">{task.headline}</h2>
        {excerpt !== '' && <p className="excerpt">{excerpt}</p>}
        <Link className="btn primary wide" href={taskPath(task)}>
          {t.open}
          <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      </div>
    </section>
  );
}

/** Why there is nothing to do, in the order of what a reader would ask. */
function NothingNow({ mine, sum, tasks, whoIs }: NextCardProps) {
  const t = texts().next;
  const { me, membership } = useWorkspace();
  const elsewhere = turnElsewhere(tasks, me.accountId);
  const finished = sum.total > 0 && sum.done === sum.total;
  return (
    <section className="panel next" aria-labelledby="next-title">
      <header>
        <span className="grow">{t.title}</span>
      </header>
      <div>
        <h2 id="next-title">{finished ? t.allDone : t.nothing}</h2>
        <p className="excerpt">
          {finished
            ? t.walked
            : mine.stuck.length > 0
              ? t.stuck
              : elsewhere === undefined
                ? t.notBegun
                : t.turnOf(
                    elsewhere.ref === null
                      ? membership.workspaceName
                      : whoIs(elsewhere.ref).first,
                  )}
        </p>
      </div>
    </section>
  );
}
