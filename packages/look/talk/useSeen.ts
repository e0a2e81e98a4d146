import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { isUnseen, type SaidAt } from './said.ts';

/** So long something has to be in view to count as seen, in milliseconds (PRODUCT 13.6). */
const SEEN_AFTER = 1_000;
/** How much of it; of what is longer than there is room for its beginning is enough. */
const ENOUGH = 0.6;

/**
 * Marks as seen what stood in view (`[data-at]` in the log) for a second while the page was looked
 * at.
 * @param seenUpTo what is known to be seen; undefined while that is not known
 * @param mark tells it; what could not be told is told with the next that comes into view
 */
export function useSeen(
  log: RefObject<HTMLElement | null>,
  said: readonly (SaidAt & { readonly id: string })[],
  seenUpTo: string | null | undefined,
  me: string,
  mark: (upTo: string) => Promise<unknown>,
): void {
  const marked = useRef('');
  const look = useEffectEvent((inView: ReadonlySet<string>) => {
    if (seenUpTo === undefined || document.visibilityState !== 'visible') return;
    const known = [seenUpTo ?? '', marked.current].sort().at(-1)!;
    const last = said.findLast((one) => inView.has(one.at) && isUnseen(one, known, me));
    if (last === undefined) return;
    marked.current = last.at;
    mark(last.at).catch(() => void (marked.current = ''));
  });
  const ids = said.map(({ id }) => id).join();
  useEffect(() => {
    const root = log.current;
    if (root === null) return;
    const inView = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => look(inView), SEEN_AFTER);
    };
    const observer = new IntersectionObserver(
      (changes) => {
        // On a phone the page is scrolled, and the log as high as all that is in it.
        const room = Math.min(root.clientHeight, innerHeight);
        for (const { target, isIntersecting, intersectionRatio, boundingClientRect } of changes) {
          const at = (target as HTMLElement).dataset['at'] ?? '';
          const isLong = boundingClientRect.height * ENOUGH > room;
          if (isIntersecting && (intersectionRatio >= ENOUGH || isLong)) inView.add(at);
          else inView.delete(at);
        }
        wait();
      },
      { threshold: [0, ENOUGH] },
    );
    for (const one of root.querySelectorAll('[data-at]')) observer.observe(one);
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', wait);
    };
    // Told anew once it is known what was seen.
  }, [log, ids, seenUpTo]);
}
