import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { groupCommit } from './groupCommit.ts';

/** A writer that notes its groups and waits at a gate before it answers ten times each item. */
function gatedWriter() {
  const groups: number[][] = [];
  const gate = Promise.withResolvers<void>();
  const write = async (items: readonly number[]) => {
    groups.push([...items]);
    await gate.promise;
    return items.map((item) => item * 10);
  };
  return { groups, open: gate.resolve, write };
}

describe('groupCommit', () => {
  it('writes together what arrives at once, or while a group is under way, and answers each in order', async () => {
    const { groups, open, write } = gatedWriter();
    const commit = groupCommit({ write, sizeOf: () => 1, maxSize: 100, maxItems: 100 });
    const first = [1, 2].map((item) => commit.add(item));
    await turnOfTheLoop();
    const later = [3, 4, 5].map((item) => commit.add(item));
    open();
    expect(await Promise.all([...first, ...later])).toEqual([10, 20, 30, 40, 50]);
    expect(groups).toEqual([
      [1, 2],
      [3, 4, 5],
    ]);
  });

  it('takes callers that go straight on into the next group together', async () => {
    const { groups, open, write } = gatedWriter();
    const commit = groupCommit({ write, sizeOf: () => 1, maxSize: 100, maxItems: 100 });
    open();
    await Promise.all(
      [1, 2, 3].map(async (item) => {
        await commit.add(item);
        await commit.add(item + 3);
      }),
    );
    expect(groups).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
  });

  it('ends a group at its limits, and lets one large item go alone', async () => {
    const { groups, open, write } = gatedWriter();
    const commit = groupCommit({ write, sizeOf: (item: number) => item, maxSize: 10, maxItems: 3 });
    const answers = [1, 1, 1, 1, 50, 6, 5].map((item) => commit.add(item));
    open();
    await Promise.all(answers);
    expect(groups).toEqual([[1, 1, 1], [1], [50], [6], [5]]);
  });

  it('rejects one alone, or all of a group that could not be written, and goes on after either', async () => {
    let down = false;
    const write = async (items: readonly number[]) => {
      if (down) throw new Error('down');
      return items.map((item) => (item === 666 ? new Error('refused') : item));
    };
    const commit = groupCommit({ write, sizeOf: () => 1, maxSize: 100, maxItems: 100 });
    const outcome = (items: number[]) => Promise.allSettled(items.map((item) => commit.add(item)));
    const seen = async (items: number[]) =>
      (await outcome(items)).map((each) =>
        each.status === 'fulfilled' ? each.value : (each.reason as Error).message,
      );
    expect(await seen([1, 666, 3])).toEqual([1, 'refused', 3]);
    down = true;
    expect(await seen([1, 2])).toEqual(['down', 'down']);
    down = false;
    expect(await seen([4])).toEqual([4]);
  });

  it('is drained when everything added is settled', async () => {
    const { open, write } = gatedWriter();
    const commit = groupCommit({ write, sizeOf: () => 1, maxSize: 100, maxItems: 100 });
    const settled: number[] = [];
    for (const item of [1, 2]) void commit.add(item).then((answer) => settled.push(answer));
    open();
    await commit.drained();
    expect(settled).toEqual([10, 20]);
  });

  it('refuses at once what comes while too much waits, and nothing that waits already', async () => {
    const { groups, open, write } = gatedWriter();
    const waiting = { maxSize: 3, full: () => new Error('full') };
    const commit = groupCommit({ write, sizeOf: () => 1, maxSize: 100, maxItems: 100, waiting });
    const underWay = commit.add(1);
    await turnOfTheLoop();
    const taken = [2, 3, 4].map((item) => commit.add(item));
    await expect(commit.add(5)).rejects.toThrow('full');
    open();
    expect(await Promise.all([underWay, ...taken])).toEqual([10, 20, 30, 40]);
    expect(await commit.add(6)).toBe(60);
    expect(groups).toEqual([[1], [2, 3, 4], [6]]);
  });
});
