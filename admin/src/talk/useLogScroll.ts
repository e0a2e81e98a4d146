import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** So near to its end a log is followed, in pixels. */
const NEAR = 80;

/**
 * Opens a log at the line of what is new, else at its end, and follows its end as long as the reader is there.
 * @param count how much is in it; null while that is not known
 * @param look changes when what is in it takes another room
 * @param own how much of it the reader has just written: that is gone to wherever they are
 */
export function useLogScroll(
  log: RefObject<HTMLElement | null>,
  count: number | null,
  own: number,
  look: string,
): { below: number; toEnd: () => void; onScroll: () => void } {
  const before = useRef<{ count: number; own: number; atEnd: boolean } | null>(
    null,
  );
  const [below, setBelow] = useState(0);
  const toEnd = () => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
    setBelow(0);
  };
  useLayoutEffect(() => {
    const pane = log.current;
    if (pane === null || count === null) return;
    const last = before.current;
    if (last === null) {
      const line = pane.querySelector<HTMLElement>('.talk-new');
      if (line === null) pane.scrollTo({ top: pane.scrollHeight });
      else pane.scrollTo({ top: line.offsetTop - pane.offsetTop - NEAR / 2 });
      before.current = { count, own, atEnd: isAtEnd(pane) };
      return;
    }
    before.current = { ...last, count, own };
    if (own > last.own || last.atEnd) pane.scrollTo({ top: pane.scrollHeight });
    else if (count > last.count)
      setBelow((unread) => unread + count - last.count);
  }, [log, count, own, look]);
  const onScroll = () => {
    const pane = log.current;
    if (pane === null || before.current === null) return;
    const atEnd = isAtEnd(pane);
    before.current = { ...before.current, atEnd };
    if (atEnd) setBelow(0);
  };
  return { below, toEnd, onScroll };
}

const isAtEnd = (pane: HTMLElement): boolean =>
  pane.scrollHeight - pane.scrollTop - pane.clientHeight < NEAR;
