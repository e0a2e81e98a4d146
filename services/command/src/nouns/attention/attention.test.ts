import {
  attentionEvents,
  evolveBy,
  noAttention,
  type Attention,
  type AttentionEvent,
} from '@waymark/events';
import { expect, test } from 'vitest';
import {
  markConversationSeen,
  openNotices,
  putOffConversation,
  markNoticeRead,
  markNoticesRead,
} from './attention.ts';

const evolve = evolveBy<Attention, typeof attentionEvents>(attentionEvents);
const after = (...events: AttentionEvent[]) => events.reduce(evolve, noAttention);
const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`;
const place = { processId: 'p', taskId: 't' };
const seen = (state: Attention, upTo: string) =>
  markConversationSeen(state, 'dana', place, { upTo, now: at(12) });

test('what was seen goes on, never back, and not beyond now', () => {
  const first = seen(noAttention, at(9));
  expect(first).toMatchObject([
    { type: 'ConversationSeen', data: { accountId: 'dana', upTo: at(9) } },
  ]);
  expect(seen(after(...first), at(9))).toEqual([]);
  expect(seen(after(...first), at(8))).toEqual([]);
  expect(seen(after(...first), '2026-11-20T10:00:00Z')).toMatchObject([{ data: { upTo: at(10) } }]);
  expect(seen(after(...first), at(20))).toMatchObject([{ data: { upTo: at(12) } }]);
});
test('a conversation is put off until an instant, and taken up again', () => {
  const off = putOffConversation(noAttention, 'dana', place, at(18));
  expect(off).toMatchObject([{ data: { until: at(18) } }]);
  expect(putOffConversation(after(...off), 'dana', place, at(18))).toEqual([]);
  const back = putOffConversation(after(...off), 'dana', place, null);
  expect(back).toMatchObject([{ data: { until: null } }]);
  expect(after(...off, ...back).putOff).toEqual(new Map());
  expect(putOffConversation(noAttention, 'dana', place, null)).toEqual([]);
});
test('the bell remembers that it was opened, what was read, and that all was', () => {
  const when = { upTo: at(9), now: at(12) };
  expect(openNotices(noAttention, 'dana', when)).toMatchObject([{ type: 'NoticesOpened' }]);
  expect(openNotices(after(...openNotices(noAttention, 'dana', when)), 'dana', when)).toEqual([]);
  const one = markNoticeRead(noAttention, 'dana', 'n');
  expect(markNoticeRead(after(...one), 'dana', 'n')).toEqual([]);
  const all = markNoticesRead(after(...one), 'dana', when);
  expect(after(...one, ...all)).toMatchObject({ noticesRead: at(9), readNotices: new Set() });
  expect(markNoticesRead(after(...all), 'dana', when)).toEqual([]);
});
