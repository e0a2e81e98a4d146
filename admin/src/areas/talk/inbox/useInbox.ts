import type { ConversationRow } from '@waymark/api';
import { useMemo, useState } from 'react';
import { useGetList } from 'react-admin';
import { onlyCounted } from '../../../base/dataProvider/onlyCounted.ts';
import { groupsOf, keptAt, orderOf, type Groups, type Order } from './groups.ts';
import type { InboxView } from './useInboxAddress.ts';

/** So many that wait are read at most, and so many others at a time. */
const WAITING = 1000;
const OTHERS = 100;
/** What was put off comes back by itself: looked at every minute, in milliseconds. */
const EVERY = 60_000;

export type Inbox = {
  /** undefined until it is loaded. */
  readonly groups: Groups | undefined;
  /** What has come since the rows stand still. */
  readonly news: number;
  /** Of the scope: all that there are, and those that wait. */
  readonly counts: {
    readonly mine: number | undefined;
    readonly team: number | undefined;
    readonly unanswered: number | undefined;
  };
  readonly error: unknown;
  readonly hasMore: boolean;
  more: () => void;
  reload: () => void;
  /** Rows stand still while the pointer is over them. */
  hold: () => void;
  letGo: () => void;
};

/**
 * Both are read apart: what moves from one to the other stands in both for a moment, and is shown
 * where it waits.
 */
const eachOnce = (...read: readonly (readonly ConversationRow[])[]): ConversationRow[] => [
  ...new Map(read.flat().map((row) => [row.id, row])).values(),
];

function useCount(filter: object): number | undefined {
  return useGetList('conversations', {
    filter,
    sort: { field: 'lastAt', order: 'DESC' },
    pagination: onlyCounted,
  }).total;
}

/** What the inbox lists. */
export function useInbox({ of, show, q }: InboxView): Inbox {
  const [others, setOthers] = useState(OTHERS);
  const [held, setHeld] = useState<Order | null>(null);
  const filter = {
    ...(of === 'mine' && { mine: true }),
    ...(show === 'unread' && { isUnread: true }),
    ...(q.trim() !== '' && { q: q.trim() }),
  };
  const waiting = useGetList<ConversationRow>(
    'conversations',
    {
      filter: { ...filter, waits: true },
      sort: { field: 'since', order: 'ASC' },
      pagination: { page: 1, perPage: WAITING },
    },
    { refetchInterval: EVERY, placeholderData: (before) => before },
  );
  const rest = useGetList<ConversationRow>(
    'conversations',
    {
      filter: { ...filter, waits: false },
      sort: { field: 'lastAt', order: 'DESC' },
      pagination: { page: 1, perPage: others },
    },
    { placeholderData: (before) => before },
  );
  const fresh = useMemo(
    () => waiting.data && rest.data && groupsOf(eachOnce(rest.data, waiting.data)),
    [waiting.data, rest.data],
  );
  const { groups, news } =
    fresh === undefined
      ? { groups: undefined, news: 0 }
      : held === null
        ? { groups: fresh, news: 0 }
        : keptAt(held, fresh);
  return {
    groups:
      groups && show === 'unanswered' ? { ...groups, client: [], later: [], rest: [] } : groups,
    news,
    counts: { mine: useCount({ mine: true }), team: useCount({}), unanswered: fresh?.waits.length },
    error: waiting.error ?? rest.error,
    hasMore: show !== 'unanswered' && (rest.total ?? 0) > (rest.data?.length ?? 0),
    more: () => setOthers(others + OTHERS),
    reload: () => {
      void waiting.refetch();
      void rest.refetch();
    },
    hold: () => fresh && setHeld(orderOf(fresh)),
    letGo: () => setHeld(null),
  };
}
