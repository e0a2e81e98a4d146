import { movesBetween } from '@waymark/look/turn/moves';
import { ArrowDown } from 'lucide-react';
import { Fragment, useMemo, useRef, useState, type ReactNode } from 'react';
import { DeleteSaid } from './DeleteSaid.tsx';
import { firstNew, lastSeenBy, type Entry } from './entries.ts';
import { MovedTurns } from './MovedTurns.tsx';
import { Said } from './Said.tsx';
import type { Unsent } from './outbox.ts';
import type { Subject } from './subject.ts';
import { UnsentSaid } from './UnsentSaid.tsx';
import { useLogScroll } from './useLogScroll.ts';
import type { Sending } from './useOutbox.ts';
import { useSeen } from './useSeen.ts';
import { useTurnMoves } from './useTurnMoves.ts';
import type { TalkPeople } from './useTalkPeople.ts';
import { newSince } from './when.ts';
import { useTexts } from '../texts/index.ts';

type TalkLogProps = {
  subject: Subject;
  entries: readonly Entry[];
  /** Up to when the reader has seen it; null: never. */
  seenUpTo: string | null;
  people: TalkPeople;
  sending: Sending;
  onEdit: (entry: Entry) => void;
  onTakeBack: (unsent: Unsent) => void;
};

/** Messages and notes in one list; where the reader left off last time a line is drawn, until they leave. */
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
  const [line] = useState(() => firstNew(entries, seenUpTo, me));
  const [deleting, setDeleting] = useState<Entry | null>(null);
  const seenBy = useMemo(() => lastSeenBy(entries, me), [entries, me]);
  const moves = useTurnMoves(subject);
  const there = useMemo(
    () => new Set(entries.map(({ row }) => row.id)),
    [entries],
  );
  const unsent = sending.unsent.filter(({ id }) => !there.has(id));
  const { below, toEnd, onScroll } = useLogScroll(
    log,
    entries.length,
    sending.unsent.length,
    unsent.map(({ state }) => state).join(),
  );
  useSeen(log, subject, entries, seenUpTo, me);
  return (
    <div className="talk-pane">
      <div
        ref={log}
        className="talk-log"
        role="log"
        aria-label={t('talk.conversation')}
        tabIndex={0}
        onScroll={onScroll}
      >
        <div className="talk-air" />
        {entries.map((entry, place) => (
          <Fragment key={entry.row.id}>
            {entry.row.id === line && openedAt !== null && (
              <p className="talk-new">
                {t('talk.newSince', {
                  when: newSince(t, openedAt),
                })}
              </p>
            )}
            <Said
              entry={entry}
              names={names}
              me={me}
              seenBy={seenBy.get(entry.row.id)}
              onEdit={onEdit}
              onDelete={setDeleting}
            />
            <MovedTurns
              moves={movesBetween(
                moves,
                entry.row.at,
                entries[place + 1]?.row.at,
              )}
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
            onAgain={() =>
              void (each.answered ? sending.asWell(each) : sending.again(each))
            }
            onTakeBack={() => {
              sending.drop(each.id);
              onTakeBack(each);
            }}
          />
        ))}
      </div>
      {below > 0 && (
        <button type="button" className="talk-below" onClick={toEnd}>
          <ArrowDown aria-hidden="true" />
          {t('talk.newBelow', { count: below })}
        </button>
      )}
      {deleting !== null && (
        <DeleteSaid
          entry={deleting}
          subject={subject}
          onClose={() => setDeleting(null)}
        />
      )}
    </div>
  );
}
