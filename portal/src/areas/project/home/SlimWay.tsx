import type { Waymark } from '../../../parts/project/projectProgress.ts';
import { texts } from '../../../base/texts/steps.ts';

/** The way in one line, for narrow screens: a piece a waymark, as long as it has tasks. */
export function SlimWay({ way, sum }: { way: Waymark[]; sum: { done: number; total: number } }) {
  if (sum.total === 0) return null;
  const t = texts();
  return (
    <a className="slim num" href="#way" aria-label={t.showTheWay(sum.done, sum.total)}>
      <span className="pieces" aria-hidden="true">
        {way
          .filter(({ total }) => total > 0)
          .map(({ id, done, total }) => (
            <span key={id} style={{ flex: total }}>
              <i style={{ width: `${(done / total) * 100}%` }} />
            </span>
          ))}
      </span>
      {sum.total > 0 && <span>{t.doneOf(<b>{sum.done}</b>, sum.total)}</span>}
    </a>
  );
}
