import { formatDate } from '@waymark/look';
import { Button } from '@mui/material';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { InboxView } from './useInboxAddress.ts';
import { useGetList } from 'react-admin';
import { useTexts } from '../../../base/texts/index.ts';

/**
 * Nothing is in the list: that nobody waits is a good sight, and what is the client's turn is one
 * step away.
 */
export function NobodyWaits({
  view,
  all,
  onChange,
}: {
  view: InboxView;
  /** How many conversations the team has at all. */
  all: number | undefined;
  onChange: (change: Partial<InboxView>) => void;
}): ReactNode {
  const t = useTexts();
  const { data = [], total = 0 } = useGetList('conversations', {
    filter: { ...(view.of === 'mine' && { mine: true }), ...{ waits: false, turn: 'client' } },
    sort: { field: 'lastAt', order: 'ASC' },
    pagination: { page: 1, perPage: 1 },
  });
  const oldest = data[0]?.lastAt as string | undefined;
  if (view.q !== '' || view.show === 'unread')
    return (
      <div className="inbox-empty">
        <h2>{view.q === '' ? t('inbox.nothing') : t('words.nothingMatches', { q: view.q })}</h2>
        <Button variant="outlined" onClick={() => onChange({ q: '', show: 'all' })}>
          {t('inbox.showAll')}
        </Button>
      </div>
    );
  return (
    <div className="inbox-empty">
      <span className="inbox-way" aria-hidden="true">
        <i />
        <span>
          <Check />
        </span>
        <i />
        <span>
          <Check />
        </span>
        <i className="is-open" />
        <span className="is-open" />
      </span>
      <h2>{t(all === 0 ? 'inbox.noneHere' : 'inbox.nobodyWaits')}</h2>
      <p>
        {all === 0
          ? t('inbox.noneHint')
          : oldest === undefined
            ? t('inbox.nothing')
            : t('inbox.clientsTurn', { count: total, day: formatDate(oldest) })}
      </p>
      {total > 0 && view.show === 'unanswered' && (
        <Button variant="outlined" onClick={() => onChange({ show: 'all' })}>
          {t('inbox.showThese', { count: total })}
        </Button>
      )}
      {total === 0 && view.of === 'mine' && (all ?? 0) > 0 && (
        <Button variant="outlined" onClick={() => onChange({ of: 'team', show: 'all' })}>
          {t('inbox.ofTeam')}
        </Button>
      )}
    </div>
  );
}
