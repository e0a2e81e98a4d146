import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { AppendGate } from './eventStoreDbGate.ts';

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
const turns = async () => {
  for (let turn = 0; turn < 20; turn++) await turnOfTheLoop();
};

it('lets few in until one is answered, then small ones a few a turn, and few again after a failure', async () => {
  const gate = new AppendGate();
  const { under, all } = pending(gate, 100, 500);
  await turns();
  expect(under.way).toBe(15);
  under.settle.shift()?.();
  await turns();
  expect(under.way).toBe(97);
  under.settle.shift()?.(new Error('broken'));
  await turns();
  expect(under.way).toBe(97);
  while (under.settle.length > 0) {
    under.settle.shift()?.();
    await turns();
  }
  await all;
  expect(under.way).toBe(100);
});

it('never has more large ones under way than the stream of the client takes', async () => {
  const gate = new AppendGate();
  const { under, all } = pending(gate, 40, 20_000);
  let most = 0;
  for (let answered = 0; answered < 40; answered++) {
    await turns();
    most = Math.max(most, under.way - answered);
    under.settle.shift()?.();
  }
  await all;
  expect(most).toBe(15);
});

it('does not begin what has waited too long', async () => {
  const gate = new AppendGate();
  const { under } = pending(gate, 15, 500);
  const late = new AbortController();
  let begun = false;
  const waiting = gate.pass(500, late.signal, async () => (begun = true));
  late.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'LogUnavailable' });
  for (const settle of under.settle) settle();
  await turns();
  expect(begun).toBe(false);
});
