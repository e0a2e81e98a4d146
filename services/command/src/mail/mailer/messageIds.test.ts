import { expect, test } from 'vitest';
import { isMessageIdOfOurs, messageIdOf, threadOf } from './messageIds.ts';

test('a mail is called by the domain of its sender', () => {
  expect(messageIdOf('e1.abc', 'Waymark <no-reply@seller.example>')).toBe(
    'waymark.e1.abc@seller.example',
  );
  expect(messageIdOf('e1.abc', 'no-reply@bücher.example')).toBe(
    'waymark.e1.abc@xn--bcher-kva.example',
  );
});

test('mails about a conversation continue those that were sent under the name before', () => {
  expect(threadOf('p', 'Waymark <no-reply@seller.example>')).toEqual([
    'p@waymark',
    'waymark.p@seller.example',
  ]);
});

test('a mail of ours is known by its name, whichever domain it was sent from', () => {
  const ours = messageIdOf('e1.abc', 'Waymark <no-reply@seller.example>');
  for (const id of [`<${ours}>`, ours, '<e1.abc@waymark>'])
    expect([id, isMessageIdOfOurs(id)]).toEqual([id, true]);
});

test('what a colleague writes from the domain of the sender is not ours', () => {
  for (const id of ['<CAF1@seller.example>', '<x.waymark.y@seller.example>', '<a@waymark.example>'])
    expect([id, isMessageIdOfOurs(id)]).toEqual([id, false]);
});
