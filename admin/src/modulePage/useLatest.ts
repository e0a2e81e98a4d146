import { useLayoutEffect, useRef, useState } from 'react';

/** A function that stays the same, and does what the one that was given last does: for parts of a page that are drawn anew only when their props change. */
export function useLatest<Given extends readonly unknown[], Result>(
  work: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  const [stable] = useState(
    () =>
      (...given: Given) =>
        latest.current(...given),
  );
  return stable;
}
