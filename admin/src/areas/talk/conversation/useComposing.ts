import type { MessageRow } from '@waymark/api';
import { asksSomething } from '@waymark/events/asks';
import { namedIn } from '@waymark/look/mentions';
import type { OutgoingWords } from '@waymark/look/talk';
import { useState } from 'react';
import type { Entry, Kind } from './entries.ts';
import { conversationId, type Subject } from './subject.ts';
import { useDraft } from './useDraft.ts';
import type { TalkPeople } from './useTalkPeople.ts';
import type { Saying } from './useOutbox.ts';
import { useAttachments, type Attaching } from '../../../parts/files/useAttachments.ts';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { sentenceOf } from '../../../parts/dialogs/DialogError.tsx';

/**
 * Whose turn it is once a reply is out: the client's, who owes an answer or does not, or still
 * ours.
 */
export type Then = 'answer' | 'turn' | 'ours';

export type Composing = {
  readonly kind: Kind;
  /** What is new, which waits while something is changed. */
  readonly draft: string;
  readonly editing: Entry | null;
  /** As its author says, else as what they wrote tells. */
  readonly then: Then;
  /** Names of the client's users were taken out of a note; they stand in it as words. */
  readonly dropped: boolean;
  /** What a colleague has answered since this was begun. */
  readonly meanwhile: MessageRow | null;
  /** Why a change was not saved. */
  readonly error: string | null;
  /** Files that go with it. */
  readonly attaching: Attaching;
  write: (text: string) => void;
  choose: (kind: Kind) => void;
  setThen: (then: Then) => void;
  edit: (entry: Entry) => void;
  stopEditing: () => void;
  send: (words: OutgoingWords) => void;
};

/**
 * Writes what is to be said, or changes what was; a draft waits meanwhile.
 * @param answer the last of a colleague's
 */
export function useComposing(
  subject: Subject,
  people: TalkPeople,
  only: Kind | null,
  answer: MessageRow | null,
  say: (saying: Saying) => void,
): Composing {
  const { planId, taskId } = subject;
  const { draft, write, choose } = useDraft(
    conversationId(subject),
    people.me,
    only,
    answer?.id ?? null,
  );
  const [editing, setEditing] = useState<Entry | null>(null);
  const [chosen, setThen] = useState<Then | null>(null);
  const [dropped, setDropped] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const send = useCommand({ quiet: true });
  const kind = editing?.kind ?? draft.kind;
  const then = chosen ?? (asksSomething(draft.text) ? 'answer' : 'turn');
  const attaching = useAttachments(subject, draft.kind);
  const { after } = draft;
  const isReply = editing === null && kind === 'message';
  const isBegun = isReply && draft.text !== '' && after !== undefined;
  const stopEditing = () => {
    setEditing(null);
    setError(null);
  };
  const save = async (entry: Entry, { text, mentions }: OutgoingWords) => {
    const said = { processId: planId, taskId, text, mentions };
    const { id } = entry.row;
    try {
      await (entry.kind === 'note'
        ? send('EditNote', { ...said, noteId: id })
        : send('EditMessage', { ...said, messageId: id }));
      stopEditing();
    } catch (reason) {
      setError(sentenceOf(reason));
    }
  };
  return {
    ...{ kind, then, dropped, error, setThen, stopEditing, editing, write, attaching },
    draft: draft.text,
    meanwhile: isBegun && answer?.id !== after ? answer : null,
    choose(next) {
      const clients = namedIn(draft.text, people.client).length > 0;
      setDropped(next === 'note' && draft.kind === 'message' && clients);
      choose(next);
    },
    edit(entry) {
      setError(null);
      setEditing(entry);
    },
    send(words) {
      if (editing !== null) return void save(editing, words);
      const { text, mentions } = words;
      const files = attaching.all.flatMap(({ shown }) => shown ?? []);
      write('');
      attaching.empty();
      setDropped(false);
      setThen(null);
      say({
        ...{ kind, text, mentions, files },
        keepTurn: kind === 'message' && chosen === 'ours',
        ...(kind === 'message' && chosen !== null && { asks: chosen === 'answer' }),
        ...(kind === 'message' && { after: draft.text === '' ? (answer?.id ?? null) : after }),
      });
    },
  };
}
