import { Check } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';

/** Long enough to see the tick, short enough not to wait for it. */
const seenMs = 900;

type DoneMomentProps = { done: number; total: number; name: string; onEnd: () => void };

/** The answer to "done": a tick on the way. Without motion the way goes on at once. */
export function DoneMoment({ done, total, name, onEnd }: DoneMomentProps) {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(end, still ? 0 : seenMs);
    return () => clearTimeout(timer);
  }, []);
  const reached = Math.min(done, total);
  return (
    <footer className="dock moment">
      <div className="moment-way" aria-hidden="true">
        <i data-walked /><span className="w"><Check size={16} strokeWidth={3} /></span><i />
      </div>
      <p className="num small two">{name}{total > 0 && `, ${reached} of ${total}`}</p>
    </footer>
  );
}
