import { useEffect } from 'react';

/**
 * Says by `--keyboard` how much of the page the keyboard of a phone covers: browsers that do not
 * make the page smaller by it.
 */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const seen = visualViewport;
    if (seen === null) return;
    const { style } = document.documentElement;
    const measure = () => {
      const covered = innerHeight - seen.height - seen.offsetTop;
      // A page that is zoomed shows less of itself, too.
      const room = seen.scale > 1 ? 0 : Math.max(0, Math.round(covered));
      style.setProperty('--keyboard', `${room}px`);
    };
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
      style.removeProperty('--keyboard');
    };
  }, []);
}
