import { heardInFrame, heightOf } from '@waymark/client';
import type { BookingPage } from '@waymark/client';
import { useEffect, useRef, useState } from 'react';

/** Silence of the provider's page, in milliseconds, after which it does not load, and after which people are asked. */
const NO_ANSWER = 10_000;
const NO_BOOKING = 600_000;

/** What became of the page in the frame: how high it is, whether it answers, and whether it is time to ask. */
export type InFrame = {
  readonly frame: React.RefObject<HTMLIFrameElement | null>;
  readonly height: number;
  readonly isSilent: boolean;
  readonly isLong: boolean;
  readonly onLoad: () => void;
  /** Begins anew: of what does not load, or of what was not booked yet. */
  readonly again: () => void;
  /** Counts the beginnings; the frame is made anew with each. */
  readonly nth: number;
};

/** Listens to the page in the frame. Calendly says that it is there; of HubSpot nothing is heard but that it has loaded. */
export function useInFrame(
  page: BookingPage,
  onBooked: (ref: string | null) => void,
): InFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const [nth, setNth] = useState(0);
  const [height, setHeight] = useState(() => heightOf(page));
  const [answers, setAnswers] = useState(false);
  const [isSilent, setSilent] = useState(false);
  const [isLong, setLong] = useState(false);
  const booked = useRef(onBooked);
  useEffect(() => {
    booked.current = onBooked;
  });

  const { provider, link } = page;
  useEffect(() => {
    const hear = (message: MessageEvent<unknown>) => {
      const from = frame.current?.contentWindow ?? null;
      const said = heardInFrame({ provider, link }, from, message);
      if (said === null) return;
      setAnswers(true);
      if (said.what === 'booked') booked.current(said.ref);
      // It says a few pixels first: it only grows.
      if (said.what === 'height')
        setHeight((before) => Math.max(before, said.height));
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [provider, link]);

  useEffect(() => {
    if (answers) return;
    const timer = setTimeout(() => setSilent(true), NO_ANSWER);
    return () => clearTimeout(timer);
  }, [answers, nth]);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), NO_BOOKING);
    return () => clearTimeout(timer);
  }, [nth]);

  return {
    ...{ frame, height, nth, isLong },
    isSilent: isSilent && !answers,
    onLoad: () => provider === 'HUBSPOT' && setAnswers(true),
    again: () => {
      setNth((before) => before + 1);
      setAnswers(false);
      setSilent(false);
      setLong(false);
    },
  };
}
