import { expect, test } from 'vitest';
import type { Stored } from '@waymark/events';
import { isNear, SharedTail, type LogPage } from './tail.ts';

/** A log whose reads end when the test says so. */
function slowLog() {
  const reads: { after: bigint; end: (page: LogPage) => void; fail: (error: Error) => void }[] = [];
  const tail = new SharedTail(
    (after) => new Promise((end, fail) => reads.push({ after, end, fail })),
  );
  return { tail, reads };
}
const page = (after: number, to: number, live = true): LogPage => ({
  events: Array.from(
    { length: to - after },
    (_, n) => ({ position: BigInt(after + n + 1) }) as Stored,
  ),
  position: BigInt(to),
  head: BigInt(to),
  live,
});
const positions = ({ events }: LogPage) => events.map(({ position }) => Number(position));

test('who asks for the same page meanwhile shares the read', async () => {
  const { tail, reads } = slowLog();
  const both = [tail.page(10n, 1), tail.page(10n, 1)];
  expect(reads).toHaveLength(1);
  reads[0]?.end(page(10, 12));
  for (const one of await Promise.all(both)) expect(one).toEqual(page(10, 12));
});

test('who knows of a later wake-up does not share a read that was begun before it', async () => {
  const { tail, reads } = slowLog();
  void tail.page(10n, 1);
  void tail.page(10n, 2);
  expect(reads).toHaveLength(2);
});

test('a page serves whoever stands within it, but is not live for who knows of a later wake-up', async () => {
  const { tail, reads } = slowLog();
  const first = tail.page(10n, 1);
  reads[0]?.end(page(10, 14));
  await first;
  const later = await tail.page(12n, 2);
  expect(positions(later)).toEqual([13, 14]);
  expect([later.live, (await tail.page(12n, 1)).live]).toEqual([false, true]);
  expect(reads).toHaveLength(1);
});

test('who stands at the end of a page looks anew, also without a wake-up', async () => {
  const { tail, reads } = slowLog();
  const first = tail.page(10n, 1);
  reads[0]?.end(page(10, 14));
  await first;
  void tail.page(14n, 1);
  expect(reads.map(({ after }) => after)).toEqual([10n, 14n]);
});

test('after a failure nothing is remembered', async () => {
  const { tail, reads } = slowLog();
  const first = tail.page(10n, 1);
  reads[0]?.end(page(10, 14));
  await first;
  const second = tail.page(14n, 2);
  reads[1]?.fail(new Error('the database went away'));
  await expect(second).rejects.toThrow('went away');
  void tail.page(12n, 2);
  expect(reads.map(({ after }) => after)).toEqual([10n, 14n, 12n]);
});

test('only some pages are kept', async () => {
  const { tail, reads } = slowLog();
  for (let n = 0; n < 5; n += 1) {
    const read = tail.page(BigInt(n), 1);
    reads[n]?.end(page(n, n + 1, false));
    await read;
  }
  void tail.page(0n, 1);
  expect(reads).toHaveLength(6);
});

test('20,000 positions behind the newest event is near, one more is not', () => {
  const behind = (head: bigint) => isNear({ ...page(0, 0), head });
  expect([behind(20_000n), behind(20_001n)]).toEqual([true, false]);
});
