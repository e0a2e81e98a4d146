import type { NoticeRow } from '@waymark/api';
import { useEffect, useState } from 'react';
import { useGetList } from 'react-admin';
import { useCommand } from '../dataProvider/useCommand.ts';

/** As many lines as are shown. */
const MOST = 100;

export type Notices = {
  /** Undefined while they are loaded for the first time. */
  readonly lines: readonly NoticeRow[] | undefined;
  readonly error: unknown;
  readonly refetch: () => void;
  /** Whether a line was unread when the bell was opened, or came since: it keeps its place until it is closed. */
  readonly isFresh: (line: NoticeRow) => boolean;
  readonly isUnread: (line: NoticeRow) => boolean;
  readonly read: (line: NoticeRow) => void;
  readonly readAll: () => void;
};

/** What is told whoever is signed in. Once it is there, it counts as looked at, and not as read. */
export function useNotices(): Notices {
  const send = useCommand({ quiet: true });
  const { data, error, refetch } = useGetList<NoticeRow>('notices', {
    sort: { field: 'at', order: 'DESC' },
    pagination: { page: 1, perPage: MOST },
  });
  /** Read while it was open. */
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const hasNews = data?.some(({ isNew }) => isNew) === true;
  const newest = data?.[0]?.at;

  useEffect(() => {
    if (!hasNews || newest === undefined) return;
    send('OpenNotices', { upTo: newest }).catch(() => {
      // What was not noted is new once more when the bell is opened next.
    });
  }, [send, hasNews, newest]);

  const isUnread = ({ id, isUnread: told }: NoticeRow) => told && !done.has(id);
  const mark = (lines: readonly NoticeRow[], work: () => Promise<unknown>) => {
    const before = done;
    setDone(new Set([...done, ...lines.map(({ id }) => id)]));
    work().catch(() => setDone(before));
  };
  return {
    lines: data,
    error,
    refetch: () => void refetch(),
    isFresh: (line) => line.isUnread || done.has(line.id),
    isUnread,
    read: (line) => {
      if (isUnread(line))
        mark([line], () => send('MarkNoticeRead', { noticeId: line.id }));
    },
    readAll: () => {
      const unread = data?.filter(isUnread) ?? [];
      if (unread.length > 0 && newest !== undefined)
        mark(unread, () => send('MarkNoticesRead', { upTo: newest }));
    },
  };
}
