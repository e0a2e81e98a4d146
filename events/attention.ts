import { z } from 'zod';
import { eventsOf, type EventOf } from './define.ts';
import { having, without } from './maps.ts';
import { defineNoun } from './noun.ts';
import { taskStreamId } from './taskStream.ts';

export type Attention = {
  /** Conversation (`taskStreamId`) -> up to which instant it was seen. */
  readonly seen: ReadonlyMap<string, string>;
  /** Conversation -> until when it was put off. */
  readonly putOff: ReadonlyMap<string, string>;
  /** Up to which instant the notices were looked at, and read. */
  readonly noticesOpened: string | null;
  readonly noticesRead: string | null;
  /** Of those that came later, what was read one by one. */
  readonly readNotices: ReadonlySet<string>;
};
export const noAttention: Attention = {
  seen: new Map(),
  putOff: new Map(),
  noticesOpened: null,
  noticesRead: null,
  readNotices: new Set(),
};

const define = eventsOf<Attention>();
const ofTask = { processId: z.string(), taskId: z.string() };
const instant = z.iso.datetime();

/**
 * What one person has seen in a workspace, and put off (PRODUCT 13). Stream
 * `attention-<workspaceId>_<accountId>`: apart from what was said, so that it clutters no
 * conversation, stands in no history and is not lost with a read model.
 */
export const attentionEvents = [
  define('ConversationSeen', {
    data: z.object({ ...ofTask, accountId: z.string(), upTo: instant }),
    evolve: (state, { processId, taskId, upTo }) => ({
      ...state,
      seen: having(state.seen, taskStreamId(processId, taskId), upTo),
    }),
    touches: () => [],
    reach: 'nobody',
  }),
  define('ConversationPutOff', {
    data: z.object({
      ...ofTask,
      accountId: z.string(),
      /** null: it is due again. */
      until: instant.nullable(),
    }),
    evolve(state, { processId, taskId, until }) {
      const key = taskStreamId(processId, taskId);
      const { putOff } = state;
      return {
        ...state,
        putOff:
          until === null ? without(putOff, (_, each) => each === key) : having(putOff, key, until),
      };
    },
    touches: () => [],
    reach: 'nobody',
  }),
  define('NoticesOpened', {
    data: z.object({ accountId: z.string(), upTo: instant }),
    evolve: (state, { upTo }) => ({ ...state, noticesOpened: upTo }),
    touches: () => [],
    reach: 'nobody',
  }),
  define('NoticeRead', {
    data: z.object({ accountId: z.string(), noticeId: z.string() }),
    evolve: (state, { noticeId }) => ({
      ...state,
      readNotices: new Set([...state.readNotices, noticeId]),
    }),
    touches: () => [],
    reach: 'nobody',
  }),
  define('NoticesRead', {
    data: z.object({ accountId: z.string(), upTo: instant }),
    evolve: (state, { upTo }) => ({ ...state, noticesRead: upTo, readNotices: new Set() }),
    touches: () => [],
    reach: 'nobody',
  }),
] as const;
export type AttentionEvent = EventOf<typeof attentionEvents>;
export const attentionNoun = defineNoun<Attention, typeof attentionEvents>()({
  kind: 'attention',
  heardBy: 'team',
  place: 'workspace',
  initial: noAttention,
  events: attentionEvents,
  inHistory: false,
  topics: () => ['seen'],
});
