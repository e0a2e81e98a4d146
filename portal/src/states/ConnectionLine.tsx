import { readUntilFresh } from '@waymark/client';
import { formatDateTime } from '@waymark/look';
import History from 'lucide-react/icons/history';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { refetch } from '../api/queryCache.ts';
import { wire } from '../api/wire.ts';
import { texts } from '../texts/acts.ts';
import './states.css';

/** What is over sooner than this many milliseconds is not worth a line. */
const appearsAfterMs = 2_000;

/** Says when what is on the screen may be old; the content stays. */
export function ConnectionLine() {
  const { state, since } = useSyncExternalStore(
    wire.freshness.subscribe,
    wire.freshness.present,
  );
  const t = texts();
  const from =
    since === undefined
      ? ''
      : ` ${t.fromThen(formatDateTime(since.toISOString()).slice(-5))}`;
  return (
    <div role="status">
      {state === 'offline' && (
        <Line icon={WifiOff}>
          {t.offline}
          {from}
        </Line>
      )}
      {state === 'stale' && <Stale />}
    </div>
  );
}

/** Stands until what was read is fresh again, which is asked for meanwhile. */
function Stale() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const appears = setTimeout(() => setShown(true), appearsAfterMs);
    const stop = readUntilFresh(wire.freshness, () => refetch());
    return () => {
      clearTimeout(appears);
      stop();
    };
  }, []);
  if (!shown) return null;
  return <Line icon={History}>{texts().stale}</Line>;
}

const Line = ({
  icon: Icon,
  children,
}: {
  icon: LucideIcon;
  children: ReactNode;
}) => (
  <p className="connection-line num">
    <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    <span>{children}</span>
  </p>
);
