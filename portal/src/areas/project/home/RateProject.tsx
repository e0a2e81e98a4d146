import { formatDate } from '@waymark/look';
import { useId, useRef, useState } from 'react';
import { describeError } from '../../../base/api/problem.ts';
import { readAll, type ExecutionRow, type OwnRating } from '../../../base/api/reads.ts';
import { useQuery } from '../../../base/api/useQuery.ts';
import { Alert } from '../../../base/page/Alert.tsx';
import { texts } from '../../../base/texts/rating.ts';
import { tell } from '../../../base/toast/toasts.ts';
import { useWorkspace } from '../../../base/workspace/workspaceContext.ts';
import { useAct } from '../../../parts/task/useAct.ts';
import { keptRating, type RatingDraft } from './keptRating.ts';
import './rateProject.css';

const NUMBERS = [1, 2, 3, 4, 5];
/** As the services take them. */
const MOST = 2_000;
type Rated = Pick<ExecutionRow, 'id' | 'name'>;

/** Asks how a project was that is over; whoever has said it reads it there, and may change it. */
export default function RateProject({ project }: { project: Rated }) {
  const { workspaceId, me } = useWorkspace();
  const { accountId } = me;
  const own = useQuery<OwnRating[]>(`ratings ${workspaceId} ${project.id}`, () =>
    readAll(workspaceId, 'ratings', {
      filter: { planId: project.id, accountId },
      sort: ['at', 'DESC'],
    }),
  );
  if (own.data === undefined) return null;
  return <RatingForm project={project} said={own.data[0]} />;
}

function RatingForm({ project, said }: { project: Rated; said: OwnRating | undefined }) {
  const t = texts();
  const { me, membership } = useWorkspace();
  const { busy, error, run } = useAct();
  const kept = keptRating(localStorage, me.accountId, project.id);
  const [draft, setDraft] = useState(() => kept.load());
  const shown = draft ?? { rating: said?.rating ?? null, words: said?.words ?? '' };
  const [missing, setMissing] = useState(false);
  const [titleId, wordsId, problemId] = [useId(), useId(), useId()];
  const first = useRef<HTMLInputElement>(null);
  const { rating, words } = shown;
  const over = words.trim().length - MOST;
  const problem = missing
    ? t.missing
    : over > 0
      ? t.tooLong(over)
      : error === undefined
        ? undefined
        : describeError(error).sentence;
  const change = (next: Partial<RatingDraft>) => {
    const changed = { ...shown, ...next };
    setMissing(false);
    setDraft(changed);
    kept.keep(changed);
  };
  const send = async () => {
    setMissing(rating === null);
    if (rating === null) first.current?.focus();
    if (rating === null || over > 0) return;
    const about = { processId: project.id, taskId: project.id, headline: project.name };
    const done = await run(about, 'RateProcess', {
      ...{ processId: project.id, rating, words: words.trim() },
    });
    if (done === undefined) return;
    kept.keep(null);
    tell(done.sent ? t.sent : t.willBeSent);
  };
  return (
    <section className="panel rate" aria-labelledby={titleId}>
      <h2 id={titleId}>{t.title(me.firstName)}</h2>
      <p className="two small">{t.hint(membership.workspaceName)}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <div
          className="scale num"
          role="radiogroup"
          aria-label={t.scale}
          aria-describedby={missing ? problemId : undefined}
        >
          {NUMBERS.map((number) => (
            <label key={number}>
              <input
                ref={number === 1 ? first : undefined}
                type="radio"
                name={titleId}
                checked={rating === number}
                onChange={() => change({ rating: number })}
              />
              {number}
            </label>
          ))}
        </div>
        <label className="lb" htmlFor={wordsId}>
          {t.better} <span className="mute">{t.optional}</span>
        </label>
        <textarea
          id={wordsId}
          rows={3}
          value={words}
          aria-invalid={over > 0 || undefined}
          aria-describedby={over > 0 ? problemId : undefined}
          onChange={(event) => change({ words: event.target.value })}
        />
        {problem !== undefined && <Alert id={problemId}>{problem}</Alert>}
        {said !== undefined && <p className="mute small num">{t.on(formatDate(said.at))}</p>}
        <button className="btn wide" aria-disabled={busy}>
          {t.send}
        </button>
      </form>
    </section>
  );
}
