import ArrowDown from 'lucide-react/icons/arrow-down';
import { Fragment, Suspense, useRef, useState } from 'react';
import { clock } from '../page/clock.ts';
import type { TaskRow } from '../api/reads.ts';
import { useMayAct } from '../task/mayAct.ts';
import { texts } from '../texts/talk.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import type { Writing } from './Composer.tsx';
import { GoingOn } from './GoingOn.tsx';
import { Message } from './Message.tsx';
import type { TalkParts } from './ReadsAlong.tsx';
import { newSince } from './said.ts';
import type { Said } from './said.ts';
import type { Outgoing } from './useOutgoing.ts';
import { useLogScroll } from './useLogScroll.ts';
import { useSeen } from './useSeen.ts';
import { latePart } from '../page/latePart.tsx';

const MovedTurns = latePart(() => import('./MovedTurns.tsx'));

type LogProps = TalkParts & {
  said: readonly Said[];
  /** undefined while that is not known. */
  seenUpTo: string | null | undefined;
  outgoing: Outgoing;
  onWrite: (what: Writing) => void;
};

/** What was said, the oldest first; what was new on opening stands below a line until the reader leaves. */
export function Log({
  task,
  said,
  whoIs,
  people,
  seenUpTo,
  outgoing,
  onWrite,
}: LogProps) {
  const { me } = useWorkspace();
  const may = useMayAct(task, whoIs);
  const log = useRef<HTMLDivElement>(null);
  const last = said.at(-1);
  const [line, setLine] = useState<ReturnType<typeof newSince> | null>(null);
  if (line === null && seenUpTo !== undefined)
    setLine(newSince(said, seenUpTo, me.accountId));
  useSeen(log, task, said, seenUpTo);
  const { below, toEnd } = useLogScroll(log, {
    // It opens once it is known where what is new begins.
    count: line === null ? 0 : said.length,
    ownLast: last?.authorId === me.accountId,
  });
  const t = texts();
  const lastSeen = said.findLast(
    ({ authorId, seenBy }) => authorId === me.accountId && seenBy.length > 0,
  );
  return (
    <>
      <div
        ref={log}
        className="log"
        role="log"
        aria-label={t.conversation}
        // A part that is scrolled is reached by the keyboard.
        tabIndex={0}
      >
        {said.map((one, place) => (
          <Fragment key={one.id}>
            {one.id === line?.id && (
              <p className="new-since num" data-begin>
                {t.newSince(clock(line.at))}
              </p>
            )}
            <Message
              said={one}
              whoIs={whoIs}
              people={people}
              outgoing={outgoing}
              showsSeen={one === lastSeen}
              onEdit={() => onWrite({ edit: one })}
            />
            <Suspense>
              <MovedTurns
                task={task}
                after={one}
                until={said[place + 1]?.at}
                whoIs={whoIs}
              />
            </Suspense>
          </Fragment>
        ))}
        {wasAnswered(task, last, me.accountId) && may && (
          <GoingOn task={task} onStillStuck={() => onWrite('stuck')} />
        )}
        <span data-end />
      </div>
      {below > 0 && (
        <button type="button" className="btn below num" onClick={toEnd}>
          <ArrowDown size={16} aria-hidden="true" />
          {t.news(below)}
        </button>
      )}
    </>
  );
}

/** Who is stuck and was answered says whether that helped. */
const wasAnswered = (
  { status, turnBecause }: TaskRow,
  last: Said | undefined,
  me: string,
): boolean =>
  status === 'STUCKED' &&
  turnBecause !== 'stuck' &&
  turnBecause !== 'asked' &&
  last?.authorId !== me;
