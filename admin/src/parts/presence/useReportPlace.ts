import { useEffect } from 'react';
import { Reporter } from './reporter.ts';
import { request } from '../../base/wire/request.ts';

const reporter = new Reporter(crypto.randomUUID(), (body) => {
  // Presence is worth nothing a moment later: what did not arrive is said again by itself.
  request('/api/presence', { method: 'POST', body }).catch(() => undefined);
});

const placeOf = (target: EventTarget | null): string | null =>
  target instanceof Element
    ? (target.closest<HTMLElement>('[data-here]')?.dataset['here'] ?? null)
    : null;

/**
 * Tells the others that this page is looked at, and where in it one is: at the nearest element with
 * `data-here`.
 */
export function useReportPlace(planId: string, moduleId: string | null): void {
  useEffect(() => {
    const enter = () => reporter.enter({ planId, moduleId });
    let leave = enter();
    const ending = new AbortController();
    const { signal } = ending;
    const focused = () => reporter.focused(document.hasFocus());
    document.addEventListener('focusin', ({ target }) => reporter.be(placeOf(target)), { signal });
    document.addEventListener(
      'input',
      ({ target }) => {
        // The focus may have been there before this page listened, and then nobody has said where.
        reporter.be(placeOf(target));
        reporter.write();
      },
      { signal },
    );
    window.addEventListener('focus', focused, { signal });
    window.addEventListener('blur', focused, { signal });
    window.addEventListener('pagehide', () => leave(), { signal });
    // Shown again out of the browser's memory, it is where it was.
    window.addEventListener(
      'pageshow',
      ({ persisted }) => {
        if (persisted) leave = enter();
      },
      { signal },
    );
    return () => {
      ending.abort();
      leave();
    };
  }, [planId, moduleId]);
}
