import { portalAddress } from '@waymark/api/addresses';
import { formatDate, WholeWords } from '@waymark/look';
import Check from 'lucide-react/icons/check';
import type { Waymark } from '../../../parts/project/projectProgress.ts';
import { Link } from 'wouter';
import { texts as pages } from '../../../base/texts/pages.ts';
import { texts } from '../../../base/texts/steps.ts';

type ProjectProgressProps = {
  way: Waymark[];
  sum: { done: number; total: number };
  seller: string;
  end: string;
  finished: boolean;
  processId: string;
};

/** The way through the project: waymarks on a line, filled up to where we are. */
export function ProjectProgress({
  way,
  sum,
  seller,
  end,
  finished,
  processId,
}: ProjectProgressProps) {
  const t = texts();
  return (
    <section className="panel the-way" aria-labelledby="way-title">
      <header>
        <h2 id="way-title" className="grow">
          {t.way.title}
        </h2>
        {sum.total > 0 && <span className="num small two">{t.doneOf(sum.done, sum.total)}</span>}
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
              <b>
                <WholeWords>{mark.name}</WholeWords>
              </b>
              <Words mark={mark} seller={seller} />
            </span>
          </li>
        ))}
      </ol>
      <p>
        <Link className="lnk tall small" href={portalAddress.steps({ processId })}>
          {t.title}
        </Link>
      </p>
      {!finished && end !== '' && (
        <p className="end num">{t.way.plannedEnd(<b>{formatDate(end)}</b>)}</p>
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
  const t = texts();
  if (state === 'was')
    return (
      <small className="num">
        {completedAt === null ? t.way.done : pages().due.done(formatDate(completedAt))}
      </small>
    );
  if (theirs) return <small>{t.way.theirs(seller)}</small>;
  if (state === 'now') return <small className="num">{t.way.here(done, total)}</small>;
  if (late === undefined) return <small className="num">{t.way.count(done, total)}</small>;
  return (
    <small className="num late">
      {t.way.late(done, total, late.count, formatDate(late.since))}
    </small>
  );
}
