import { useEffect, useRef } from 'react';
import type { KeyId } from './keys.ts';
import { isKey } from './keyMatching.ts';

/** Does something when a key of the table is pressed, as long as it is on the page. */
export function useKey(id: KeyId, act: (event: KeyboardEvent) => void, enabled = true): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isKey(event, id)) return;
      event.preventDefault();
      latest.current(event);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [id, enabled]);
}
