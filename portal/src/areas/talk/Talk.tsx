import { lastOwn } from '@waymark/look/talk';
import { useRef, useState } from 'react';
import { useDesk } from '../../base/page/useDesk.ts';
import { useConversations, useMessages } from '../../parts/project/useProject.ts';
import { NotLoaded } from '../../base/states/NotLoaded.tsx';
import { useSkeleton } from '../../base/states/useSkeleton.ts';
import { texts as pages } from '../../base/texts/pages.ts';
import { texts } from '../../base/texts/talk.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';
import { Composer } from './Composer.tsx';
import type { Writing } from './Composer.tsx';
import { Log } from './Log.tsx';
import { readersOf } from './readers.ts';
import type { TalkParts } from './ReadsAlong.tsx';
import { asItWillRead } from './talkMessage.ts';
import { useOutgoing } from './useOutgoing.ts';
import { useTab } from '../../parts/talk/useTab.ts';
import './talk.css';

/** Talking about the task: beside it on a desk, a tab of its own on a phone. */
export function Talk(parts: TalkParts) {
  const tab = useTab();
  const isShown = useDesk() || tab === 'talk';
  return isShown ? <Conversation {...parts} /> : null;
}

function Conversation({ task, whoIs, people }: TalkParts) {
  const { me, membership } = useWorkspace();
  const messages = useMessages(task.planId, task.id);
  const conversations = useConversations(task.planId);
  const outgoing = useOutgoing(task);
  const { howGoes } = outgoing;
  const [writing, setWriting] = useState<Writing>('message');
  const field = useRef<HTMLTextAreaElement>(null);
  const t = texts();
  const said = asItWillRead(messages.data ?? [], outgoing.going, me.accountId);
  const ofTeam = readersOf(task, said, people, whoIs, me.accountId)
    .filter(({ kind }) => kind === 'team')
    .map(({ first }) => first);
  const [first, second] = ofTeam;
  const write = (what: Writing) => {
    setWriting(what);
    field.current?.focus();
  };
  return (
    <section className="talk" aria-label={t.talk}>
      <NotLoaded error={messages.error} />
      {messages.data === undefined && said.length === 0 ? (
        <Loading failed={messages.error !== undefined} />
      ) : said.length === 0 ? (
        <p className="talk-empty two">
          {t.ask}{' '}
          {membership.answerHours === null
            ? t.reaches(membership.workspaceName)
            : t.usually(first ?? membership.workspaceName, membership.answerHours)}
        </p>
      ) : (
        <Log
          task={task}
          said={said}
          whoIs={whoIs}
          people={people}
          outgoing={outgoing}
          seenUpTo={
            conversations.data === undefined && conversations.error === undefined
              ? undefined
              : (conversations.data?.find(({ taskId }) => taskId === task.id)?.seenUpTo ?? null)
          }
          onWrite={write}
        />
      )}
      {membership.guest === undefined && (
        <Composer
          field={field}
          task={task}
          people={people}
          outgoing={outgoing}
          to={
            first === undefined
              ? membership.workspaceName
              : second === undefined
                ? first
                : t.and(first, second)
          }
          last={lastOwn(
            said,
            me.accountId,
            ({ going }) => going !== undefined && howGoes(going) !== 'sent',
          )}
          writing={writing}
          onWrite={write}
        />
      )}
    </section>
  );
}

function Loading({ failed }: { failed: boolean }) {
  const due = useSkeleton();
  return (
    <div className="talk-loading" aria-busy={!failed}>
      <span className="vh" role="status">
        {due && !failed && pages().loading}
      </span>
      {due && !failed && [6, 8, 5].map((width) => <span key={width} className={`sk w-${width}`} />)}
    </div>
  );
}
