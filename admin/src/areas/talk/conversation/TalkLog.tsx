import { newSince, useLogScroll, useSeen } from '@waymark/look/talk';
import { movesBetween } from '@waymark/look/turn/moves';
import { ArrowDown } from 'lucide-react';
import { Fragment, useMemo, useRef, useState, type ReactNode } from 'react';
import { DeleteSaid } from './DeleteSaid.tsx';
import { lastSeenBy, type Entry } from './entries.ts';
import { MovedTurns } from './MovedTurns.tsx';
import { TalkEntry } from './TalkEntry.tsx';
import type { Unsent } from './outbox.ts';
import type { Subject } from './subject.ts';
import { UnsentSaid } from './UnsentSaid.tsx';
import type { ConversationOutbox } from './useOutbox.ts';
import { useTurnMoves } from './useTurnMoves.ts';
import type { TalkPeople } from './useTalkPeople.ts';
import { newSince as sinceWhen } from '../../../base/dates/when.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { sendCommand } from '../../../base/wire/sendCommand.ts';

type TalkLogProps = {
  subject: Subject;
  entries: readonly Entry[];
  /** Up to when the reader has seen it; null: never. */
  seenUpTo: string | null;
  people: TalkPeople;
  sending: ConversationOutbox;
  onEdit: (entry: Entry) => void;
  onTakeBack: (unsent: Unsent) => void;
};

/**
 * Messages and notes in one list; where the reader left off last time a line is drawn, until they
 * leave.
 */
export function TalkLog({
  subject,
  entries,
  seenUpTo,
  people: { names, me },
  sending,
  onEdit,
  onTakeBack,
}: TalkLogProps): ReactNode {
  const t = useTexts();
  const log = useRef<HTMLDivElement>(null);
  const [openedAt] = useState(seenUpTo);
  const rows = useMemo(() => entries.map(({ row }) => row), [entries]);
  // To somebody who was never here all is new.
  const [line] = useState(() => seenUpTo && newSince(rows, seenUpTo, me)?.first.id);
  const [deleting, setDeleting] = useState<Entry | null>(null);
  const seenBy = useMemo(() => lastSeenBy(entries, me), [entries, me]);
  const moves = useTurnMoves(subject);
  const there = useMemo(() => new Set(entries.map(({ row }) => row.id)), [entries]);
  const unsent = sending.unsent.filter(({ id }) => !there.has(id));
  const { below, toEnd } = useLogScroll(log, {
    ...{ count: entries.length, own: sending.unsent.length },
    look: unsent.map(({ state }) => state).join(),
  });
  const { planId: processId, taskId } = subject;
  useSeen(log, rows, seenUpTo, me, (upTo) =>
    sendCommand('MarkConversationSeen', { processId, taskId, upTo }),
  );
  return (
    <div className="talk-pane">
      <div
        ref={log}
        className="talk-log"
        role="log"
        aria-label={t('talk.conversation')}
        tabIndex={0}
      >
        <div className="talk-air" />
        {entries.map((entry, place) => (
          <Fragment key={entry.row.id}>
            {entry.row.id === line && openedAt !== null && (
              <p className="talk-new" data-begin>
                {t('talk.newSince', { when: sinceWhen(t, openedAt) })}
              </p>
            )}
            <TalkEntry
              entry={entry}
              names={names}
              me={me}
              seenBy={seenBy.get(entry.row.id)}
              onEdit={onEdit}
              onDelete={setDeleting}
            />
            <MovedTurns
              moves={movesBetween(moves, entry.row.at, entries[place + 1]?.row.at)}
              after={entry}
              names={names}
            />
          </Fragment>
        ))}
        {unsent.map((each) => (
          <UnsentSaid
            key={each.id}
            unsent={each}
            author={names.get(me)?.name ?? t('words.you')}
            onAgain={() => void (each.answered ? sending.asWell(each) : sending.again(each))}
            onTakeBack={() => {
              sending.drop(each.id);
              onTakeBack(each);
            }}
          />
        ))}
        <span data-end />
      </div>
      {below > 0 && (
        <button type="button" className="talk-below" onClick={toEnd}>
          <ArrowDown aria-hidden="true" />
          {t('talk.newBelow', { count: below })}
        </button>
      )}
      {deleting !== null && (
        <DeleteSaid entry={deleting} subject={subject} onClose={() => setDeleting(null)} />
      )}
    </div>
  );
}
