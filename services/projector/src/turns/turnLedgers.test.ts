import { streamOf } from '@waymark/events';
import { expect, test } from 'vitest';
import { historiesIn } from '../testing/frozenHistories.ts';
import { TurnLedgers } from './turnLedgers.ts';

const [[stream, history] = ['', []]] = [...historiesIn('demo.jsonl')]
  .filter(([name]) => name.startsWith('process'))
  .sort(([, one], [, other]) => other.length - one.length);
const [task] = history.flatMap(({ type, data }) =>
  type === 'TaskStatusSet' ? [(data as { taskId: string }).taskId] : [],
);

/**
 * A log of which so many events stand already; `reads` tells from which revision each look went,
 * and how many it gave.
 */
function logOf(first: number) {
  let standing = first;
  const reads: [from: number, given: number][] = [];
  let failing = 0;
  const log = {
    async *readStream(_: string, { from = 0n }: { from?: bigint }) {
      const events = history.slice(Number(from), standing);
      reads.push([Number(from), events.length]);
      for (const [n, event] of events.entries()) {
        if (failing > 0 && n === failing) {
          failing = 0;
          throw new Error('the log is away');
        }
        yield event;
      }
    },
  };
  return {
    log: log as never,
    reads,
    stand: (more: number) => (standing += more),
    failAfter: (events: number) => (failing = events),
  };
}

test('a history is folded once, however many ask at once, and grows by what is new alone', async () => {
  const { log, reads, stand } = logOf(history.length - 2);
  const ledgers = new TurnLedgers(log);
  const many = await Promise.all(Array.from({ length: 50 }, () => ledgers.of(stream)));
  expect(new Set(many).size).toBe(1);
  expect(reads).toEqual([
    [0, history.length - 2],
    [history.length - 2, 0],
  ]);
  stand(2);
  expect((await ledgers.of(stream)).revision).toBe(BigInt(history.length - 1));
  expect(reads.at(-1)).toEqual([history.length - 2, 2]);
  expect(many[0]?.passedOf(task ?? '')).not.toHaveLength(0);
});

test('who asks while it grows is told what came since, too', async () => {
  const { log, stand } = logOf(10);
  const ledgers = new TurnLedgers(log);
  const first = ledgers.of(stream);
  stand(5);
  const second = ledgers.of(stream);
  expect((await second).revision).toBe(14n);
  await first;
});

test('a log that is away is told to whoever asked, and the next one goes on from where it broke off', async () => {
  const { log, reads, failAfter } = logOf(20);
  const ledgers = new TurnLedgers(log);
  failAfter(7);
  await expect(ledgers.of(stream)).rejects.toThrow('the log is away');
  expect((await ledgers.of(stream)).revision).toBe(19n);
  expect(reads).toEqual([
    [0, 20],
    [7, 13],
  ]);
});

test('those that were not asked for lately are let go, and are told anew', async () => {
  const { log, reads } = logOf(history.length);
  const ledgers = new TurnLedgers(log, 1);
  await ledgers.of(stream);
  await ledgers.of(`${stream}-2`);
  await ledgers.of(stream);
  expect(reads.map(([from]) => from)).toEqual([0, 0, 0]);
});

test('turns pass in processes and on boards alone', async () => {
  const { log } = logOf(1);
  await expect(new TurnLedgers(log).of(streamOf.workspace('w'))).rejects.toThrow('no turns pass');
});
