import { afterEach, expect, test, vi } from 'vitest';
import { FairShare, type Within } from './fairShare.ts';

afterEach(() => void vi.useRealTimers());

/** Work that is begun in order and ends when it is told to. */
function desk(share: FairShare) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const give = (who: string, name: string, within: readonly Within[] = []) =>
    share.take(
      who,
      () => {
        begun.push(name);
        return new Promise<void>((end) => ends.set(name, end));
      },
      within,
    );
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { begun, give, end };
}

test('who comes late need not wait behind all that another one sent', async () => {
  const { begun, give, end } = desk(new FairShare({ atOnce: 3, each: 2, waiting: 10 }));
  for (let n = 1; n <= 5; n++) void give('many', `many ${n}`);
  void give('one', 'one 1');
  expect(begun).toEqual(['many 1', 'many 2', 'one 1']);
  void give('other', 'other 1');
  await end('many 1');
  expect(begun.at(-1)).toBe('other 1');
  await end('one 1');
  expect(begun.at(-1)).toBe('many 3');
  for (const name of ['many 2', 'many 3', 'many 4', 'other 1', 'many 5']) await end(name);
  expect(begun).toHaveLength(7);
});

test('what waits for one is bounded, and what failed gives its turn on', async () => {
  const share = new FairShare({ atOnce: 1, each: 1, waiting: 1 });
  const failing = share.take('a', () => Promise.reject(new Error('failed')));
  const waiting = share.take('a', () => Promise.resolve('done'));
  await expect(share.take('a', () => Promise.resolve())).rejects.toMatchObject({
    status: 429,
    code: 'too-many-at-once',
    headers: { 'Retry-After': '1' },
  });
  await expect(failing).rejects.toThrow('failed');
  expect(await waiting).toBe('done');
  expect(await share.take('a', () => Promise.resolve('again'))).toBe('again');
});

test('who was served rests before the next turn, and nobody else waits for it', async () => {
  vi.useFakeTimers();
  const share = new FairShare({ atOnce: 1, each: 1, waiting: 9, rest: () => 500 });
  const done: string[] = [];
  const give = (who: string, name: string) =>
    share.take(who, () => Promise.resolve(void done.push(name)));
  const given = [give('a', 'a 1'), give('a', 'a 2'), give('b', 'b 1')];
  await vi.advanceTimersByTimeAsync(499);
  expect(done).toEqual(['a 1', 'b 1']);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(['a 1', 'b 1', 'a 2']);
  await Promise.all(given);
});

test('who does hard work rests for as long as it took, who does little not at all', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let now = 0;
  const rest = (used: number) => (used > 50 ? used : 0);
  const share = new FairShare({ atOnce: 2, each: 1, waiting: 9, rest, clock: () => now });
  const lasting = (ms: number) => () => Promise.resolve(void (now += ms));
  await share.take('a', lasting(40));
  await share.take('a', lasting(300));
  let done = false;
  const next = share.take('a', lasting(1)).then(() => (done = true));
  await share.take('b', lasting(1));
  await vi.advanceTimersByTimeAsync(299);
  expect(done).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await next;
  vi.useRealTimers();
});

test('all within the same have so much together, and whoever is within what has least comes first', async () => {
  const { begun, give, end } = desk(new FairShare({ atOnce: 4, each: 2, waiting: 10 }));
  const of = (key: string) => [{ key, most: 3 }];
  for (const who of ['a', 'b', 'c', 'd']) void give(who, `${who} of w`, of('w'));
  expect(begun).toEqual(['a of w', 'b of w', 'c of w']);
  void give('e', 'e of v', of('v'));
  void give('f', 'f of v', of('v'));
  expect(begun.at(-1)).toBe('e of v');
  await end('a of w');
  expect(begun.at(-1)).toBe('f of v');
  for (const name of ['b of w', 'c of w', 'e of v', 'f of v']) await end(name);
  expect(begun.at(-1)).toBe('d of w');
});

test('in proportion nobody takes what would leave others less than they have: some is left for each who comes', () => {
  const { begun, give } = desk(
    new FairShare({ atOnce: 16, each: 4, waiting: 10, inProportion: true }),
  );
  for (const who of ['a', 'b', 'c', 'd']) for (let n = 0; n < 5; n++) void give(who, who);
  const has = (who: string) => begun.filter((each) => each === who).length;
  expect(['a', 'b', 'c', 'd'].map(has)).toEqual([4, 4, 4, 2]);
  void give('e', 'e');
  void give('f', 'f');
  expect([has('e'), has('f')]).toEqual([1, 1]);
});

test('who comes from two networks has no more for that', () => {
  const { begun, give } = desk(new FairShare({ atOnce: 9, each: 2, waiting: 1 }));
  for (const key of ['1', '2', '3']) void give('a', key, [{ key, most: 9 }]);
  expect(begun).toEqual(['1', '2']);
  return expect(give('a', '4', [{ key: '4', most: 9 }])).rejects.toMatchObject({
    code: 'too-many-at-once',
  });
});

test('who comes is as if they were the one that waits longest, and behind nobody else who was served since', async () => {
  const { begun, give, end } = desk(new FairShare({ atOnce: 1, each: 1, waiting: 9 }));
  for (const who of ['a', 'b', 'c', 'd']) for (const n of [1, 2]) void give(who, `${who} ${n}`);
  await end('a 1');
  await end('b 1');
  expect(begun.at(-1)).toBe('c 1');
  void give('new', 'new 1');
  await end('c 1');
  await end('d 1');
  expect(begun.slice(-2)).toEqual(['d 1', 'new 1']);
  await end('new 1');
  expect(begun.at(-1)).toBe('a 2');
});
