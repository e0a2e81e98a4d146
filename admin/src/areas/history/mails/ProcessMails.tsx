import { Button } from '@mui/material';
import { useMemo, type ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { byDay } from '../../../base/dates/days.ts';
import { PageHead } from '../../../parts/page/PageHead.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../parts/page/states.tsx';
import { whyNot } from '../../../base/wire/whyNot.ts';
import { usePlanAround } from '../../../parts/plans/planKinds.ts';
import { PersonPicker } from '../../../parts/personPicker/PersonPicker.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { MailCopy } from './MailCopy.tsx';
import { MailLine } from './MailLine.tsx';
import type { MailingRow } from '@waymark/api';
import { useInfiniteGetList } from 'react-admin';
import './mails.css';

const PAGE = 50;

/**
 * What became of all that somebody is told by mail about a process, the latest first, a page more
 * at a time.
 */
function useMails(planId: string, accountId: string | null) {
  const query = useInfiniteGetList<MailingRow>(
    'mailings',
    {
      filter: { planId, ...(accountId !== null && { accountId }) },
      sort: { field: 'at', order: 'DESC' },
      pagination: { page: 1, perPage: PAGE },
    },
    { retry: false },
  );
  const rows = useMemo(
    () =>
      query.data && [
        ...new Map(
          query.data.pages.flatMap(({ data }) => data).map((row) => [row.id, row] as const),
        ).values(),
      ],
    [query.data],
  );
  return { ...query, rows, total: query.data?.pages[0]?.total ?? 0 };
}

/**
 * Which mail went to whom about a process, why, and how it read:
 * /project/:projectId/:processId/mails (PRODUCT 3.7).
 */
export function ProcessMails(): ReactNode {
  const t = useTexts();
  const { processId = '' } = useParams();
  const around = usePlanAround('process', processId);
  const [params, setParams] = useSearchParams();
  const [who, open] = [params.get('who'), params.get('mail')];
  const set = (name: string, value: string | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === null) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  const address = (mailId: string) => {
    const after = new URLSearchParams(params);
    after.set('mail', mailId);
    return `?${after}`;
  };
  const { rows, total, error, refetch, ...pages } = useMails(processId, who);
  const days = useMemo(() => byDay(t, rows ?? []), [t, rows]);
  return (
    <>
      <PageHead crumbs={around?.crumbs ?? []} title={t('mails.title')} />
      <section className="mails" aria-label={t('mails.title')}>
        <div className="mails-bar">
          <div className="mails-who">
            <PersonPicker
              value={who}
              onChange={(id) => set('who', id)}
              options={{ team: true, ...(around?.clientId && { clientId: around.clientId }) }}
              clearable
              label={t('mails.who')}
              emptyText={t('activity.everybody')}
            />
          </div>
          <p className="mails-hint">{t('mails.hint')}</p>
          <span className="mails-total" role="status">
            {rows === undefined ? '' : t('mails.shown', { count: total })}
          </span>
        </div>
        {rows === undefined && error === null && (
          <Skeleton people rows={8} label={t('mails.loading')} />
        )}
        {rows === undefined && error !== null && (
          <ErrorState what={t('mails.failed')} onRetry={() => void refetch()} {...whyNot(error)} />
        )}
        {rows?.length === 0 &&
          (who === null ? (
            <EmptyState sentence={t('mails.nothingYet')} hint={t('mails.nothingYetHint')} />
          ) : (
            <EmptyState sentence={t('mails.nothingTo')} />
          ))}
        {days.map(({ day, rows: ofDay }) => (
          <div key={day} className="mails-day">
            <h2>{day}</h2>
            <ol>
              {ofDay.map((row) => (
                <MailLine key={row.id} row={row} address={address} />
              ))}
            </ol>
          </div>
        ))}
        {pages.hasNextPage && (
          <div className="mails-next">
            <Button
              variant="outlined"
              disabled={pages.isFetchingNextPage}
              onClick={() => void pages.fetchNextPage()}
            >
              {pages.isFetchingNextPage ? t('words.loading') : t('activity.loadMore')}
            </Button>
          </div>
        )}
      </section>
      {open !== null && (
        <MailCopy
          planId={processId}
          mailId={open}
          row={rows?.find(({ id }) => id === open)}
          onClose={() => set('mail', null)}
        />
      )}
    </>
  );
}
