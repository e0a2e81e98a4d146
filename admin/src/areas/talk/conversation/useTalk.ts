import type { ConversationRow, MessageRow, NoteRow } from '@waymark/api';
import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import { entriesOf, type Entry } from './entries.ts';
import { conversationId, type Subject } from './subject.ts';

type TalkedTask = Pick<Subject, 'planId' | 'taskId'>;

/** So much is read at most; what is older stands in the history. */
const MOST = 2000;

/**
 * What was said about a task, in the order in which it came. What was read stays while it is read
 * again.
 */
export function useTalk({ planId, taskId }: TalkedTask): {
  entries: readonly Entry[] | undefined;
  error: unknown;
  reload: () => void;
} {
  const said = {
    filter: { planId, taskId },
    sort: { field: 'at', order: 'ASC' as const },
    pagination: { page: 1, perPage: MOST },
  };
  const messages = useGetList<MessageRow>('messages', said);
  const notes = useGetList<NoteRow>('notes', said);
  const entries = useMemo(
    () => messages.data && notes.data && entriesOf(messages.data, notes.data),
    [messages.data, notes.data],
  );
  return {
    entries,
    error: messages.error ?? notes.error,
    reload: () => {
      void messages.refetch();
      void notes.refetch();
    },
  };
}

/** What there is to know of a conversation: `row` is null where nothing has been said yet. */
export function useConversation(
  of: TalkedTask,
  enabled = true,
): { row: ConversationRow | null | undefined } {
  const { data } = useGetList<ConversationRow>(
    'conversations',
    {
      filter: { id: conversationId(of) },
      sort: { field: 'lastAt', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    },
    { enabled },
  );
  return { row: data === undefined ? undefined : (data[0] ?? null) };
}
