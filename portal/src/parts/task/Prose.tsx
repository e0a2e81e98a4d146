import { useMemo } from 'react';
import { withOutsideLinks } from './plainText.ts';
import './prose.css';

/** Rich text as its author wrote it. The server has sanitised it before it was stored. */
export function Prose({ html }: { html: string }) {
  const inner = useMemo(() => ({ __html: withOutsideLinks(html) }), [html]);
  return <div className="prose" dangerouslySetInnerHTML={inner} />;
}
