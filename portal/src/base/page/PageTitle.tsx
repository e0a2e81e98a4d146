import { WholeWords } from '@waymark/look';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { pageShown } from './firstPage.ts';
import { left, useDocumentTitle } from './useDocumentTitle.ts';

/**
 * The heading of a page: names the window, and takes the focus when the page is reached from
 * another one, so that a screen reader goes on here. Give it the page's address as `key`.
 */
export function PageTitle({
  text,
  of,
  children,
}: {
  text: string;
  /** The subject of the page: a project. */
  of?: string;
  children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(of && of !== text ? `${text} · ${of}` : text);
  useEffect(() => {
    if (left) {
      heading.current?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
    pageShown();
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children ?? <WholeWords>{text}</WholeWords>}
    </h1>
  );
}
