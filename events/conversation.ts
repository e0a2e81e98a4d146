import { z } from 'zod';
import { changeOf, eventsOf, type EventOf } from './define.ts';
import { changed, having } from './maps.ts';
import { defineNoun } from './noun.ts';
import { pathTo } from './paths.ts';
import { taskStatus, type TaskStatus } from './plan/tasks.ts';
import { messageWords, refusedReplies, strangeSender } from './saidWords.ts';
import { sealed } from './sealed.ts';
import { taskOfStreamId } from './taskStream.ts';

/** For whom somebody speaks. */
export const talkSides = ['seller', 'client'] as const;
export type TalkSide = (typeof talkSides)[number];
const side = z.enum(talkSides);

export type Message = {
  /** Account; null for a stranger. */
  readonly author: string | null;
  readonly state: 'sent' | 'deleted' | 'held' | 'letIn' | 'rejected';
  /** Of a stranger's mail: the digest of its address. */
  readonly digest: string | null;
};

/** Who has to answer by what was said last, and through whom that came about. */
export type Awaiting = {
  readonly side: TalkSide | null;
  readonly by: string | null;
  /** Who asked last, answered or not. */
  readonly asked: string | null;
  /** The client was asked something, whoever has the task. */
  readonly asks: boolean;
  /** It was said that no answer is needed. */
  readonly waived: boolean;
  /** The status that the task had then. */
  readonly status: TaskStatus | null;
};

export type Conversation = {
  /** In the order in which they came. */
  readonly messages: ReadonlyMap<string, Message>;
  /** Digests of addresses whose mails are let in from now on. */
  readonly remembered: ReadonlySet<string>;
  /** Who of the team was asked to take care of it. */
  readonly handedTo: string | null;
  /** The module in which its task was then. */
  readonly handedIn: string | null;
  readonly awaiting: Awaiting;
};

export const noConversation: Conversation = {
  messages: new Map(),
  remembered: new Set(),
  handedTo: null,
  handedIn: null,
  awaiting: {
    ...{ side: null, by: null, asked: null, asks: false },
    ...{ waived: false, status: null },
  },
};

const define = eventsOf<Conversation>();
const ofTask = { taskId: z.string(), moduleId: z.string() };
const ofMessage = { messageId: z.string(), ...ofTask };
const words = sealed(messageWords, { by: 'accountId' });
const touched = ({ messageId }: { messageId: string }) => [pathTo.message(messageId)];

const added = (state: Conversation, messageId: string, message: Message): Conversation => ({
  ...state,
  messages: having(state.messages, messageId, message),
});
const become = (
  state: Conversation,
  messageId: string,
  change: Partial<Message>,
): Conversation => ({ ...state, messages: changed(state.messages, messageId, change) });

/**
 * What client and team say to one another about a task (PRODUCT 13). Stream
 * `conversation-<workspaceId>_<processId>_<taskId>`. Words are sealed by their author's key, those
 * of a stranger by one of their own (ADR 23); who waits for whom follows into the plan
 * (`TaskAwaitsSet`).
 */
export const conversationEvents = [
  define('MessageSent', {
    data: z.object({
      ...ofMessage,
      accountId: z.string(),
      side,
      words,
      /** Accounts. */
      mentions: z.array(z.string()),
      via: z.enum(['app', 'mail']),
      /** Who has to say something now; null: whoever had to before. */
      gives: side.nullable(),
      /** The team asks the client something. */
      asks: z.literal(true).optional(),
      /** The status that the task had. */
      status: taskStatus,
    }),
    evolve: (state, { messageId, accountId, gives, asks = false, status }) => ({
      ...added(state, messageId, { author: accountId, state: 'sent', digest: null }),
      awaiting:
        gives === null
          ? state.awaiting
          : {
              side: gives,
              by: accountId,
              asked: gives === 'seller' ? accountId : state.awaiting.asked,
              asks,
              waived: false,
              status,
            },
    }),
    touches: () => [],
    reach: 'nobody',
  }),
  define('MessageEdited', {
    data: z.object({ ...ofMessage, accountId: z.string(), words, mentions: z.array(z.string()) }),
    evolve: (state) => state,
    touches: touched,
    reach: 'nobody',
  }),
  define('MessageDeleted', {
    data: z.object({ ...ofMessage, accountId: z.string() }),
    evolve: (state, { messageId }) => become(state, messageId, { state: 'deleted' }),
    touches: touched,
    removes: ({ messageId: id }) => ({ kind: 'message', id, name: '' }),
    reach: 'nobody',
  }),
  /** It carries files, in this order. */
  define('MessageFilesAttached', {
    data: z.object({ ...ofMessage, accountId: z.string(), files: z.array(z.string()) }),
    evolve: (state) => state,
    touches: () => [],
    reach: 'nobody',
  }),
  /**
   * A mail came from an address that is none of the receivers': somebody of the team looks at it
   * first.
   */
  define('ReplyHeld', {
    data: z.object({
      ...ofMessage,
      /** Of the address, as accounts are found by it. */
      digest: z.string(),
      from: sealed(strangeSender, { by: 'messageId' }),
      words: sealed(messageWords, { by: 'messageId' }),
    }),
    evolve: (state, { messageId, digest }) =>
      added(state, messageId, { author: null, state: 'held', digest }),
    touches: () => [],
    reach: 'nobody',
  }),
  /** It is shown to everybody from now on. It never moves the turn. */
  define('ReplyLetIn', {
    data: z.object({
      ...ofMessage,
      /** Further mails from the address are let in by themselves. */
      remembered: z.boolean(),
    }),
    evolve(state, { messageId, remembered }) {
      const digest = state.messages.get(messageId)?.digest ?? null;
      const after = become(state, messageId, { state: 'letIn' });
      return remembered && digest !== null
        ? { ...after, remembered: new Set([...after.remembered, digest]) }
        : after;
    },
    touches: touched,
    reach: 'nobody',
  }),
  define('ReplyRejected', {
    data: z.object(ofMessage),
    evolve: (state, { messageId }) => become(state, messageId, { state: 'rejected' }),
    touches: touched,
    reach: 'nobody',
  }),
  /**
   * A mail could not be taken; whoever sent it was told by their own mail server. `accountId`:
   * whose address it came to.
   */
  define('ReplyRefused', {
    data: z.object({ ...ofMessage, accountId: z.string(), why: z.enum(refusedReplies) }),
    evolve: (state) => state,
    touches: () => [],
    reach: 'nobody',
  }),
  /** Somebody of the team said that no answer is needed. */
  define('AnswerWaived', {
    data: z.object({ ...ofTask, accountId: z.string(), status: taskStatus }),
    evolve: (state, { accountId, status }) => ({
      ...state,
      awaiting: {
        ...state.awaiting,
        ...{ side: 'client', by: accountId, asks: false, status },
        // What the team asked itself can't be asked for again by the client.
        waived: !state.awaiting.asks,
      },
    }),
    touches: () => ['awaiting'],
    reach: 'nobody',
  }),
  /** One is needed after all. `by`: who had asked. */
  define('AnswerAwaited', {
    data: z.object({ ...ofTask, by: z.string().nullable(), status: taskStatus }),
    evolve: (state, { by, status }) => ({
      ...state,
      awaiting: {
        ...state.awaiting,
        ...{ side: 'seller', by, asks: false, waived: false, status },
      },
    }),
    touches: () => ['awaiting'],
    reach: 'nobody',
  }),
  define('ConversationHanded', {
    data: z.object({ ...ofTask, ...changeOf(z.string().nullable()) }),
    evolve: (state, { to, moduleId }) => ({ ...state, handedTo: to, handedIn: moduleId }),
    touches: () => ['handedTo'],
    reach: 'nobody',
  }),
] as const;
export type ConversationEvent = EventOf<typeof conversationEvents>;
export const conversationNoun = defineNoun<Conversation, typeof conversationEvents>()({
  kind: 'conversation',
  heardBy: 'rows',
  place: 'workspace',
  initial: noConversation,
  events: conversationEvents,
  // It tells itself, with the versions of what was edited; the plan's history tells how the turn
  // moved by it.
  inHistory: false,
  topics: (_, id) => [...[`talk:${taskOfStreamId(id).processId}`, 'inbox', 'notices']],
});
export const evolveConversation = conversationNoun.evolve;
