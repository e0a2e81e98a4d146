import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';

/**
 * Last in a dialog's content: keeps the focus on the field that asked for it (`autoFocus`). Where effects run twice
 * (StrictMode), the dialog's focus trap gives the focus back in between and then takes it for itself.
 */
export function FirstFocus(): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const field = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (isInDialog(place.current, document.activeElement))
      field.current = document.activeElement as HTMLElement;
  }, []);
  useEffect(() => {
    if (!isInDialog(place.current, document.activeElement))
      field.current?.focus();
  }, []);
  return <span ref={place} hidden />;
}

const isInDialog = (place: Element | null, focused: Element | null): boolean =>
  place?.closest('.dialog')?.contains(focused) === true;
