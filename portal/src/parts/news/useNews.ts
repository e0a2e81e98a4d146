import { useState } from 'react';
import { act, perform } from '../../base/api/commands.ts';
import { refetch } from '../../base/api/queryCache.ts';
import { readAll, type NoticeRow } from '../../base/api/reads.ts';
import { useQuery } from '../../base/api/useQuery.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';

export type News = {
  /** Undefined until they were read once. */
  readonly lines: readonly NoticeRow[] | undefined;
  readonly error: unknown;
  readonly hasNew: boolean;
  /** Whether a line was unread when the bell was opened: it keeps its place until it is closed. */
  readonly isFresh: (line: NoticeRow) => boolean;
  readonly isUnread: (line: NoticeRow) => boolean;
  readonly opened: () => void;
  readonly read: (line: NoticeRow) => void;
  readonly readAll: () => void;
  readonly again: () => void;
};

const again = () => void refetch((key) => key.startsWith('notices '));

/** The news of whoever reads, the newest first; without a connection the news read last. */
export function useNews(): News {
  const { workspaceId, membership } = useWorkspace();
  const { data, error } = useQuery(`notices ${workspaceId}`, () =>
    readAll(workspaceId, 'notices', { sort: ['at', 'DESC'] }),
  );
  /** Read here, which is known elsewhere a little later, or once there is a line. */
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [openedUpTo, setOpenedUpTo] = useState('');
  const { clientId } = membership;
  const newest = data?.[0]?.at ?? '';
  const isUnread = ({ id, isUnread: told }: NoticeRow) => told && !done.has(id);
  const note = (
    ...[name, payload]:
      | ['OpenNotices' | 'MarkNoticesRead', { upTo: string }]
      | ['MarkNoticeRead', { noticeId: string }]
  ) =>
    void perform(workspaceId, act(name, { clientId, ...payload } as never)).then(
      again,
      // What could not be noted is unread, or new, once more on the next visit.
      () => undefined,
    );
  return {
    ...{ lines: data, error, isUnread, again },
    hasNew: data?.some((each) => each.isNew && each.at > openedUpTo && isUnread(each)) ?? false,
    isFresh: (line) => line.isUnread || done.has(line.id),
    opened: () => {
      if (newest === '' || newest <= openedUpTo) return;
      setOpenedUpTo(newest);
      if (data?.some(({ isNew }) => isNew)) note('OpenNotices', { upTo: newest });
    },
    read: (line) => {
      if (!isUnread(line)) return;
      setDone(new Set([...done, line.id]));
      note('MarkNoticeRead', { noticeId: line.id });
    },
    readAll: () => {
      const unread = data?.filter(isUnread) ?? [];
      if (unread.length === 0) return;
      setDone(new Set([...done, ...unread.map(({ id }) => id)]));
      note('MarkNoticesRead', { upTo: newest });
    },
  };
}
