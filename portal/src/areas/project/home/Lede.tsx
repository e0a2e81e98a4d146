import type { TaskRow } from '../../../base/api/reads.ts';
import { effortOf } from '../../../parts/project/effort.ts';
import { useToday } from '../../../base/workspace/useToday.ts';
import { weekOf } from '../../../parts/project/week.ts';
import { texts } from '../../../base/texts/steps.ts';
import { takes } from '../../../parts/task/takes.ts';

/**
 * About how long the reader's things of this week take in all, and the first of them. @param now
 * what they can do now
 */
export function Lede({ now }: { now: TaskRow[] }) {
  const t = texts().effort;
  const { week } = weekOf({ now, stuck: [] }, useToday());
  const effort = effortOf(week);
  // Its room was kept.
  if (effort === undefined) return <p className="lede" />;
  const time = t[effort.unit](effort.amount);
  const first = week[0]?.duration;
  return (
    <p className="lede two num">
      {week.length === 1 ? t.one(time) : t.inAll(time)}
      {week.length > 1 && first != null && ` ${t.first(takes(first))}`}
    </p>
  );
}
