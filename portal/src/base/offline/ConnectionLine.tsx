import { readUntilFresh } from '@waymark/client';
import { formatDateTime } from '@waymark/look';
import CircleCheck from 'lucide-react/icons/circle-check';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import History from 'lucide-react/icons/history';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { noteVisits } from './due.ts';
import { refetch } from '../api/queryCache.ts';
import { wire } from '../api/wire.ts';
import { texts } from '../texts/offline.ts';
import { lastReadAt } from './device.ts';
import { silenceMs } from './sending.ts';
import { useSending } from './useSending.ts';
import './offline.css';

/** What is over sooner than this many milliseconds is not worth a line. */
const staleAfterMs = 2_000;
/** So long, in milliseconds, it stands that the line is back. */
const backForMs = 6_000;

/**
 * Says when what is on the screen may be old, and what became of what was done meanwhile; the
 * content stays.
 */
export function ConnectionLine() {
  const { state, since } = useSyncExternalStore(wire.freshness.subscribe, wire.freshness.present);
  const offline = useLasting(state === 'offline', silenceMs);
  const [wasOffline, setWasOffline] = useState(false);
  if (offline && !wasOffline) setWasOffline(true);
  useEffect(() => {
    if (offline) noteVisits({ offline: true });
  }, [offline]);
  const from = lastReadAt() ?? since?.toISOString();
  const t = texts();
  return (
    <div role="status">
      {offline ? (
        <Line icon={WifiOff}>
          <b>{t.none}</b> {from !== undefined && `${t.from(formatDateTime(from).slice(-5))} `}
          {t.goOn}
        </Line>
      ) : state === 'stale' ? (
        <Stale />
      ) : wasOffline ? (
        <Back onEnd={() => setWasOffline(false)} />
      ) : (
        <NotSent />
      )}
    </div>
  );
}

/**
 * There is a line, and the services take nothing: on every page, since what was done is shown as
 * done.
 */
function NotSent() {
  const { waiting } = useSending();
  const t = texts();
  return (
    waiting.length > 0 && (
      <Line icon={CloudUpload}>
        <b>{t.notSent(waiting.length)}</b> {t.keepTrying}
      </Line>
    )
  );
}

/** What became of what waited; it goes once that has been read. */
function Back({ onEnd }: { onEnd: () => void }) {
  const { waiting, back, sent } = useSending();
  const open = waiting.length;
  useEffect(() => {
    if (open > 0) return;
    const timer = setTimeout(onEnd, backForMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line exhaustive-deps -- it ends once, that long after the last was sent
  }, [open]);
  const t = texts();
  return (
    <Line icon={CircleCheck} good>
      <b>{t.back}</b>{' '}
      {open > 0
        ? t.sending(open)
        : back.length > 0
          ? t.sentOf(sent.length, sent.length + back.length, back.length)
          : sent.length > 0 && t.sent(sent.length)}
    </Line>
  );
}

/** Whether something has been so for a while. */
function useLasting(now: boolean, forMs: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!now) return;
    const timer = setTimeout(() => setLasts(true), forMs);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [now, forMs]);
  return now && lasts;
}

/** Stands until what was read is fresh again, which is asked for meanwhile. */
function Stale() {
  const shown = useLasting(true, staleAfterMs);
  useEffect(() => readUntilFresh(wire.freshness, () => refetch()), []);
  return shown && <Line icon={History}>{texts().stale}</Line>;
}

const Line = ({
  icon: Icon,
  good = false,
  children,
}: {
  icon: LucideIcon;
  good?: boolean;
  children: ReactNode;
}) => (
  <p className={good ? 'connection-line good num' : 'connection-line num'}>
    <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    <span>{children}</span>
  </p>
);
