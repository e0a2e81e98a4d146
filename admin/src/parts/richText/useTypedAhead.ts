import { isComposed } from '@waymark/look/composed';
import { useCallback, useEffect, useRef } from 'react';
import { isTaken } from '../../base/keyboard/keyMatching.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'getModifierState'>;

/** What was typed, with one more key of it; null for a key that writes nothing. */
export function typedWith(typed: string, event: Pressed): string | null {
  const { key, ctrlKey, metaKey, altKey } = event;
  const isCommand = (ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph');
  if (isCommand) return null;
  if (key === 'Backspace') return typed.slice(0, -1);
  if (key === 'Enter') return `${typed}\n`;
  return [...key].length === 1 ? typed + key : null;
}

/**
 * Takes what is typed from a click until the editor has the focus, which the script that is on its
 * way and the frames that it is drawn in would lose. The function that it gives hands that over,
 * once, and takes no key from then on.
 */
export function useTypedAhead(waiting: boolean): () => string {
  const typed = useRef<string | null>(null);
  useEffect(() => {
    if (!waiting) return;
    typed.current = '';
    const onKeyDown = (event: KeyboardEvent) => {
      if (typed.current === null || isComposed(event)) return;
      if (isTaken(event.target)) return;
      const next = typedWith(typed.current, event);
      if (next === null) return;
      event.preventDefault();
      event.stopPropagation();
      typed.current = next;
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      typed.current = null;
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [waiting]);
  return useCallback(() => {
    const taken = typed.current ?? '';
    typed.current = null;
    return taken;
  }, []);
}
