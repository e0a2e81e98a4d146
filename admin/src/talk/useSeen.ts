import { useEffect, useRef, type RefObject } from 'react';
import { sendCommand } from '../wire/sendCommand.ts';
import { isUnseen, type Entry } from './entries.ts';
import type { Subject } from './subject.ts';

/** So long something has to be in view to count as seen, in milliseconds (PRODUCT 13.6). */
const SEEN_AFTER = 1_000;
/** How much of it, or of the pane where it is longer than that. */
const ENOUGH = 0.6;

/**
 * Marks as seen what stands in view (`[data-at]` within the pane) for a second while the page is looked at.
 * @param seenUpTo what is known to be seen; undefined while that is not known
 */
export function useSeen(
  frame: RefObject<HTMLElement | null>,
  { planId, taskId }: Pick<Subject, 'planId' | 'taskId'>,
  entries: readonly Entry[] | undefined,
  seenUpTo: string | null | undefined,
  me: string,
): void {
  const marked = useRef<string | null>(null);
  useEffect(() => {
    const root = frame.current;
    if (root === null || entries === undefined || seenUpTo === undefined)
      return;
    const known = latest(seenUpTo, marked.current);
    const unseen = entries.filter((entry) => isUnseen(entry, known, me));
    if (unseen.length === 0) return;
    const inView = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const mark = () => {
      const upTo = unseen.findLast(({ row }) => inView.has(row.at))?.row.at;
      if (upTo === undefined || document.visibilityState !== 'visible') return;
      marked.current = upTo;
      sendCommand('MarkConversationSeen', {
        processId: planId,
        taskId,
        upTo,
      }).catch(() => {
        // What could not be told is told with the next that comes into view.
        marked.current = null;
      });
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(mark, SEEN_AFTER);
    };
    const observer = new IntersectionObserver(
      (changes) => {
        for (const change of changes) {
          const at = (change.target as HTMLElement).dataset['at'] ?? '';
          const pane = change.rootBounds?.height ?? Infinity;
          const enough =
            change.isIntersecting &&
            (change.intersectionRatio >= ENOUGH ||
              change.intersectionRect.height >= pane * ENOUGH);
          if (enough) inView.add(at);
          else inView.delete(at);
        }
        wait();
      },
      { root, threshold: [0, ENOUGH / 2, ENOUGH, 1] },
    );
    for (const row of root.querySelectorAll('[data-at]')) observer.observe(row);
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', wait);
    };
  }, [frame, planId, taskId, entries, seenUpTo, me]);
}

const latest = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one;
