import { sound } from '@waymark/events';
import { z } from 'zod';
import { MOST_FILES } from '../fileLimits.ts';
import { id } from '../text.ts';
import { command } from './command.ts';
import { ofSample } from './sample.ts';

const words = z
  .string()
  .trim()
  .max(10_000, 'must have at most 10,000 characters')
  .refine(sound, 'holds characters that cannot be stored');
/** The words of a message: plain text, at most 10,000 characters (PRODUCT 13.1). */
export const talkText = words.min(1, 'must not be empty');
/** Files that were brought to the task before, in the order in which they are shown. */
const files = z.array(id).max(MOST_FILES, `must be at most ${MOST_FILES} files`).optional();
/** Where files go with it, words may be left out. */
const saysSomething = (said: {
  readonly text: string;
  readonly files?: readonly string[] | undefined;
}) => said.text !== '' || (said.files ?? []).length > 0;
const orElse = { path: ['text'], message: 'must not be empty' };
/** Accounts that are named. */
const mentions = z.array(id).max(50).optional();
const instant = z.iso.datetime();

export const ofTask = { processId: id, taskId: id };
const ofMessage = { ...ofTask, messageId: id };
const ofNote = { ...ofTask, noteId: id };

/** Names the client in a command that a client's user gives. */
const asWho = { clientId: id.nullish() };

const own = { processId: ofSample.processId, taskId: 'own' };
const message = { ...own, messageId: 'new-message' };
const note = { ...own, noteId: 'new-note' };

/** Talking on a task (PRODUCT 13): messages, notes, and what somebody has seen of them. */
export const conversationCommands = {
  /**
   * `keepTurn`: it stays whose it is, though something was said: the team has yet to answer, or a
   * word goes along to a colleague who takes the task. `asks`, of the team: whether the client owes
   * an answer; without it what was written tells. `after`, of the team: the last answer of a
   * colleague that its author has read, null where there was none; with it, one that a colleague
   * has answered meanwhile is refused.
   */
  SendMessage: command(
    z
      .object({
        ...ofMessage,
        text: words,
        files,
        mentions,
        keepTurn: z.boolean().optional(),
        asks: z.boolean().optional(),
        after: id.nullish(),
      })
      .refine(saysSomething, orElse),
    { ...message, text: 'Is the address fixed?' },
  ),
  EditMessage: command(z.object({ ...ofMessage, text: talkText, mentions }), {
    ...message,
    text: 'Is the address fixed by now?',
  }),
  DeleteMessage: command(z.object(ofMessage), message),
  /** Shows a mail that was held. `remember`: and whatever else comes from its address. */
  LetReplyIn: command(z.object({ ...ofMessage, remember: z.boolean() }), {
    ...own,
    messageId: 'held',
    remember: true,
  }),
  RejectReply: command(z.object(ofMessage), { ...own, messageId: 'held-too' }),
  /** No answer is needed. */
  WaiveAnswer: command(z.object(ofTask), own),
  /** One is needed after all: takes `WaiveAnswer` back. */
  AwaitAnswer: command(z.object(ofTask), own),
  /** Asks somebody of the team to take care of it; null: nobody any more. */
  HandConversation: command(z.object({ ...ofTask, to: id.nullable() }), {
    ...own,
    to: ofSample.colleague,
  }),
  AddNote: command(
    z.object({ ...ofNote, text: words, files, mentions }).refine(saysSomething, orElse),
    { ...note, text: 'Ask Legal first' },
  ),
  EditNote: command(z.object({ ...ofNote, text: talkText, mentions }), {
    ...note,
    text: 'Ask Legal before that',
  }),
  DeleteNote: command(z.object(ofNote), note),
  /** Everything up to an instant, that of the last row which was in view. */
  MarkConversationSeen: command(z.object({ ...ofTask, upTo: instant }), {
    ...own,
    upTo: '2026-11-21T09:00:00.000Z',
  }),
  /** Not before an instant; null: now. */
  PutOffConversation: command(z.object({ ...ofTask, until: instant.nullable() }), {
    ...own,
    until: '2026-11-23T07:00:00.000Z',
  }),
  /** The bell was opened: nothing that came up to an instant is new any more. */
  OpenNotices: command(z.object({ ...asWho, upTo: instant }), { upTo: '2026-11-21T09:00:00.000Z' }),
  MarkNoticeRead: command(z.object({ ...asWho, noticeId: id }), { noticeId: 'notice' }),
  /** All that came up to an instant. */
  MarkNoticesRead: command(z.object({ ...asWho, upTo: instant }), {
    upTo: '2026-11-21T09:00:00.000Z',
  }),
};
