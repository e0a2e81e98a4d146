import type { HistoryRow } from '@waymark/api';
import { Button } from '@mui/material';
import { Search, X } from 'lucide-react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { BundledRow } from './BundledRow.tsx';
import { actsOf, type HistoryAct } from './acts.ts';
import { byDay } from '../../../base/dates/days.ts';
import { useActivity, type ActivityFilter } from './useActivity.ts';
import { DateField } from '../../../base/dates/DateField.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../parts/page/states.tsx';
import { whyNot } from '../../../base/wire/whyNot.ts';
import { PersonPicker } from '../../../parts/personPicker/PersonPicker.tsx';
import type { PickerOptions } from '../../../parts/people/useChoices.ts';
import { useTexts } from '../../../base/texts/index.ts';
import './activity.css';

type ActivityProps = {
  filter: ActivityFilter;
  /** In the task sidebar: no search, one below the other. */
  narrow?: boolean;
  /** Of more than one plan: each row says in which it happened. */
  placed?: boolean;
  /** Whose changes can be asked for. */
  people?: PickerOptions;
};

/** Waits this long after the last key before it searches, in milliseconds. */
const SEARCH_AFTER = 300;

/**
 * Each change since the beginning: who, what, when, old value to new; search, person and days stand
 * in the address.
 */
export function Activity({
  filter,
  narrow = false,
  placed = false,
  people = { team: true },
}: ActivityProps): ReactNode {
  const t = useTexts();
  const { q, actor, since, until, typed, setTyped, set, clear } = useAsked();
  const asked: ActivityFilter = narrow
    ? filter
    : {
        ...filter,
        ...(q !== '' && { q }),
        ...(actor !== null && { actor }),
        ...(since !== '' && { since }),
        ...(until !== '' && { until }),
      };
  const { rows, total, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useActivity(asked);
  const days = useMemo(() => byDay(t, rows ?? []), [t, rows]);
  // A search shows what it found, and a task's history each change of it.
  const actsIn = narrow || q !== '' ? each : actsOf;
  const ofDays = since !== '' || until !== '';
  const narrowed = !narrow && (q !== '' || actor !== null || ofDays);
  return (
    <section
      className={narrow ? 'activity activity-narrow' : 'activity'}
      aria-label={t('words.activity')}
    >
      {!narrow && (
        <div className="activity-bar">
          <label className="activity-search">
            <Search aria-hidden="true" />
            <span className="visually-hidden">{t('activity.search')}</span>
            <input
              type="search"
              placeholder={t('activity.search')}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </label>
          <div className="activity-who">
            <PersonPicker
              value={actor}
              onChange={(id) => set('who', id)}
              options={people}
              clearable
              label={t('activity.who')}
              emptyText={t('activity.everybody')}
            />
          </div>
          <div className="activity-when">
            <DateField
              label={t('activity.from')}
              placeholder={t('activity.from')}
              value={since}
              onChange={(day) => set('from', day)}
            />
            <DateField
              label={t('activity.until')}
              placeholder={t('activity.until')}
              value={until}
              min={since}
              error={until !== '' && until < since ? t('activity.endsBefore') : null}
              onChange={(day) => set('to', day)}
            />
          </div>
          {narrowed && (
            <Button variant="text" size="small" startIcon={<X />} onClick={clear}>
              {t('activity.clear')}
            </Button>
          )}
          <span className="activity-total" role="status">
            {rows === undefined ? '' : t('activity.shownOf', { shown: rows.length, total })}
          </span>
        </div>
      )}
      {rows === undefined && error === null && (
        <Skeleton people rows={8} label={t('activity.loading')} />
      )}
      {rows === undefined && error !== null && (
        <ErrorState what={t('activity.failed')} onRetry={() => void refetch()} {...whyNot(error)} />
      )}
      {rows?.length === 0 &&
        (narrowed ? (
          <EmptyState
            sentence={
              q !== ''
                ? t('words.nothingMatches', { q })
                : t(ofDays ? 'activity.nothingThen' : 'activity.nothingBy')
            }
            action={
              <Button variant="outlined" onClick={clear}>
                {t('words.clearSearch')}
              </Button>
            }
          />
        ) : (
          <EmptyState sentence={t('activity.nothingYet')} />
        ))}
      {days.map(({ day, rows: ofDay }) => (
        <div key={day} className="activity-day">
          <h2>{day}</h2>
          <ol>
            {actsIn(ofDay).map((act) => (
              <BundledRow key={act.rows[0]!.id} act={act} placed={placed} />
            ))}
          </ol>
        </div>
      ))}
      {hasNextPage && (
        <div className="activity-next">
          <Button
            variant="outlined"
            disabled={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {isFetchingNextPage ? t('words.loading') : t('activity.loadMore')}
          </Button>
        </div>
      )}
    </section>
  );
}

const each = (rows: readonly HistoryRow[]): HistoryAct[] => rows.map((row) => ({ rows: [row] }));

/** What is searched for, and whose changes of which days are asked for, as the address says. */
function useAsked() {
  const [params, setParams] = useSearchParams();
  const [q, actor] = [params.get('q') ?? '', params.get('who')];
  const [since, until] = [params.get('from') ?? '', params.get('to') ?? ''];
  const [typed, setTyped] = useState(q);
  const set = (name: string, value: string | null) =>
    setParams(
      (before) => {
        if (value === null || value === '') before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  useEffect(() => {
    if (typed.trim() === q) return;
    const timer = setTimeout(() => set('q', typed.trim()), SEARCH_AFTER);
    return () => clearTimeout(timer);
  });
  const clear = () => {
    setTyped('');
    setParams({}, { replace: true });
  };
  return { q, actor, since, until, typed, setTyped, set, clear };
}
