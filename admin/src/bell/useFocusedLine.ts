import {
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type RefObject,
} from 'react';

/**
 * Keeps the focus on the line that has it: read elsewhere it stands among the earlier ones, as another element.
 * @returns remembers which it is
 */
export function useFocusedLine(
  list: RefObject<HTMLElement | null>,
): (event: FocusEvent<HTMLElement>) => void {
  const focused = useRef<string | null>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (focused.current === null || (activeElement ?? body) !== body) return;
    list.current
      ?.querySelector<HTMLElement>(
        `[data-line="${CSS.escape(focused.current)}"]`,
      )
      ?.focus();
  });
  return ({ target }) => {
    focused.current =
      target
        .closest('li')
        ?.querySelector('[data-line]')
        ?.getAttribute('data-line') ?? null;
  };
}
