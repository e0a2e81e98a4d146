import { useEffect, useRef, useState, type RefObject } from 'react';

/** So far from what is seen a part is drawn already: a turn of the wheel leads nowhere empty. */
const AROUND = '100% 0px';

/** Whether a part of the list is near what is seen of it; where there are not many, each is. */
export function useNear(
  many: boolean,
): [RefObject<HTMLDivElement | null>, boolean] {
  const part = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = part.current;
    if (!many || element === null) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting === true),
      { root: element.closest('.outline'), rootMargin: AROUND },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [many]);
  return [part, !many || isNear];
}
