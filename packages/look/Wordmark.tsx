import type { ReactNode } from 'react';

/** Waymark's mark: two signs, one each way. Decoration: it is hidden from screen readers. */
export function Mark({ size = 24 }: { size?: 16 | 20 | 24 | 32 }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="3 2.5 18 19" aria-hidden="true">
      <path d="M5 4h10.5L20 7.5 15.5 11H5z" fill="currentColor" />
      <path d="M19 13H8.5L4 16.5 8.5 20H19z" fill="var(--brand-line)" />
    </svg>
  );
}

/** The mark and the word, as they stand on the sign-in page. Import `look/wordmark.css` once. */
export function Wordmark(): ReactNode {
  return (
    <span className="wordmark">
      <Mark />
      Waymark
    </span>
  );
}
