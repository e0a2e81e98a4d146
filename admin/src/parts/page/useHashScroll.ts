import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Waits this long before scrolling to a hash, in milliseconds (PRODUCT 9.3). */
const SCROLL_AFTER = 350;

/** Scrolls to the element that the hash names, once it can be there. */
export function useHashScroll(ready: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '' || !ready) return;
    const timer = setTimeout(
      () =>
        document
          .getElementById(decodeURIComponent(hash.slice(1)))
          ?.scrollIntoView({ block: 'nearest' }),
      SCROLL_AFTER,
    );
    return () => clearTimeout(timer);
  }, [hash, ready]);
}
