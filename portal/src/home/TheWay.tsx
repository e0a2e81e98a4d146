import { formatDate } from '@waymark/look';
import { Check } from 'lucide-react';
import type { Waymark } from '../project/way.ts';

type TheWayProps = {
  way: Waymark[];
  sum: { done: number; total: number };
  seller: string;
  end: string;
  finished: boolean;
};

/** The way through the project: waymarks on a line, filled up to where we are. */
export function TheWay({ way, sum, seller, end, finished }: TheWayProps) {
  return (
    <section className="panel the-way" aria-labelledby="way-title">
      <header>
        <h2 id="way-title" className="grow">
          The way
        </h2>
        <span className="num small two">
          {sum.done} of {sum.total} done
        </span>
      </header>
      <ol className="way">
        {way.map((mark) => (
          <li
            key={mark.id}
            data-state={mark.state}
            aria-current={mark.state === 'now' ? 'step' : undefined}
          >
            <span className="w" aria-hidden="true">
              {mark.state === 'was' && <Check size={16} strokeWidth={3} />}
            </span>
            <span className="grow">
              <b>{mark.name}</b>
              <Words mark={mark} seller={seller} />
            </span>
          </li>
        ))}
      </ol>
      {!finished && end !== '' && (
        <p className="end num">
          Planned to be finished on <b>{formatDate(end)}</b>
        </p>
      )}
    </section>
  );
}

function Words({
  mark: { state, done, total, theirs, completedAt, late },
  seller,
}: {
  mark: Waymark;
  seller: string;
}) {
  if (state === 'was')
    return (
      <small className="num">
        {completedAt === null ? 'Done' : `Done ${formatDate(completedAt)}`}
      </small>
    );
  if (theirs) return <small>{seller} does these</small>;
  const count = `${done} of ${total}`;
  if (state === 'now')
    return <small className="num">{count}, you are here</small>;
  if (late === undefined) return <small className="num">{count}</small>;
  return (
    <small className="num late">
      {count}, {late.count === 1 ? 'one was' : `${late.count} were`} due{' '}
      {late.count === 1 ? '' : 'since '}
      {formatDate(late.since)}
    </small>
  );
}
