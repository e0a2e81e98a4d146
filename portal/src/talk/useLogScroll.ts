import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps a log where its reader is: it opens at `begin` (`[data-begin]`), else at its end, follows what comes while its end is
 * in view or the reader speaks, and counts what came below otherwise.
 */
export function useLogScroll(
  log: RefObject<HTMLElement | null>,
  { count, ownLast }: { readonly count: number; readonly ownLast: boolean },
): { readonly below: number; readonly toEnd: () => void } {
  const [atEnd, setAtEnd] = useState(true);
  /** How many there were when the end was in view. */
  const [known, setKnown] = useState(count);
  if (atEnd && known !== count) setKnown(count);
  const first = useRef(true);

  const toEnd = () => {
    const scrolled = scrolledWith(log.current!);
    scrolled.scrollTo({ top: scrolled.scrollHeight });
  };
  useLayoutEffect(() => {
    const begin = log.current?.querySelector<HTMLElement>('[data-begin]');
    if (first.current && begin) {
      const scrolled = scrolledWith(log.current!);
      if (scrolled === log.current)
        scrolled.scrollTo({ top: begin.offsetTop - scrolled.offsetTop });
      else begin.scrollIntoView();
    } else if (first.current || atEnd || ownLast) toEnd();
    first.current = false;
    // oxlint-disable-next-line exhaustive-deps -- only something new moves it
  }, [count]);
  useEffect(() => {
    const end = log.current?.querySelector('[data-end]');
    if (!end) return;
    const observer = new IntersectionObserver(
      ([seen]) => setAtEnd(seen!.isIntersecting),
      { rootMargin: '96px' },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [log]);
  return { below: atEnd ? 0 : Math.max(0, count - known), toEnd };
}

/** On a desk the log itself is scrolled, on a phone the page. */
const scrolledWith = (log: HTMLElement): HTMLElement =>
  getComputedStyle(log).overflowY === 'auto' ? log : document.documentElement;
