import { useEffect, useRef, type HTMLAttributes, type ReactNode } from 'react';
import { useWindowTitle } from './useWindowTitle.ts';

/**
 * The page whose heading was shown last; undefined until the first: a fresh load keeps the
 * browser's own starting point.
 */
let headed: string | undefined;

type PageHeadingProps = HTMLAttributes<HTMLHeadingElement> & {
  text: string;
  /** The noun that the page is about: a process, a blueprint. */
  of?: string | undefined;
};

/**
 * The heading of a page: names the window, and takes the focus when the page is reached from
 * another one, so that whoever goes by keys or listens goes on here, and not at the top of the
 * document. What somebody is typing in, and what has taken the focus in the page itself, keeps it.
 */
export function PageHeading({ text, of, children, ...rest }: PageHeadingProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useWindowTitle(text, of);
  useEffect(() => {
    const { pathname } = location;
    const isReached = headed !== undefined && headed !== pathname;
    headed = pathname;
    if (isReached && !isHeld(document.activeElement))
      heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 tabIndex={-1} {...rest} ref={heading}>
      {children ?? text}
    </h1>
  );
}

/** Whether what has the focus keeps it: a dialog, a field, a part of the page. */
const isHeld = (focused: Element | null): boolean =>
  focused !== null &&
  (focused.matches('input, textarea, select, [contenteditable="true"]') ||
    focused.closest('[role="dialog"], main > *') !== null);
