import { Button } from '@mui/material';
import { givenBack, lastOwn } from '@waymark/look/talk';
import { useEffect, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { AnsweredMeanwhile } from './AnsweredMeanwhile.tsx';
import { Composer } from './Composer.tsx';
import { lastAnswer, type Kind } from './entries.ts';
import type { Subject } from './subject.ts';
import { TalkLog } from './TalkLog.tsx';
import { useComposing } from './useComposing.ts';
import { useOutbox } from './useOutbox.ts';
import { useConversation, useTalk } from './useTalk.ts';
import { WritingNow } from './WritingNow.tsx';
import { useTalkPeople } from './useTalkPeople.ts';
import { ErrorState, Skeleton } from '../../../parts/page/states.tsx';
import { whyNot } from '../../../base/wire/whyNot.ts';
import { useTexts } from '../../../base/texts/index.ts';
import './talk.css';

/** What keys do to a conversation. */
export type TalkHandle = { write: (kind: Kind) => void };

type TalkProps = {
  subject: Subject;
  ref?: Ref<TalkHandle>;
  /** A reply, not a note, has arrived. */
  onAnswered?: () => void;
};

/**
 * The conversation of a task (PRODUCT 13): what was said, and where more is. `key` it by the task.
 */
export function Talk({ subject, ref, onAnswered }: TalkProps): ReactNode {
  const t = useTexts();
  const { entries, error, reload } = useTalk(subject);
  const { row } = useConversation(subject);
  const people = useTalkPeople(subject);
  const { names, me } = people;
  const only = subject.audience === 'EXTERN' ? null : 'note';
  const sending = useOutbox(subject, me);
  const answer = lastAnswer(entries ?? [], me);
  const composing = useComposing(subject, people, only, answer, (saying) => {
    void sending.say(saying).then((arrived) => {
      if (arrived && saying.kind === 'message') onAnswered?.();
    });
  });
  const field = useRef<HTMLTextAreaElement>(null);
  /** The field is to have the focus once it is there. */
  const wanted = useRef(false);
  useImperativeHandle(ref, () => ({
    write(kind) {
      if (composing.editing === null) composing.choose(kind);
      wanted.current = field.current === null;
      field.current?.focus();
    },
  }));
  useEffect(() => {
    if (!wanted.current || field.current === null) return;
    wanted.current = false;
    field.current.focus();
  });
  useDropArrived(sending, entries);
  if (entries === undefined || row === undefined || me === '')
    return error === null ? (
      <Skeleton people rows={3} label={t('talk.loading')} />
    ) : (
      <ErrorState what={t('talk.failed')} onRetry={reload} {...whyNot(error)} />
    );
  const client = (id: string) => names.get(id)?.kind === 'client';
  const { assignee } = subject;
  const asked = assignee !== null && client(assignee) ? (names.get(assignee)?.first ?? null) : null;
  const along = subject.followers
    .filter((id) => id !== assignee && client(id))
    .flatMap((id) => names.get(id)?.first ?? []);
  const readers = [
    asked !== null && t('talk.to', { name: asked }),
    along.length > 0 && t('talk.readAlong', { names: t.list(along), count: along.length }),
  ]
    .filter(Boolean)
    .join(', ');
  const isEmpty = entries.length === 0 && sending.unsent.length === 0;
  return (
    <div className="talk">
      {error !== null && (
        <p className="talk-stale" role="alert">
          {t('talk.notLoaded')} {whyNot(error).detail}
          <Button size="small" onClick={reload}>
            {t('words.tryAgain')}
          </Button>
        </p>
      )}
      {isEmpty ? (
        <div className="talk-pane talk-empty">
          <b>{t('talk.empty')}</b>
          <p>{t(only === 'note' ? 'talk.emptyTeam' : 'talk.emptyHint')}</p>
        </div>
      ) : (
        <TalkLog
          {...{ subject, entries, people, sending }}
          seenUpTo={row?.seenUpTo ?? null}
          onEdit={(entry) => {
            composing.edit(entry);
            field.current?.focus();
          }}
          onTakeBack={({ text, files = [] }) => {
            composing.write(givenBack(text, composing.draft));
            composing.attaching.giveBack(files);
            field.current?.focus();
          }}
        />
      )}
      <WritingNow subject={subject} names={names} />
      <AnsweredMeanwhile answer={composing.meanwhile} names={names} />
      <Composer
        taskId={subject.taskId}
        {...{ composing, only, people, readers, field }}
        thenClient={asked}
        onEditLast={() => {
          const rows = entries.map((entry) => entry.row);
          // Words on their way are newer than all that stands there.
          const last = lastOwn(rows, me, () => sending.unsent.length > 0);
          const entry = entries.find(({ row: { id } }) => id === last?.id);
          if (entry !== undefined) composing.edit(entry);
        }}
      />
    </div>
  );
}

/** What is in the conversation by now is on its way no more. */
function useDropArrived(
  { unsent, drop }: ReturnType<typeof useOutbox>,
  entries: ReturnType<typeof useTalk>['entries'],
): void {
  useEffect(() => {
    for (const { id } of unsent) if (entries?.some(({ row }) => row.id === id) === true) drop(id);
  }, [unsent, entries, drop]);
}
