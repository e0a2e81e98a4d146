import { Button } from '@mui/material';
import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { groupNames, rowsIn } from './groups.ts';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxKeys } from './InboxKeys.tsx';
import { InboxMenu } from './InboxMenu.tsx';
import { InboxRow } from './InboxRow.tsx';
import { NobodyWaits } from './NobodyWaits.tsx';
import { addressOf, type InboxView } from './useInboxAddress.ts';
import type { Inbox } from './useInbox.ts';
import { PageHeading } from '../../../parts/page/PageHeading.tsx';
import { ErrorState, Skeleton } from '../../../parts/page/states.tsx';
import { whyNot } from '../../../base/wire/whyNot.ts';
import { useTexts } from '../../../base/texts/index.ts';

type InboxListProps = {
  view: InboxView;
  inbox: Inbox;
  onChange: (change: Partial<InboxView>) => void;
};

/**
 * The conversations in their groups. Rows stand still under the pointer: what is new is counted
 * above them.
 */
export function InboxList({ view, inbox, onChange }: InboxListProps): ReactNode {
  const t = useTexts();
  const { groups, news, counts, error, reload } = inbox;
  const isEmpty = groups !== undefined && rowsIn(groups).length === 0;
  return (
    <nav className="inbox-list" aria-label={t('inbox.conversations')}>
      <header>
        <div className="inbox-title">
          <PageHeading text={t('inbox.title')} />
          <InboxMenu groups={groups} />
        </div>
        <InboxFilters view={view} counts={counts} onChange={onChange} />
      </header>
      {error !== null && groups !== undefined && (
        <p className="talk-stale" role="alert">
          {t('talk.notLoaded')} {whyNot(error).detail}
          <Button size="small" onClick={reload}>
            {t('words.tryAgain')}
          </Button>
        </p>
      )}
      <div role="status" className="inbox-news">
        {news > 0 && (
          <button type="button" onClick={inbox.hold}>
            <ArrowUp aria-hidden="true" />
            {t('inbox.isNew', { count: news })}
          </button>
        )}
      </div>
      {groups === undefined ? (
        error === null ? (
          <Skeleton people rows={6} label={t('inbox.loading')} />
        ) : (
          <ErrorState what={t('inbox.failed')} onRetry={reload} {...whyNot(error)} />
        )
      ) : isEmpty ? (
        <NobodyWaits view={view} all={counts.team} onChange={onChange} />
      ) : (
        <div
          className="inbox-groups"
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && inbox.hold()}
          onPointerLeave={inbox.letGo}
        >
          {groupNames.map(
            (name) =>
              groups[name].length > 0 && (
                <section key={name} aria-labelledby={`inbox-${name}`}>
                  <h2 id={`inbox-${name}`}>
                    {t(`inbox.${name}`)}
                    <small>{t.number(groups[name].length)}</small>
                  </h2>
                  <ul>
                    {groups[name].map((row) => (
                      <InboxRow
                        key={row.id}
                        row={row}
                        group={name}
                        isOpen={row.id === view.open}
                        to={addressOf({ ...view, open: row.id })}
                      />
                    ))}
                  </ul>
                </section>
              ),
          )}
          {inbox.hasMore && (
            <Button className="inbox-more" onClick={inbox.more}>
              {t('inbox.showMore')}
            </Button>
          )}
        </div>
      )}
      <InboxKeys />
    </nav>
  );
}
