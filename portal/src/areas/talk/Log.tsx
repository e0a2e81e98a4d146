import { newSince, useLogScroll, useSeen } from '@waymark/look/talk';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { Fragment, Suspense, useRef, useState } from 'react';
import { act, perform } from '../../base/api/commands.ts';
import { refetch } from '../../base/api/queryCache.ts';
import { clock } from '../../base/page/clock.ts';
import type { TaskRow } from '../../base/api/reads.ts';
import { useMayAct } from '../../parts/task/mayAct.ts';
import { texts } from '../../base/texts/talk.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';
import type { Writing } from './Composer.tsx';
import { ResumeTaskPrompt } from './ResumeTaskPrompt.tsx';
import { Message } from './Message.tsx';
import type { TalkParts } from './ReadsAlong.tsx';
import type { TalkMessage } from './talkMessage.ts';
import type { Outgoing } from './useOutgoing.ts';
import { lazyWithFallback } from '../../base/page/lazyWithFallback.tsx';

const MovedTurns = lazyWithFallback(() => import('./MovedTurns.tsx'));

type LogProps = TalkParts & {
  said: readonly TalkMessage[];
  /** undefined while that is not known. */
  seenUpTo: string | null | undefined;
  outgoing: Outgoing;
  onWrite: (what: Writing) => void;
};

/**
 * What was said, the oldest first; what was new on opening stands below a line until the reader
 * leaves.
 */
export function Log({ task, said, whoIs, people, seenUpTo, outgoing, onWrite }: LogProps) {
  const { me, membership, workspaceId } = useWorkspace();
  const may = useMayAct(task, whoIs);
  const log = useRef<HTMLDivElement>(null);
  const last = said.at(-1);
  const [line, setLine] = useState<ReturnType<typeof newSince<TalkMessage>> | null>(null);
  if (line === null && seenUpTo !== undefined) setLine(newSince(said, seenUpTo, me.accountId));
  // Nothing is kept of what guests have seen.
  const known = membership.guest === undefined ? seenUpTo : undefined;
  useSeen(log, said, known, me.accountId, (upTo) =>
    perform(
      workspaceId,
      act('MarkConversationSeen', { processId: task.planId, taskId: task.id, upTo }),
    ).then(() => void refetch((key) => key.startsWith('conversations '))),
  );
  const { below, toEnd } = useLogScroll(log, {
    // It opens once it is known where what is new begins.
    count: line === null ? 0 : said.length,
    own: said.filter(({ authorId }) => authorId === me.accountId).length,
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
            {line?.before && one.id === line.first.id && (
              <p className="new-since num" data-begin>
                {t.newSince(clock(line.before.at))}
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
              <MovedTurns task={task} after={one} until={said[place + 1]?.at} whoIs={whoIs} />
            </Suspense>
          </Fragment>
        ))}
        {wasAnswered(task, last, me.accountId) && may && (
          <ResumeTaskPrompt task={task} onStillStuck={() => onWrite('stuck')} />
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
  last: TalkMessage | undefined,
  me: string,
): boolean =>
  status === 'STUCKED' &&
  turnBecause !== 'stuck' &&
  turnBecause !== 'asked' &&
  last?.authorId !== me;
