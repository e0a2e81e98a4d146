import { expect, test } from 'vitest';
import { searchOf, viewIn, type InboxView } from './useInboxAddress.ts';

const usual: InboxView = { of: 'mine', show: 'all', q: '', open: null };

test.each<[InboxView, string]>([
  [usual, ''],
  [{ ...usual, of: 'team', show: 'unread' }, 'of=team&show=unread'],
  [{ ...usual, q: 'fire wall', open: 'p_t' }, 'q=fire+wall&open=p_t'],
])('the address says what is shown: %j', (view, search) => {
  expect(`${searchOf(view)}`).toBe(search);
  expect(viewIn(new URLSearchParams(search))).toEqual(view);
});

test('what is no view is the usual one', () => expect(viewIn(new URLSearchParams('of=all&show=none'))).toEqual(usual));
