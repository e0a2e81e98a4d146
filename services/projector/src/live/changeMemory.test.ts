import { expect, test } from 'vitest';
import type { Reader } from '../reading/readAs.ts';
import { ChangeMemory, MOST_TOPICS, type RememberedChange } from './changeMemory.ts';

const team: Reader = {
  workspaceId: 'w',
  accountId: 'dana',
  party: 'team',
  clientIds: [],
  plans: [],
};
const client: Reader = {
  workspaceId: 'w',
  accountId: 'jonas',
  party: 'client',
  clientIds: ['c'],
  plans: [],
};
const change = (position: number, more: Partial<RememberedChange> = {}): RememberedChange => ({
  position: BigInt(position),
  concern: { workspaces: ['w'], clients: ['c'] },
  topics: [`plan:${position}`],
  certain: true,
  ...more,
});
const memoryOf = (...changes: RememberedChange[]) => {
  const memory = new ChangeMemory(10);
  memory.begin(0n);
  memory.remember(changes);
  return memory;
};

test('what came after a position is told, each topic once', () => {
  const memory = memoryOf(
    change(1),
    change(2, { topics: ['a', 'b'] }),
    change(3, { topics: ['b'] }),
  );
  expect(memory.since(1n, team)?.toSorted()).toEqual(['a', 'b']);
  expect(memory.since(3n, team)).toEqual([]);
  expect(memory.since(9n, team)).toEqual([]);
});

test('nobody is told what does not concern them', () => {
  const memory = memoryOf(
    change(1, { concern: { workspaces: ['other'], clients: 'all' } }),
    change(2, { concern: { workspaces: ['w'], clients: ['d'] } }),
  );
  expect(memory.since(0n, client)).toEqual([]);
  expect(memory.since(0n, team)).toEqual(['plan:2']);
});

test('what is no longer known is said to be unknown, and never less than it was', () => {
  expect(new ChangeMemory().since(5n, team)).toBeNull();
  const memory = new ChangeMemory(10);
  memory.begin(100n);
  expect(memory.since(99n, team)).toBeNull();
  expect(memory.since(100n, team)).toEqual([]);
  for (let position = 101; position <= 150; position += 1) memory.remember([change(position)]);
  for (let after = 90; after <= 150; after += 1) {
    const missed = memory.since(BigInt(after), team);
    if (missed !== null) expect(missed).toHaveLength(150 - after);
    else expect(after).toBeLessThan(140);
  }
});

test('too many topics are too much', () => {
  const topics = Array.from({ length: MOST_TOPICS + 1 }, (_, i) => `plan:${i}`);
  expect(memoryOf(change(1, { topics })).since(0n, team)).toBeNull();
});

test('a client who may not have been told reads anew; the team was told', () => {
  const memory = memoryOf(
    change(1, { certain: false, concern: { workspaces: ['w'], clients: [] } }),
  );
  expect(memory.since(0n, client)).toBeNull();
  expect(memory.since(0n, team)).toEqual(['plan:1']);
  expect(memory.since(0n, { ...client, workspaceId: 'v' })).toEqual([]);
});
