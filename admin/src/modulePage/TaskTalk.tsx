import type { ConversationRow, TaskRow } from '@waymark/api';
import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { shortSince } from '../talk/when.ts';
import { useTexts } from '../texts/index.ts';

/** So many conversations of a process are told of at its tasks. */
const MOST = 500;

/** Whether a task was talked about, and whether that waits for us; leads to it. Nothing where nobody said anything. */
export function TaskTalk({
  task: { id, planId },
}: {
  task: Pick<TaskRow, 'id' | 'planId'>;
}): ReactNode {
  const t = useTexts();
  // One read for all tasks of the process.
  const { data } = useGetList<ConversationRow>('conversations', {
    filter: { planId },
    sort: { field: 'lastAt', order: 'DESC' },
    pagination: { page: 1, perPage: MOST },
  });
  const row = data?.find(({ taskId }) => taskId === id);
  if (row === undefined) return null;
  const { messages, notes, held } = row;
  return (
    <Link className="task-talk" to={{ search: 'panel=talk', hash: id }}>
      <MessageSquare aria-hidden="true" />
      {row.waits && (
        <b>{t('talk.waitsSince', { when: shortSince(row.since) })}</b>
      )}
      <span>
        {messages + held > 0
          ? t('talk.messages', { count: messages + held })
          : t('talk.notes', { count: notes })}
        {!row.waits &&
          `, ${t('talk.lastAt', { when: shortSince(row.lastAt) })}`}
      </span>
    </Link>
  );
}
