import { Button, IconButton, Popover, Tooltip } from '@mui/material';
import type { MailSettingsView } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { isComposed } from '@waymark/look/composed';
import { useQuery } from '@tanstack/react-query';
import { CheckCheck, Moon, Settings2 } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Link } from 'react-router';
import { NoticeLine } from './NoticeLine.tsx';
import { useFocusedLine } from './useFocusedLine.ts';
import { useNotices, type Notices } from './useNotices.ts';
import { keyOf } from '../keys/keys.ts';
import { singleKeys } from '../keys/pressed.ts';
import { EmptyState, ErrorState, Skeleton } from '../layout/states.tsx';
import { whyNot } from '../layout/whyNot.ts';
import { useTexts } from '../texts/index.ts';
import { read } from '../wire/request.ts';
import './bell.css';

type BellPanelProps = {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** What concerns whoever is signed in, the newest first; opening it marks nothing as read, a click or `E` does. */
export default function BellPanel({
  anchor,
  onClose,
}: BellPanelProps): ReactNode {
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
      slotProps={{
        paper: {
          className: 'bell',
          role: 'dialog',
          'aria-labelledby': title,
        },
      }}
    >
      <header>
        <h2 id={title}>{t('bell.title')}</h2>
        {unread > 0 && (
          <span
            className="bell-count"
            aria-label={t('bell.unread', { count: unread })}
          >
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

function Lines({
  notices,
  onClose,
}: {
  notices: Notices;
  onClose: () => void;
}): ReactNode {
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
      <ErrorState
        what={t('bell.failed')}
        onRetry={refetch}
        {...whyNot(error)}
      />
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
    const links = [
      ...event.currentTarget.querySelectorAll<HTMLElement>('[data-line]'),
    ];
    const at = links.findIndex((link) =>
      link.closest('li')?.contains(document.activeElement),
    );
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      links[Math.min(Math.max(at + step, 0), links.length - 1)]?.focus();
    } else if (
      singleKeys() &&
      event.key.toUpperCase() === keyOf('readNotice').caps[0]
    ) {
      const line = lines.find(({ id }) => id === links[at]?.dataset['line']);
      if (line !== undefined) notices.read(line);
    }
  };
  return (
    <div
      ref={list}
      className="bell-lines"
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
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
    queryFn: async () =>
      (await read<MailSettingsView>('/api/mails/settings')).json,
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
