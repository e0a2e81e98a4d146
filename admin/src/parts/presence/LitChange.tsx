import type { HistoryRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { ringOf } from './Face.tsx';
import { firstName } from '../people/firstName.ts';
import { useHighlight } from './highlight.ts';
import { useTexts, type T } from '../../base/texts/index.ts';
import './presence.css';

/** Longer values are not set side by side. */
const SHORT = 40;

/** The light over a task that somebody else has just changed: who, and what it was before. */
export function LitChange({ place }: { place: string }): ReactNode {
  const t = useTexts();
  const lit = useHighlight(place);
  if (lit === undefined) return null;
  const { row } = lit;
  return (
    <span className="lit-change" key={lit.id} style={ringOf(row.actorId ?? row.actorName)}>
      <span className="lit-words">
        {t('presence.changed', { name: firstName(row.actorName), what: whatOf(t, row) })}
      </span>
    </span>
  );
}

function whatOf(t: T, { changes, sentence }: HistoryRow): string {
  const [change] = changes;
  const { oldValue: from = null, newValue: to = null } = change ?? {};
  return changes.length === 1 &&
    from !== null &&
    to !== null &&
    from.length <= SHORT &&
    to.length <= SHORT
    ? t('presence.insteadOf', { from, to })
    : sentence;
}
