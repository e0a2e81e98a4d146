import { useEffect, useRef, type PointerEvent } from 'react';

/** A pointer that has rested for so many milliseconds means it (PRODUCT 12). */
export const HOVER_MS = 270;

/**
 * What a mouse that rests on an element means, as a click does at once. The mouse has to have come there by itself: what an
 * element that went away leaves below it is not pointed at. Fingers and pens press.
 */
export function useHoverIntent(meant: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => stop, []);
  return {
    onPointerMove: (event: PointerEvent) => {
      const moved = event.movementX !== 0 || event.movementY !== 0;
      if (event.pointerType !== 'mouse' || event.buttons !== 0 || !moved)
        return;
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        meant();
      }, HOVER_MS);
    },
    onPointerLeave: stop,
    onPointerDown: stop,
  };
}
