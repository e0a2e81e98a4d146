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
  it('writes together what arrives while a group is under way, and answers each in order', async () => {
    const { groups, open, write } = gatedWriter();
    const commit = groupCommit({ write, sizeOf: () => 1, maxSize: 100, maxItems: 100 });
    const answers = [1, 2, 3, 4].map((item) => commit.add(item));
    open();
    expect(await Promise.all(answers)).toEqual([10, 20, 30, 40]);
    expect(groups).toEqual([[1], [2, 3, 4]]);
  });

  it('ends a group at its limits, and lets one large item go alone', async () => {
    const { groups, open, write } = gatedWriter();
    const commit = groupCommit({ write, sizeOf: (item: number) => item, maxSize: 10, maxItems: 3 });
    const answers = [1, 1, 1, 1, 1, 50, 6, 5].map((item) => commit.add(item));
    open();
    await Promise.all(answers);
    expect(groups).toEqual([[1], [1, 1, 1], [1], [50], [6], [5]]);
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
      (await outcome(items)).map((each) => (each.status === 'fulfilled' ? each.value : (each.reason as Error).message));
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
});
