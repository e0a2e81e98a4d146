import Check from 'lucide-react/icons/check';
import { useEffect, useEffectEvent } from 'react';
import type { MilestoneRow } from '../../base/api/reads.ts';
import { texts } from '../../base/texts/acts.ts';

/** Long enough to see the tick, short enough not to wait for it. */
const seenMs = 900;

/** The answer to "done": a tick on the way. Without motion the way goes on at once. */
export function DoneMoment({
  milestone,
  onEnd,
}: {
  milestone: MilestoneRow | undefined;
  onEnd: () => void;
}) {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => end(), still ? 0 : seenMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <footer className="dock moment">
      <div className="moment-way" aria-hidden="true">
        <i data-walked />
        <span className="w">
          <Check size={16} strokeWidth={3} />
        </span>
        <i />
      </div>
      {milestone !== undefined && (
        <p className="num small two">
          {texts().dock.place(milestone.name, milestone.tasksDone, milestone.tasksTotal)}
        </p>
      )}
    </footer>
  );
}
