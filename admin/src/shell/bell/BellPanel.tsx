import { Button, IconButton, Popover, Tooltip } from '@mui/material';
import type { MailSettingsView, NoticeRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { isComposed } from '@waymark/look/composed';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CheckCheck, Moon, Settings2 } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  useLayoutEffect,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type FocusEvent,
} from 'react';
import { Link } from 'react-router';
import { NoticeLine } from './NoticeLine.tsx';
import { useGetList } from 'react-admin';
import { showAtOnce } from '../../base/dataProvider/shownAtOnce.ts';
import { useCommand } from '../../base/dataProvider/useCommand.ts';
import { keyOf } from '../../base/keyboard/keys.ts';
import { singleKeys } from '../../base/keyboard/keyMatching.ts';
import { EmptyState, ErrorState, Skeleton } from '../../parts/page/states.tsx';
import { whyNot } from '../../base/wire/whyNot.ts';
import { useTexts } from '../../base/texts/index.ts';
import { read } from '../../base/wire/request.ts';
import './bell.css';

type BellPanelProps = { anchor: RefObject<HTMLElement | null>; onClose: () => void };

/** As many lines as are shown. */
const MOST = 100;

type Notices = {
  /** Undefined while they are loaded for the first time. */
  readonly lines: readonly NoticeRow[] | undefined;
  readonly error: unknown;
  readonly refetch: () => void;
  /**
   * Whether a line was unread when the bell was opened, or came since: it keeps its place until it
   * is closed.
   */
  readonly isFresh: (line: NoticeRow) => boolean;
  readonly isUnread: (line: NoticeRow) => boolean;
  readonly read: (line: NoticeRow) => void;
  readonly readAll: () => void;
};

/** What is told whoever is signed in. Once it is there, it counts as looked at, and not as read. */
function useNotices(): Notices {
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
        showAtOnce(queryClient, { resource: 'notices', id, fields: { isUnread } }),
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
      if (isUnread(line)) mark([line], () => send('MarkNoticeRead', { noticeId: line.id }));
    },
    readAll: () => {
      const unread = data?.filter(isUnread) ?? [];
      if (unread.length > 0 && newest !== undefined)
        mark(unread, () => send('MarkNoticesRead', { upTo: newest }));
    },
  };
}

/**
 * What concerns whoever is signed in, the newest first; opening it marks nothing as read, a click
 * or `E` does.
 */
export default function BellPanel({ anchor, onClose }: BellPanelProps): ReactNode {
  const t = useTexts();
  const title = useId();
  const notices = useNotices();
  const unread = notices.lines?.filter(notices.isUnread).length ?? 0;
  return (
    <Popover
      open
      anchorEl={() => anchor.current as HTMLElement}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      marginThreshold={8}
      slotProps={{ paper: { className: 'bell', role: 'dialog', 'aria-labelledby': title } }}
    >
      <header>
        <h2 id={title}>{t('bell.title')}</h2>
        {unread > 0 && (
          <span className="bell-count" aria-label={t('bell.unread', { count: unread })}>
            {unread}
          </span>
        )}
        <span className="bell-gap" />
        <Tooltip title={t('bell.readAll')}>
          <IconButton aria-label={t('bell.readAll')} onClick={notices.readAll}>
            <CheckCheck />
          </IconButton>
        </Tooltip>
        <Tooltip title={t('bell.settings')}>
          <IconButton
            component={Link}
            to={adminAddress.profile({ hash: 'mails' })}
            aria-label={t('bell.settings')}
            onClick={onClose}
          >
            <Settings2 />
          </IconButton>
        </Tooltip>
      </header>
      <Lines notices={notices} onClose={onClose} />
      <Foot onClose={onClose} />
    </Popover>
  );
}

/**
 * Keeps the focus on the line that has it: read elsewhere it stands among the earlier ones, as
 * another element.
 * @returns remembers which it is
 */
function useFocusedLine(
  list: RefObject<HTMLElement | null>,
): (event: FocusEvent<HTMLElement>) => void {
  const focused = useRef<string | null>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (focused.current === null || (activeElement ?? body) !== body) return;
    list.current
      ?.querySelector<HTMLElement>(`[data-line="${CSS.escape(focused.current)}"]`)
      ?.focus();
  });
  return ({ target }) => {
    focused.current =
      target.closest('li')?.querySelector('[data-line]')?.getAttribute('data-line') ?? null;
  };
}

function Lines({ notices, onClose }: { notices: Notices; onClose: () => void }): ReactNode {
  const t = useTexts();
  const { lines, error, refetch, isFresh } = notices;
  const list = useRef<HTMLDivElement>(null);
  const onFocus = useFocusedLine(list);
  const isThere = lines !== undefined;
  // The keyboard begins at the newest.
  useEffect(() => {
    if (isThere) list.current?.querySelector<HTMLElement>('a')?.focus();
  }, [isThere]);
  if (lines === undefined)
    return error === null ? (
      <Skeleton people rows={4} label={t('bell.loading')} />
    ) : (
      <ErrorState what={t('bell.failed')} onRetry={refetch} {...whyNot(error)} />
    );
  if (lines.length === 0)
    return <EmptyState sentence={t('bell.empty')} hint={t('bell.emptyHint')} />;
  const fresh = lines.filter(isFresh);
  const earlier = lines.filter((line) => !isFresh(line));
  const listOf = (some: typeof lines) => (
    <ul>
      {some.map((line) => (
        <NoticeLine
          key={line.id}
          line={line}
          isUnread={notices.isUnread(line)}
          onRead={() => notices.read(line)}
          onClose={onClose}
        />
      ))}
    </ul>
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposed(event)) return;
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-line]')];
    const at = links.findIndex((link) => link.closest('li')?.contains(document.activeElement));
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      links[Math.min(Math.max(at + step, 0), links.length - 1)]?.focus();
    } else if (singleKeys() && event.key.toUpperCase() === keyOf('readNotice').caps[0]) {
      const line = lines.find(({ id }) => id === links[at]?.dataset['line']);
      if (line !== undefined) notices.read(line);
    }
  };
  return (
    <div ref={list} className="bell-lines" onKeyDown={onKeyDown} onFocus={onFocus}>
      {fresh.length > 0 && listOf(fresh)}
      {fresh.length > 0 && earlier.length > 0 && <h3>{t('bell.earlier')}</h3>}
      {earlier.length > 0 && listOf(earlier)}
      {error !== null && (
        <p className="bell-stale" role="alert">
          {t('bell.notLoaded')}
          <Button onClick={refetch}>{t('words.tryAgain')}</Button>
        </p>
      )}
    </div>
  );
}

/** When no mails come, and what waits for an answer. */
function Foot({ onClose }: { onClose: () => void }): ReactNode {
  const t = useTexts();
  const { data } = useQuery({
    queryKey: ['mailSettings'],
    queryFn: async () => (await read<MailSettingsView>('/api/mails/settings')).json,
  });
  return (
    <footer>
      {data?.quiet.on === true && (
        <>
          <Moon aria-hidden="true" />
          {t('bell.quiet', { from: data.quiet.from, to: data.quiet.to })}
        </>
      )}
      <span className="bell-gap" />
      <Link to={adminAddress.inbox()} onClick={onClose}>
        {t('bell.inbox')}
      </Link>
    </footer>
  );
}
