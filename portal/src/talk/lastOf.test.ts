import { expect, test } from 'vitest';
import { lastOf } from './lastOf.ts';
import type { Said } from './said.ts';

const said = (id: string, more: Partial<Said> = {}) =>
  ({ ...{ id, authorId: 'anna', kind: 'message', deletedAt: null, erased: false }, ...more }) as Said;
const going = { key: 'k' } as NonNullable<Said['going']>;
const last = (all: readonly Said[], how: 'sent' | 'sending' = 'sending') =>
  lastOf(all, 'anna', { howGoes: () => how })?.id;

test('the last words are the newest of the reader’s own that are there', () => {
  expect(
    last([
      said('a'),
      said('b'),
      said('c', { deletedAt: '2026-11-23' }),
      said('d', { erased: true }),
      said('e', { kind: 'stuck' }),
      said('f', { authorId: 'dana' }),
    ]),
  ).toBe('b');
  expect(last([said('f', { authorId: 'dana' })])).toBeUndefined();
});

test('as long as they are on their way, none before them are; once they are sent, they are, though they were not read back', () => {
  const all = [said('a'), said('b', { going })];
  expect(last(all)).toBeUndefined();
  expect(last(all, 'sent')).toBe('b');
});
