import {
  nouns,
  type Conversation,
  type ConversationEvent,
  type MessageWords,
  type NotesEvent,
  type NoteWords,
  type Recorded,
  type Sealed,
  type StrangeSender,
  type TalkSide,
} from '@waymark/events';

/**
 * What somebody said about a task, its words sealed as they are in the log. Instants are ISO 8601
 * UTC.
 */
export type SealedMessage = {
  readonly id: string;
  readonly at: string;
  readonly mentions: readonly string[];
  /** Ids of the files that it carries. */
  readonly files: readonly string[];
} & (
  | {
      readonly what: 'message';
      readonly author: string;
      readonly side: TalkSide;
      readonly words: Sealed<MessageWords>;
    }
  | { readonly what: 'note'; readonly author: string; readonly words: Sealed<NoteWords> }
  | {
      readonly what: 'mail';
      readonly author: null;
      /** Not yet let in. */
      readonly isHeld: boolean;
      readonly from: Sealed<StrangeSender>;
      readonly words: Sealed<MessageWords>;
    }
);

/** A conversation, or the notes, about a task: what stands there, in the order in which it came. */
export type Talk = {
  readonly conversation: Conversation;
  readonly said: ReadonlyMap<string, SealedMessage>;
};

export const noTalk: Talk = { conversation: nouns.conversation.initial, said: new Map() };

type Happened = Recorded<ConversationEvent> | Recorded<NotesEvent>;

/** What was deleted or rejected stands there no more; what was edited reads as it does now. */
export const evolveTalk = (talk: Talk, event: Happened): Talk => ({
  conversation: isNote(event)
    ? talk.conversation
    : nouns.conversation.evolve(talk.conversation, event),
  said: saidAfter(talk.said, event),
});

const isNote = (event: Happened): event is Recorded<NotesEvent> => event.type.startsWith('Note');

function saidAfter(before: Talk['said'], { type, data, metadata: { at } }: Happened): Talk['said'] {
  const said = new Map(before);
  switch (type) {
    case 'MessageSent': {
      const { messageId: id, accountId: author, side, words, mentions } = data;
      return said.set(id, {
        ...{ what: 'message', id, at, author, side, words, mentions },
        files: [],
      });
    }
    case 'NoteAdded': {
      const { noteId: id, accountId: author, words, mentions } = data;
      return said.set(id, { ...{ what: 'note', id, at, author, words, mentions, files: [] } });
    }
    case 'MessageEdited': {
      const there = before.get(data.messageId);
      const { words, mentions } = data;
      return there?.what === 'message' ? said.set(there.id, { ...there, words, mentions }) : before;
    }
    case 'NoteEdited': {
      const there = before.get(data.noteId);
      const { words, mentions } = data;
      return there?.what === 'note' ? said.set(there.id, { ...there, words, mentions }) : before;
    }
    case 'ReplyHeld': {
      const { messageId: id, from, words } = data;
      return said.set(id, {
        ...{ what: 'mail', id, at, author: null, from, words },
        ...{ isHeld: true, mentions: [], files: [] },
      });
    }
    case 'ReplyLetIn': {
      const there = before.get(data.messageId);
      return there?.what === 'mail' ? said.set(there.id, { ...there, isHeld: false }) : before;
    }
    case 'MessageFilesAttached':
    case 'NoteFilesAttached': {
      const { files } = data;
      const there = before.get('noteId' in data ? data.noteId : data.messageId);
      return there === undefined
        ? before
        : said.set(there.id, { ...there, files: [...there.files, ...files] });
    }
    case 'MessageDeleted':
    case 'ReplyRejected':
      said.delete(data.messageId);
      return said;
    case 'NoteDeleted':
      said.delete(data.noteId);
      return said;
    case 'ReplyRefused':
    case 'AnswerWaived':
    case 'AnswerAwaited':
    case 'ConversationHanded':
      return before;
  }
}
