import type { Waymark } from '../project/way.ts';

/** The way in one line, for narrow screens: a piece a waymark, as long as it has tasks. */
export function SlimWay({
  way,
  sum,
}: {
  way: Waymark[];
  sum: { done: number; total: number };
}) {
  if (sum.total === 0) return null;
  return (
    <a
      className="slim num"
      href="#way"
      aria-label={`${sum.done} of ${sum.total} done. Show the way`}
    >
      <span className="pieces" aria-hidden="true">
        {way
          .filter(({ total }) => total > 0)
          .map(({ id, done, total }) => (
            <span key={id} style={{ flex: total }}>
              <i style={{ width: `${(done / total) * 100}%` }} />
            </span>
          ))}
      </span>
      <span>
        <b>{sum.done}</b> of {sum.total} done
      </span>
    </a>
  );
}
