import { useEffect, useState } from 'react';
import { texts } from '../texts/signIn.ts';

/** So long one should wait for the mail before asking for another. */
const waitMs = 60_000;

const left = (sentAt: number | undefined): number =>
  sentAt === undefined
    ? 0
    : Math.max(0, Math.ceil((sentAt + waitMs - Date.now()) / 1000));

/** Counts down after a code was sent, then offers a new one. Give it the time of sending as `key`. */
export function NewCode({
  sentAt,
  onAsk,
}: {
  sentAt: number | undefined;
  onAsk: () => Promise<void>;
}) {
  const [seconds, setSeconds] = useState(() => left(sentAt));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left(sentAt)), 1000);
    return () => clearInterval(timer);
  }, [sentAt]);
  const t = texts().code;
  if (seconds > 0)
    return (
      <span className="num">
        {t.newIn(
          `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
        )}
      </span>
    );
  return (
    <button type="button" className="lnk" onClick={() => void onAsk()}>
      {sentAt === undefined ? t.send : t.sendNew}
    </button>
  );
}
