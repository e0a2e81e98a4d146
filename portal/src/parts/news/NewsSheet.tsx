import { portalAddress } from '@waymark/api/addresses';
import { isComposed } from '@waymark/look/composed';
import CheckCheck from 'lucide-react/icons/check-check';
import Settings from 'lucide-react/icons/settings-2';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Link } from 'wouter';
import { isTold, NewsLine } from './NewsLine.tsx';
import type { News } from './useNews.ts';
import type { NoticeRow } from '../../base/api/reads.ts';
import { Sheet } from '../../base/sheet/Sheet.tsx';
import { texts } from '../../base/texts/news.ts';

type NewsSheetProps = { news: News; onClose: () => void };

/**
 * The news of whoever reads: a sheet on a phone, below the bell on a desk. A click or `E` reads a
 * line, arrows walk.
 */
export function NewsSheet({ news, onClose }: NewsSheetProps) {
  const t = texts();
  const lines = news.lines?.filter(isTold);
  const { opened } = news;
  const newest = lines?.[0]?.at;
  useEffect(
    () => opened(),
    // Again when more has come.
    // oxlint-disable-next-line exhaustive-deps
    [newest],
  );
  const list = useRef<HTMLDivElement>(null);
  const areThere = lines !== undefined;
  // The keyboard begins at the newest.
  useEffect(() => {
    if (areThere) list.current?.querySelector('a')?.focus();
  }, [areThere]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposed(event)) return;
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-line]')];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      links[Math.min(Math.max(at + step, 0), links.length - 1)]?.focus();
    } else if (event.key.toLowerCase() === 'e') {
      const line = lines?.find(({ id }) => id === links[at]?.dataset['line']);
      if (line !== undefined) news.read(line);
    }
  };
  return (
    <Sheet
      title={t.title}
      className="news"
      actions={
        <>
          <button type="button" className="tap" aria-label={t.readAll} onClick={news.readAll}>
            <CheckCheck size={20} strokeWidth={1.75} />
          </button>
          <Link
            className="tap"
            href={portalAddress.mails()}
            aria-label={t.settings}
            onClick={onClose}
          >
            <Settings size={20} strokeWidth={1.75} />
          </Link>
        </>
      }
      onClose={onClose}
    >
      <div ref={list} onKeyDown={onKeyDown}>
        {lines === undefined ? (
          <p className="news-none" role="status">
            {news.error === undefined ? t.loading : t.failed}
          </p>
        ) : lines.length === 0 ? (
          <p className="news-none">{t.none}</p>
        ) : (
          <Lines lines={lines} news={news} onClose={onClose} />
        )}
        {news.error !== undefined && (
          <button type="button" className="btn" onClick={news.again}>
            {t.again}
          </button>
        )}
      </div>
    </Sheet>
  );
}

function Lines({ lines, news, onClose }: NewsSheetProps & { lines: readonly NoticeRow[] }) {
  const fresh = lines.filter(news.isFresh);
  const earlier = lines.filter((line) => !news.isFresh(line));
  const listOf = (some: readonly NoticeRow[]) =>
    some.length > 0 && (
      <ul>
        {some.map((line) => (
          <NewsLine
            key={line.id}
            line={line}
            isUnread={news.isUnread(line)}
            onRead={() => {
              news.read(line);
              onClose();
            }}
          />
        ))}
      </ul>
    );
  return (
    <>
      {listOf(fresh)}
      {fresh.length > 0 && earlier.length > 0 && <h3>{texts().earlier}</h3>}
      {listOf(earlier)}
    </>
  );
}
