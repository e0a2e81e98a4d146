import { expect, test } from 'vitest';
import { LiveHub, MOST_PER_ACCOUNT } from './liveHub.ts';

const listener = (accountId: string) => ({
  reader: { workspaceId: 'w', accountId, party: 'team' as const, clientIds: [], plans: [] },
  sid: 's',
  hear: () => undefined,
  reload: () => undefined,
  stop: () => undefined,
});
const arrive = (hub: LiveHub, accountId: string) => {
  hub.admit(accountId);
  return hub.listen(listener(accountId));
};

test('one account with too many streams is refused alone, and let in again when one is closed', () => {
  const hub = new LiveHub();
  const leave = Array.from({ length: MOST_PER_ACCOUNT }, () => arrive(hub, 'dana'));
  expect(() => arrive(hub, 'dana')).toThrow(expect.objectContaining({ status: 429, headers: { 'Retry-After': '30' } }));
  arrive(hub, 'erin');
  leave[0]?.();
  arrive(hub, 'dana');
  expect(hub.size).toBe(MOST_PER_ACCOUNT + 1);
});

test('ten times as many as there may be: those beyond are refused at once, and let in when there is room', () => {
  const hub = new LiveHub(5);
  const leave: (() => void)[] = [];
  const refused: unknown[] = [];
  for (let i = 0; i < 50; i++) {
    try {
      leave.push(arrive(hub, `account ${i}`));
    } catch (error) {
      refused.push(error);
    }
  }
  expect([leave.length, refused.length, hub.size]).toEqual([5, 45, 5]);
  expect(refused[0]).toMatchObject({ status: 503, code: 'overloaded', headers: { 'Retry-After': '1' } });
  for (const each of leave) each();
  arrive(hub, 'late');
  expect(hub.size).toBe(1);
});
