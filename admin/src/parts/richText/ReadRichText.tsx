import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { PlanRef } from '@waymark/api';
import { RichText } from './RichText.tsx';

/**
 * Rich text that is only read: its links open in a tab of their own, so that the page stays where
 * it is.
 */
export function ReadRichText({
  html,
  className,
  plan,
}: {
  html: string;
  className: string;
  plan?: PlanRef;
}): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    frame.current?.querySelectorAll<HTMLAnchorElement>('a[href]').forEach((link) => {
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
    });
  }, [html]);
  return (
    <div ref={frame}>
      <RichText html={html} className={className} plan={plan} />
    </div>
  );
}
