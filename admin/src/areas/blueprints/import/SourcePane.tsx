import type { ImportDraft, ImportPreview } from '@waymark/api';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';
import { keysIn } from './draftTree.ts';

type SourcePaneProps = {
  fileName: string;
  preview: Pick<ImportPreview, 'source' | 'lines' | 'items'>;
  /** What it is by now: a line belongs to what is there of it. */
  draft: ImportDraft;
  lit: string | null;
  onLight: (key: string | null) => void;
};

/**
 * The document, line by line, with what was understood of each; what is looked at in the result is
 * lit here, and the other way round.
 */
export function SourcePane({
  fileName,
  preview: { source, lines, items },
  draft,
  lit,
  onLight,
}: SourcePaneProps): ReactNode {
  const t = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const texts = useMemo(() => source.split(/\r\n|\r|\n/), [source]);
  const keys = useMemo(() => keysByLine(items, draft), [items, draft]);
  const spans = (lit === null ? undefined : items[lit]?.spans) ?? [];
  const from = spans[0]?.[0];
  useEffect(() => {
    if (from !== undefined) list.current?.children[from - 1]?.scrollIntoView({ block: 'nearest' });
  }, [from]);
  const isLit = (line: number) => spans.some(([first, last]) => first <= line && line <= last);
  return (
    <section className="shaping-source" aria-label={t('importing.source')}>
      <header>
        <h3>{fileName}</h3>
        <small>{t('importing.lines', { count: texts.length })}</small>
      </header>
      {/* A scrolling region needs a stop of its own for the keyboard. */}
      <ol ref={list} tabIndex={0} aria-label={t('importing.sourceLines')}>
        {texts.map((text, at) => (
          <li
            key={at}
            data-line={at + 1}
            className={`is-${lines[at] ?? 'blank'}`}
            data-lit={isLit(at + 1) || undefined}
            onMouseEnter={() => onLight(keys.get(at + 1) ?? null)}
            onMouseLeave={() => onLight(null)}
          >
            {text || '\u00a0'}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The item that a line belongs to; of several the innermost one. */
function keysByLine(items: ImportPreview['items'], draft: ImportDraft): Map<number, string> {
  const keys = new Map<number, string>();
  const there = keysIn(draft);
  for (const [key, { spans }] of Object.entries(items))
    for (const [first, last] of there.has(key) ? spans : [])
      for (let line = first; line <= last; line++) keys.set(line, key);
  return keys;
}
