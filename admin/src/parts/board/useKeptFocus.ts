import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus on what was moved by keyboard: in another column it is another element, and it
 * comes and goes while the move is being stored. Until the reader goes elsewhere, it is focused
 * wherever it stands.
 * @returns remembers, by its id, what has just been dropped
 */
export function useKeptFocus(): (draggableId: string) => void {
  const kept = useRef<string | null>(null);
  useEffect(() => {
    const left = ({ target }: Event) => {
      if (handleOf(target) !== kept.current) kept.current = null;
    };
    document.addEventListener('focusin', left);
    document.addEventListener('pointerdown', left);
    return () => {
      document.removeEventListener('focusin', left);
      document.removeEventListener('pointerdown', left);
    };
  }, []);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (kept.current === null || (activeElement ?? body) !== body) return;
    document.querySelector<HTMLElement>(`[${HANDLE}="${CSS.escape(kept.current)}"]`)?.focus();
  });
  return useCallback((draggableId) => {
    kept.current = draggableId;
  }, []);
}

/** The attribute by which the library marks handles. */
const HANDLE = 'data-rfd-drag-handle-draggable-id';
const handleOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? target.getAttribute(HANDLE) : null;
