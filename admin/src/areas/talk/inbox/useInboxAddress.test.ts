import { expect, test } from 'vitest';
import { addressOf, viewIn, type InboxView } from './useInboxAddress.ts';

const usual: InboxView = { of: 'mine', show: 'all', q: '', open: null };

test.each<[InboxView, string]>([
  [usual, '/inbox'],
  [{ ...usual, of: 'team', show: 'unread' }, '/inbox?of=team&show=unread'],
  [{ ...usual, q: 'fire wall', open: 'p_t' }, '/inbox?q=fire%20wall&open=p_t'],
])('the address says what is shown: %j', (view, address) => {
  expect(addressOf(view)).toBe(address);
  expect(viewIn(new URL(address, 'http://localhost').searchParams)).toEqual(view);
});

test('what is no view is the usual one', () =>
  expect(viewIn(new URLSearchParams('of=all&show=none'))).toEqual(usual));
