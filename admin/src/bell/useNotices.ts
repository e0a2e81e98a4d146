import type { NoticeRow } from '@waymark/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useGetList } from 'react-admin';
import { showAtOnce } from '../dataProvider/shownAtOnce.ts';
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
  const queryClient = useQueryClient();
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
  /** Opened again before it is read again, the bell has it among the earlier ones, too. */
  const show = (lines: readonly NoticeRow[], isUnread: boolean) =>
    Promise.all(
      lines.map(({ id }) =>
        showAtOnce(queryClient, {
          resource: 'notices',
          id,
          fields: { isUnread },
        }),
      ),
    );
  const mark = (lines: readonly NoticeRow[], work: () => Promise<unknown>) => {
    const before = done;
    setDone(new Set([...done, ...lines.map(({ id }) => id)]));
    Promise.all([show(lines, false), work()]).catch(() => {
      setDone(before);
      void show(lines, true);
    });
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
