import { useEffect, useState } from 'react';

/** Milliseconds that one should wait for the mail before asking for another. */
const waitMs = 60_000;

const secondsLeft = (sentAt: number | undefined): number =>
  sentAt === undefined ? 0 : Math.max(0, Math.ceil((sentAt + waitMs - Date.now()) / 1000));

/**
 * Counts down after a code was sent.
 * @param sentAt in milliseconds since 1970; undefined: none was sent here
 * @returns the time until a new one may be asked for, as `0:42`; null: it may be now
 */
export function useNewCodeIn(sentAt: number | undefined): string | null {
  const [, look] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => look((times) => times + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = secondsLeft(sentAt);
  if (seconds === 0) return null;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
