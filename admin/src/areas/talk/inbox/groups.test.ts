import type { ConversationRow } from '@waymark/api';
import { expect, test } from 'vitest';
import { conversationOf } from '../conversation/testing/rows.ts';
import { groupsOf, keptAt, nextWaiting, orderOf, type Groups } from './groups.ts';

const now = new Date('2026-11-21T09:00:00.000Z');
const row = (id: string, change: Partial<ConversationRow> = {}) =>
  conversationOf({ id, ...change });
const ids = (groups: Groups) => Object.values(orderOf(groups));
const answered = { waits: false, turn: 'client' } as const;

test('what waits stands first, longest first; the client’s turn, latest first; what is put off and the rest below', () => {
  const groups = groupsOf(
    [
      row('short', { since: '2026-11-21T08:00:00.000Z' }),
      row('long', { since: '2026-11-19T08:00:00.000Z' }),
      row('old', { ...answered, lastAt: '2026-11-18T08:00:00.000Z' }),
      row('new', { ...answered, lastAt: '2026-11-20T08:00:00.000Z' }),
      row('later', { putOffUntil: '2026-11-22T08:00:00.000Z' }),
      row('over', { putOffUntil: '2026-11-21T08:59:00.000Z', since: '2026-11-21T08:30:00.000Z' }),
      row('ours', { waits: false }),
    ],
    now,
  );
  expect(ids(groups)).toEqual([['long', 'short', 'over'], ['new', 'old'], ['later'], ['ours']]);
  expect([nextWaiting(groups, 'long')?.id, nextWaiting(groups, 'x')?.id]).toEqual([
    'short',
    'long',
  ]);
});

test('rows that are held stand where they stood, as they are now; what is new is counted', () => {
  const before = groupsOf([row('a'), row('b', answered), row('gone')], now);
  const fresh = groupsOf(
    [row('a', { ...answered, lastText: 'Answered' }), row('b'), row('c'), row('d', answered)],
    now,
  );
  const { groups, news } = keptAt(orderOf(before), fresh);
  expect(ids(groups)).toEqual([['a'], ['b'], [], []]);
  expect(groups.waits[0]?.lastText).toBe('Answered');
  expect(news).toBe(3);
  expect(keptAt(orderOf(fresh), fresh).news).toBe(0);
});
