import { isComposed } from '@waymark/look/composed';
import { useEffect, useRef, type ReactNode } from 'react';

/** Takes what is typed while a field is on its way, so that no letter of it does something else. */
export function TypedAhead({
  onType,
}: {
  onType: (letter: string) => void;
}): ReactNode {
  const latest = useRef(onType);
  useEffect(() => {
    latest.current = onType;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isComposed(event)) return;
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || key.length !== 1) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(key);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () =>
      window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
  return null;
}
