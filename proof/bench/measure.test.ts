import { describe, expect, it } from 'vitest';
import { judge } from './finding.ts';
import {
  each,
  interleave,
  latencies,
  median,
  quantile,
  rateOf,
  spread,
  timeOf,
} from './measure.ts';
import { explanations } from './results.ts';
import { runsSoFar } from './runs.ts';
import { table } from './table.ts';

/** A clock that stands still until somebody winds it. */
const fakeClock = () => {
  let ms = 0;
  return { now: () => ms, pass: (more: number) => void (ms += more) };
};

describe('median, quantile and spread', () => {
  it('take the middle, or the mean of the two in the middle, whatever the order', () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([10, 9, 100])).toBe(10);
  });

  it('lie between neighbours in proportion', () => {
    expect(quantile([0, 10], 0.25)).toBe(2.5);
    expect(quantile([7], 0.99)).toBe(7);
    expect(latencies(Array.from({ length: 101 }, (_, n) => n))).toEqual({ p50: 50, p99: 99 });
  });

  it('name the smallest and the largest, and refuse to judge nothing', () => {
    expect(spread([3, 1, 20])).toEqual([1, 20]);
    expect(() => median([])).toThrow('nothing to measure');
  });
});

describe('interleave', () => {
  it('takes turns, turns the order round, and throws the first round away', async () => {
    const clock = fakeClock();
    const order: string[] = [];
    const side = (name: string, ms: number) => () => {
      order.push(name);
      return timeOf(() => Promise.resolve(clock.pass(ms * order.length)), clock.now);
    };
    const samples = await interleave(2, { a: side('a', 1), b: side('b', 10) });
    expect(order).toEqual(['a', 'b', 'b', 'a', 'a', 'b']);
    expect(each(samples.a, 'ms')).toEqual([4, 5]);
    expect(each(samples.b, 'ms')).toEqual([30, 60]);
  });
});

describe('rateOf', () => {
  it('counts what was done by the second', async () => {
    const clock = fakeClock();
    const work = () => {
      clock.pass(500);
      return Promise.resolve(100);
    };
    expect(await rateOf(work, clock.now)).toEqual({ rate: 200 });
  });
});

describe('judge', () => {
  it('compares round with round', () => {
    expect(judge([20, 10, 90], [10, 10, 30], { atLeast: 2 })).toEqual({
      ratio: 2,
      spread: [1, 3],
      met: true,
    });
    expect(judge([20, 10, 90], [10, 10, 30], { atLeast: 2.1 }).met).toBe(false);
    expect(judge([20, 10, 90], [10, 10, 30], { atMost: 1.9 }).met).toBe(false);
    expect(() => judge([1], [1, 2], { atMost: 1 })).toThrow('same number of rounds');
  });
});

describe('table', () => {
  const lines = table([
    {
      measure: 'a',
      beside: 'b',
      goal: { atLeast: 8 },
      unit: '/s',
      ours: [900, 800],
      theirs: [100, 100],
    },
    { measure: 'c', beside: 'd', goal: { atMost: 2 }, unit: 'ms', ours: [9], theirs: [3] },
    { measure: 'e', beside: 'f', goal: '≤ 2×', notRun: 'no server' },
    { measure: 'g', value: 0, unit: 'reads', goal: { atMost: 0 } },
    { measure: 'h', value: 1_234, unit: 'ms', goal: { atMost: 1_000 } },
    { measure: 'i', value: 5.25, unit: 'MiB' },
  ]).split('\n');

  it('says of each whether it was met, or why it was not run', () => {
    expect(lines).toHaveLength(11);
    expect(new Set(lines.slice(0, 5).map((line) => line.length)).size).toBe(1);
    expect(lines[2]).toMatch(/\| a .*850 \/s \(800–900\) .*8\.50× \(8\.00×–9\.00×\) .*≥ 8× .*met/);
    expect(lines[3]).toMatch(/9 ms .*3 ms .*3\.00× .*≤ 2× .*missed/);
    expect(lines[4]).toMatch(/≤ 2× .*not run: no server/);
  });

  it('has figures that stand alone in a table of their own', () => {
    expect(lines[5]).toBe('');
    expect(lines[8]).toMatch(/\| g .*0 reads .*≤ 0 .*met/);
    expect(lines[9]).toMatch(/1,234 ms .*≤ 1,000 .*missed/);
    expect(lines[10]).toMatch(/5\.25 MiB .*stated/);
  });
});

describe('results', () => {
  const missed = {
    measure: 'slow',
    beside: 'b',
    goal: { atMost: 2 },
    unit: 'ms',
    ours: [9],
    theirs: [3],
  };
  const met = { measure: 'quick', value: 1, unit: 'ms', goal: { atMost: 2 } };

  it('explain what was missed in this run, once, and nothing else', () => {
    const texts = { slow: 'It waits.', quick: 'Never told.' };
    expect(explanations([missed, missed, met], texts)).toBe(
      '\n## Where the time is, for goals missed\n\n**slow**: It waits.\n',
    );
    expect(explanations([met], texts)).toBe('');
    expect(explanations([missed], {})).toContain('no profile has been taken yet');
  });
});

describe('the section of runs', () => {
  const first = { date: '2026-11-21', version: '0.3.0' };
  const second = { date: '2026-11-26', version: '0.4.0' };
  const compared = {
    measure: 'a',
    beside: 'b',
    goal: { atLeast: 8 },
    unit: '/s',
    ours: [900, 800],
    theirs: [100, 100],
  };
  const figure = { measure: 'memory', value: 5, unit: 'MiB' };
  const notRun = { measure: 'c', beside: 'd', goal: '≥ 1×', notRun: 'no server' };

  it('keeps what stood there, and adds this run with date, version, measure and ratio or figure', () => {
    const before = runsSoFar(
      '# Results\n\n| a | table |\n|---|-------|\n| of | it |\n',
      [compared],
      first,
    );
    const rows = runsSoFar(`# Results\n${before}`, [compared, figure, notRun], second)
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) => line.replaceAll(/ +/g, ' '));
    expect(rows.slice(2)).toEqual([
      '| 2026-11-21 | 0.3.0 | a | b | 8.50× |',
      '| 2026-11-26 | 0.4.0 | a | b | 8.50× |',
      '| 2026-11-26 | 0.4.0 | memory | | 5 MiB |',
      '| 2026-11-26 | 0.4.0 | c | d | not run |',
    ]);
  });
});
