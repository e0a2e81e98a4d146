import { Duplex } from 'node:stream';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { AppendGate } from './gate.ts';

const never = new AbortController().signal;

/** Appends that are answered, or fail, when the test says so. */
function pending(gate: AppendGate, count: number, bytes: number) {
  const under = { way: 0, settle: [] as ((fail?: Error) => void)[] };
  const all = Array.from({ length: count }, () =>
    gate
      .pass(
        bytes,
        never,
        () =>
          new Promise<void>((resolve, reject) => {
            under.way += 1;
            under.settle.push((fail) => (fail ? reject(fail) : resolve()));
          }),
      )
      .catch(() => undefined),
  );
  return { under, all: Promise.all(all) };
}
const turns = async (count = 40) => {
  for (let turn = 0; turn < count; turn++) await turnOfTheLoop();
};
const hops = async (count: number) => {
  for (let hop = 0; hop < count; hop++) await Promise.resolve();
};

it('lets few in until one is answered, then small ones up to a bound, and few again after a failure', async () => {
  const gate = new AppendGate();
  const { under, all } = pending(gate, 300, 500);
  await turns();
  expect(under.way).toBe(12);
  under.settle.shift()?.();
  await turns();
  expect(under.way).toBe(1 + 256);
  under.settle.shift()?.(new Error('broken'));
  await turns();
  expect(under.way).toBe(257);
  while (under.settle.length > 0) {
    under.settle.shift()?.();
    await turns(5);
  }
  await all;
  expect(under.way).toBe(300);
});

it.each([
  ['a turn of the loop', (begin: () => void) => void setImmediate(begin)],
  ['a tick', (begin: () => void) => process.nextTick(begin)],
  ['a microtask', (begin: () => void) => queueMicrotask(begin)],
])(
  'never gives a stream like that of the client more than it takes at once, beginning in %s',
  async (_, inSome) => {
    const gate = new AppendGate();
    let took = 0;
    const taking = new Duplex({
      objectMode: true,
      read: () => undefined,
      write(_message, _encoding, taken) {
        took += 1;
        void hops(5).then(() => process.nextTick(taken));
      },
    });
    let most = 0;
    const write = async () => {
      await hops(10);
      taking.write({});
      most = Math.max(most, taking.writableLength);
      await turns(3);
    };
    await gate.pass(500, never, write);
    let turnsTaken = 0;
    const all = new Promise<unknown>((resolve) =>
      inSome(() =>
        resolve(Promise.all(Array.from({ length: 100 }, () => gate.pass(500, never, write)))),
      ),
    );
    while (took < 101) {
      await turnOfTheLoop();
      turnsTaken += 1;
    }
    await all;
    expect(most).toBeGreaterThan(8);
    expect(most).toBeLessThan(taking.writableHighWaterMark);
    expect(turnsTaken).toBeLessThan(4);
  },
);

it('never has more bytes under way than the connection takes', async () => {
  const gate = new AppendGate();
  for (const [bytes, most] of [
    [20_000, 45],
    [100_000, 12],
  ] as const) {
    const { under, all } = pending(gate, 60, bytes);
    let seen = 0;
    for (let answered = 0; answered < 60; answered++) {
      await turns(10);
      seen = Math.max(seen, under.way - answered);
      under.settle.shift()?.();
    }
    await all;
    expect(seen).toBe(most);
  }
});

it('does not begin what has waited too long', async () => {
  const gate = new AppendGate();
  const { under } = pending(gate, 12, 500);
  const late = new AbortController();
  let begun = false;
  const waiting = gate.pass(500, late.signal, async () => (begun = true));
  late.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'LogUnavailable' });
  for (const settle of under.settle) settle();
  await turns();
  expect(begun).toBe(false);
});

it('forgets what was never answered when somebody waits half a minute later', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const gate = new AppendGate();
  const { under } = pending(gate, 12, 500);
  let begun = 0;
  const one = async () => void (begun += 1);
  now.mockReturnValue(29_000);
  const first = gate.pass(500, never, one);
  await turns();
  expect(begun).toBe(0);
  now.mockReturnValue(31_000);
  await Promise.all([first, gate.pass(500, never, one)]);
  expect(begun).toBe(2);
  for (const settle of under.settle) settle();
  await turns();
  now.mockRestore();
});
