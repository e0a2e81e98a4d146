import type { ConversationRow } from '@waymark/api';
import { useMediaQuery } from '@mui/material';
import { useRef, useState, type ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { opensNext } from './afterSend.ts';
import { nextWaiting, rowsIn } from './groups.ts';
import { InboxConversation } from './InboxConversation.tsx';
import { InboxList } from './InboxList.tsx';
import { useInboxAddress } from './useInboxAddress.ts';
import { useInbox } from './useInbox.ts';
import { focusRow, useInboxKeys } from './useInboxKeys.ts';
import { EmptyState, Skeleton } from '../../../parts/page/states.tsx';
import type { Kind } from '../conversation/entries.ts';
import type { TalkHandle } from '../conversation/Talk.tsx';
import { awaitsUs, useNoAnswer } from '../conversation/useNoAnswer.ts';
import { useTexts } from '../../../base/texts/index.ts';
import './inbox.css';

/** /inbox (PRODUCT 13.7): what waits for an answer, and where it is given. */
export function InboxPage(): ReactNode {
  const t = useTexts();
  const [view, change] = useInboxAddress();
  const inbox = useInbox(view);
  const rows = inbox.groups ? rowsIn(inbox.groups) : [];
  // Where both do not fit beside each other, the list is seen first.
  const isWide = useMediaQuery('(width >= 900px)');
  const alone = useAlone(inbox.groups && rows);
  const { row, isPending } = useOpen(view.open ?? (isWide ? alone : null), rows);
  const talk = useRef<TalkHandle>(null);
  /** What is to be written in the conversation that is being opened. */
  const writes = useRef<Kind | null>(null);
  const noAnswer = useNoAnswer();
  useInboxKeys(rows, row ?? null, {
    write: ({ id }, kind) => {
      if (id === row?.id) return talk.current?.write(kind);
      writes.current = kind;
      change({ open: id });
    },
    noAnswer: (meant) => {
      if (awaitsUs(meant)) void noAnswer(meant);
    },
  });
  const answered = () => {
    const next = inbox.groups && row ? nextWaiting(inbox.groups, row.id) : undefined;
    if (!opensNext() || next === undefined) return;
    change({ open: next.id });
    focusRow(next.id);
  };
  return (
    <div className={view.open === null ? 'inbox' : 'inbox has-open'}>
      <InboxList view={view} inbox={inbox} onChange={change} />
      {row ? (
        <InboxConversation
          key={row.id}
          row={row}
          talk={(handle) => {
            talk.current = handle;
            if (handle !== null && writes.current !== null) {
              handle.write(writes.current);
              writes.current = null;
            }
          }}
          onAnswered={answered}
          onNoAnswer={() => void noAnswer(row)}
          onBack={() => change({ open: null })}
        />
      ) : (
        <div className="inbox-none">
          {isPending ? (
            <Skeleton people rows={4} label={t('talk.loading')} />
          ) : (
            // Where the list says that there is none, nothing is to be chosen.
            (view.open !== null || rows.length > 0) && (
              <EmptyState
                sentence={t(view.open === null ? 'inbox.choose' : 'inbox.gone')}
                hint={t('inbox.chooseHint')}
              />
            )
          )}
        </div>
      )}
    </div>
  );
}

/**
 * The one that was alone when the list came: beside it there is nothing to choose. One that comes
 * later is not opened by itself: whoever has left the page open would have read it unseen, and no
 * mail would tell them.
 */
function useAlone(rows: readonly ConversationRow[] | undefined): string | null {
  const [alone, setAlone] = useState<string | null>();
  if (alone === undefined && rows !== undefined)
    setAlone(rows.length === 1 && rows[0] ? rows[0].id : null);
  return rows?.some(({ id }) => id === alone) ? (alone ?? null) : null;
}

/** The conversation that the address names, whether or not the list has it. */
function useOpen(
  open: string | null,
  rows: readonly ConversationRow[],
): { row: ConversationRow | undefined; isPending: boolean } {
  const listed = rows.find(({ id }) => id === open);
  const { data, isPending } = useGetList<ConversationRow>(
    'conversations',
    {
      filter: { id: open ?? '' },
      sort: { field: 'lastAt', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    },
    { enabled: open !== null && listed === undefined },
  );
  const row = listed ?? (open === null ? undefined : data?.[0]);
  return { row, isPending: open !== null && isPending && row === undefined };
}
