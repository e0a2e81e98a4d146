import type { MessageRow } from '@waymark/api';
import { asksSomething } from '@waymark/events/asks';
import { namedIn } from '@waymark/look/mentions';
import { useState } from 'react';
import type { Entry, Kind } from './entries.ts';
import { conversationId, type Subject } from './subject.ts';
import { useDraft } from './useDraft.ts';
import type { TalkPeople } from './useTalkPeople.ts';
import type { Saying } from './useOutbox.ts';
import { useAttachments, type Attaching } from '../files/useAttachments.ts';
import { useCommand } from '../dataProvider/useCommand.ts';
import { sentenceOf } from '../dialogs/DialogError.tsx';

/** What somebody said and changes now. */
type Editing = { readonly entry: Entry; readonly text: string };

/** Whose turn it is once a reply is out: the client's, who owes an answer or does not, or still ours. */
export type Then = 'answer' | 'turn' | 'ours';

export type Composing = {
  readonly kind: Kind;
  readonly text: string;
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
  /** Something is there to be sent, and all of it. */
  readonly ready: boolean;
  write: (text: string) => void;
  choose: (kind: Kind) => void;
  setThen: (then: Then) => void;
  edit: (entry: Entry) => void;
  stopEditing: () => void;
  submit: () => void;
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
  const [editing, setEditing] = useState<Editing | null>(null);
  const [chosen, setThen] = useState<Then | null>(null);
  const [dropped, setDropped] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const send = useCommand({ quiet: true });
  const kind = editing?.entry.kind ?? draft.kind;
  const text = editing?.text ?? draft.text;
  const then = chosen ?? (asksSomething(text) ? 'answer' : 'turn');
  const attaching = useAttachments(subject, draft.kind);
  const files = attaching.all.flatMap(({ shown }) => shown ?? []);
  const ready =
    editing === null
      ? (text.trim() !== '' || files.length > 0) &&
        attaching.all.every(({ state }) => state === 'there')
      : text.trim() !== '';
  const { after } = draft;
  const meanwhile =
    editing === null &&
    kind === 'message' &&
    text !== '' &&
    after !== undefined &&
    answer?.id !== after
      ? answer
      : null;
  const mentioned = (words: string) =>
    namedIn(
      words,
      kind === 'note' ? people.team : [...people.team, ...people.client],
    );
  const stopEditing = () => {
    setEditing(null);
    setError(null);
  };
  const save = async ({ entry }: Editing, words: string) => {
    const said = { processId: planId, taskId, text: words };
    const mentions = mentioned(words);
    const { id } = entry.row;
    try {
      await (entry.kind === 'note'
        ? send('EditNote', { ...said, noteId: id, mentions })
        : send('EditMessage', { ...said, messageId: id, mentions }));
      stopEditing();
    } catch (reason) {
      setError(sentenceOf(reason));
    }
  };
  return {
    ...{ kind, text, then, dropped, error, setThen, stopEditing },
    ...{ attaching, ready, meanwhile },
    editing: editing?.entry ?? null,
    write: (next) =>
      editing === null ? write(next) : setEditing({ ...editing, text: next }),
    choose(next) {
      const clients = namedIn(draft.text, people.client).length > 0;
      setDropped(next === 'note' && draft.kind === 'message' && clients);
      choose(next);
    },
    edit(entry) {
      setError(null);
      setEditing({ entry, text: entry.row.text });
    },
    submit() {
      const words = text.trim();
      if (!ready) return;
      if (editing !== null) {
        if (words === editing.entry.row.text) stopEditing();
        else void save(editing, words);
        return;
      }
      write('');
      attaching.empty();
      setDropped(false);
      setThen(null);
      say({
        ...{ kind, text: words, mentions: mentioned(words), files },
        keepTurn: kind === 'message' && chosen === 'ours',
        ...(kind === 'message' &&
          chosen !== null && { asks: chosen === 'answer' }),
        ...(kind === 'message' && {
          after: draft.text === '' ? (answer?.id ?? null) : after,
        }),
      });
    },
  };
}
