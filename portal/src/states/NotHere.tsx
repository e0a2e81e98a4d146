import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useDocumentTitle } from '../page/useDocumentTitle.ts';
import './states.css';

/** Nothing is at this address, or nothing any more. */
export function NotHere({
  what = 'This page',
  children,
}: {
  what?: string;
  children?: ReactNode;
}) {
  useDocumentTitle('Not here');
  return (
    <main id="content" className="message-page">
      <h1>{what} is not here</h1>
      <p>It may have been removed, or it is no longer shared with you.</p>
      {children}
      <Link className="btn primary" href="/portal/">
        To your project
      </Link>
    </main>
  );
}
