import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import type { TaskRow } from '../api/reads.ts';
import type { Mine } from '../project/order.ts';
import type { Directory, Other } from '../project/who.ts';
import { Due } from '../task/Due.tsx';
import { plainText } from '../task/plainText.ts';
import { taskPath } from '../task/taskPath.ts';

type NextCardProps = {
  mine: Mine<TaskRow>;
  sum: { done: number; total: number };
  others: Other<TaskRow>[];
  whoIs: Directory;
};

/** The one thing to do; the only filled button of the page. */
export function NextCard({ mine, sum, others, whoIs }: NextCardProps) {
  const task = mine.now[0];
  if (task === undefined)
    return <NothingNow mine={mine} sum={sum} others={others} whoIs={whoIs} />;
  const said = plainText(task.description);
  const excerpt =
    said.toLowerCase() === task.headline.toLowerCase() ? '' : said;
  return (
    <section className="panel next" aria-labelledby="next-title">
      <header>
        <span className="grow">Next for you</span>
        <Due task={task} bare />
      </header>
      <div>
        <h2 id="next-title">{task.headline}</h2>
        {excerpt !== '' && <p className="excerpt">{excerpt}</p>}
        <Link className="btn primary wide" href={taskPath(task)}>
          Open task
          <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      </div>
    </section>
  );
}

/** Why there is nothing to do, in the order of what a reader would ask. */
function NothingNow({ mine, sum, others, whoIs }: NextCardProps) {
  const first = others.find(({ ref }) => ref !== null);
  const finished = sum.total > 0 && sum.done === sum.total;
  return (
    <section className="panel next" aria-labelledby="next-title">
      <header>
        <span className="grow">Next for you</span>
      </header>
      <div>
        <h2 id="next-title">
          {finished ? 'Everything is done' : 'Nothing for you right now'}
        </h2>
        <p className="excerpt">
          {finished && 'The whole way lies behind you.'}
          {!finished &&
            mine.stuck.length > 0 &&
            'What you are stuck with is with the others. You get a mail when it is your turn again.'}
          {!finished &&
            mine.stuck.length === 0 &&
            (first === undefined || first.ref === null
              ? 'You get a mail when it is your turn.'
              : `It is the turn of ${whoIs(first.ref).first}. You get a mail when it is yours.`)}
        </p>
      </div>
    </section>
  );
}
