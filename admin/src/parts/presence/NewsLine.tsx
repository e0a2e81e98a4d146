import type { HistoryRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { firstName } from '../people/firstName.ts';
import { useTexts, type T } from '../../base/texts/index.ts';
import './presence.css';

/** A line about changes of others that no light shows; it leads to the history of the page. */
export function NewsLine({ rest, to }: { rest: readonly HistoryRow[]; to: string }): ReactNode {
  const t = useTexts();
  return (
    <p className="news-line" role="status">
      {rest.length > 0 && (
        <>
          <span>{wordsOf(t, rest)}</span>
          <Link to={to}>{t('presence.show')}</Link>
        </>
      )}
    </p>
  );
}

function wordsOf(t: T, rest: readonly HistoryRow[]): string {
  const [first] = rest;
  if (first === undefined) return '';
  const name = firstName(first.actorName);
  if (rest.length === 1) return t('presence.changed', { name, what: first.sentence });
  const alone = rest.every(({ actorId }) => actorId === first.actorId);
  return alone
    ? t('presence.changedThings', { name, count: rest.length })
    : t('presence.severalChanged', { count: rest.length });
}
