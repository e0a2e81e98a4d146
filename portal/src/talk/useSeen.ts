import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { act, perform } from '../api/commands.ts';
import { refetch } from '../api/queryCache.ts';
import type { TaskRow } from '../api/reads.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import { isUnseen } from './said.ts';
import type { Said } from './said.ts';

/** So long, in milliseconds, something has to be in view to count as seen. */
const seenAfterMs = 1_000;
/** How much of it; of what is longer than the window its beginning is enough. */
const enough = 0.6;

/**
 * Marks as seen what stood in view (`[data-at]` in the log) for a second while the page was looked at.
 * @param seenUpTo undefined while that is not known
 */
export function useSeen(
  log: RefObject<HTMLElement | null>,
  { planId: processId, id: taskId }: TaskRow,
  said: readonly Said[],
  seenUpTo: string | null | undefined,
): void {
  const { me, membership, workspaceId } = useWorkspace();
  const marked = useRef('');
  const mark = useEffectEvent((inView: ReadonlySet<string>) => {
    // Nothing is kept of what guests have seen.
    if (membership.guest !== undefined) return;
    if (seenUpTo === undefined || document.visibilityState !== 'visible')
      return;
    const known = [seenUpTo ?? '', marked.current].sort().at(-1)!;
    const last = said.findLast(
      (one) => inView.has(one.at) && isUnseen(one, known, me.accountId),
    );
    if (last === undefined) return;
    const upTo = (marked.current = last.at);
    perform(
      workspaceId,
      act('MarkConversationSeen', { processId, taskId, upTo }),
    ).then(
      () => refetch((key) => key.startsWith('conversations ')),
      () => {
        // It is told with the next that comes into view.
        marked.current = '';
      },
    );
  });
  const ids = said.map(({ id }) => id).join();
  useEffect(() => {
    const root = log.current;
    if (root === null) return;
    const inView = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => mark(inView), seenAfterMs);
    };
    const observer = new IntersectionObserver(
      (changes) => {
        for (const one of changes) {
          const { at = '' } = (one.target as HTMLElement).dataset;
          const tall = one.boundingClientRect.height > innerHeight / 2;
          if (one.intersectionRatio >= enough || (tall && one.isIntersecting))
            inView.add(at);
          else inView.delete(at);
        }
        wait();
      },
      { threshold: [0, enough] },
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
