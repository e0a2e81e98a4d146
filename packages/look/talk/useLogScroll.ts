import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** So near to its end a log is followed, in pixels. */
const NEAR = '96px';

/**
 * Keeps a log where its reader is: it opens where what is new begins (`[data-begin]`), else at its
 * end, follows what comes while its end (`[data-end]`) is in view or the reader speaks, and counts
 * what came below otherwise.
 * @param count how much is in it; 0 while that is not known
 * @param own how much of it the reader has just said
 * @param look changes when what is in it takes another room
 */
export function useLogScroll(
  log: RefObject<HTMLElement | null>,
  { count, own, look = '' }: { readonly count: number; readonly own: number; look?: string },
): { readonly below: number; readonly toEnd: () => void } {
  const [atEnd, setAtEnd] = useState(true);
  /** How many there were when the end was in view. */
  const [known, setKnown] = useState(count);
  if (atEnd && known !== count) setKnown(count);
  const opened = useRef(false);
  const spoken = useRef(own);

  const toEnd = () => {
    const scrolled = scrolledWith(log.current!);
    scrolled.scrollTo({ top: scrolled.scrollHeight });
  };
  useLayoutEffect(() => {
    if (!opened.current && count === 0) return;
    const begin = log.current?.querySelector<HTMLElement>('[data-begin]');
    const speaks = own > spoken.current;
    spoken.current = own;
    if (!opened.current && begin) {
      const scrolled = scrolledWith(log.current!);
      if (scrolled === log.current)
        scrolled.scrollTo({ top: begin.offsetTop - scrolled.offsetTop });
      else begin.scrollIntoView();
    } else if (!opened.current || atEnd || speaks) toEnd();
    opened.current = true;
    // oxlint-disable-next-line exhaustive-deps -- only what is in it moves it
  }, [count, own, look]);
  useEffect(() => {
    const end = log.current?.querySelector('[data-end]');
    if (!end) return;
    const observer = new IntersectionObserver(([seen]) => setAtEnd(seen!.isIntersecting), {
      rootMargin: NEAR,
    });
    observer.observe(end);
    return () => observer.disconnect();
  }, [log]);
  return { below: atEnd ? 0 : Math.max(0, count - known), toEnd };
}

/** On a desk the log itself is scrolled, on a phone the page. */
const scrolledWith = (log: HTMLElement): HTMLElement =>
  getComputedStyle(log).overflowY === 'auto' ? log : document.documentElement;
