import { shortTitle, WholeWords } from '@waymark/look';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { AboutNext, NewInTalk, NextActs } from './lateParts.tsx';
import type { TaskRow } from '../../../base/api/reads.ts';
import type { Mine } from '../../../parts/project/order.ts';
import type { Directory } from '../../../parts/project/who.ts';
import { turnElsewhere } from '../../../parts/project/turnElsewhere.ts';
import { firstAndWhether } from '../../../parts/project/who.ts';
import { Due } from '../../../parts/task/Due.tsx';
import { plainText } from '../../../parts/task/plainText.ts';
import { texts } from '../../../base/texts/pages.ts';
import { useWorkspace } from '../../../base/workspace/workspaceContext.ts';
import { taskPath } from '../../../parts/project/taskPath.ts';

type NextCardProps = { mine: Mine<TaskRow>; tasks: readonly TaskRow[]; whoIs: Directory };

/** The one thing to do; the only filled button of the page. */
export function NextCard({ mine, tasks, whoIs }: NextCardProps) {
  const task = mine.now[0];
  if (task === undefined) return <NothingNow mine={mine} tasks={tasks} whoIs={whoIs} />;
  const t = texts().next;
  const said = plainText(task.description);
  const title = shortTitle(task.headline);
  const excerpt =
    title !== task.headline
      ? task.headline
      : said.toLowerCase() === title.toLowerCase()
        ? ''
        : said;
  return (
    <section className="panel next" aria-labelledby="next-title">
      <header>
        <span className="grow">{t.title}</span>
        <Due task={task} bare />
      </header>
      <div>
        <h2 id="next-title">
          <WholeWords>{title}</WholeWords>
        </h2>
        {excerpt !== '' && <p className="excerpt">{excerpt}</p>}
        <Suspense fallback={task.duration && <p className="next-facts" />}>
          <AboutNext task={task} whoIs={whoIs} explained={excerpt !== ''} />
        </Suspense>
        <Suspense>
          <NewInTalk task={task} />
        </Suspense>
        <div className="next-acts">
          <Link className="btn primary" href={taskPath(task)}>
            {t.open}
            <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
          </Link>
          <Suspense>
            <NextActs task={task} whoIs={whoIs} />
          </Suspense>
        </div>
      </div>
    </section>
  );
}

/** Why there is nothing to do, in the order of what a reader would ask. */
function NothingNow({ mine, tasks, whoIs }: NextCardProps) {
  const t = texts().next;
  const { me, membership } = useWorkspace();
  const elsewhere = turnElsewhere(tasks, me.accountId);
  return (
    <section className="panel next" aria-labelledby="next-title">
      <header>
        <span className="grow">{t.title}</span>
      </header>
      <div>
        <h2 id="next-title">{t.nothing}</h2>
        <p className="excerpt">
          {mine.stuck.length > 0
            ? t.stuck
            : elsewhere === undefined
              ? t.notBegun
              : t.turnOf(
                  elsewhere.ref === null
                    ? membership.workspaceName
                    : firstAndWhether(whoIs(elsewhere.ref)),
                )}
        </p>
      </div>
    </section>
  );
}
