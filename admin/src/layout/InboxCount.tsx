import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { onlyCounted } from '../dataProvider/onlyCounted.ts';
import { useMembership } from '../session/me.ts';
import { useTexts } from '../texts/index.ts';

/** How much of what is theirs waits for an answer, and is not put off. */
export function InboxCount(): ReactNode {
  const t = useTexts();
  const member = useMembership() !== undefined;
  const { total = 0 } = useGetList(
    'conversations',
    {
      filter: { mine: true, waits: true, later: false },
      sort: { field: 'lastAt', order: 'DESC' },
      pagination: onlyCounted,
    },
    { enabled: member, refetchInterval: 60_000 },
  );
  if (total === 0) return null;
  return (
    <span className="navbar-count">
      <span aria-hidden="true">{t.number(total)}</span>
      <span className="visually-hidden">
        {t('inbox.waiting', { count: total })}
      </span>
    </span>
  );
}
