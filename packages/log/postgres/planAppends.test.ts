import { describe, expect, it } from 'vitest';
import type { ExpectedRevision } from '../port/eventLog.ts';
import { planAppends, stateExpectedBy } from './planAppends.ts';
import type { LogState, PendingAppend } from './planAppends.ts';

const append = (stream: string, ids: string[], expected: ExpectedRevision): PendingAppend => ({
  stream,
  expected,
  events: ids.map((id) => ({ id, type: 'T', data: '{}', metadata: '{}', bytes: 5 })),
});

/** Stream a holds events 1 and 2 at positions 10 and 11. */
const log: LogState = {
  head: 20n,
  revisions: new Map([['a', 1n]]),
  deleted: new Set(['gone']),
  places: new Map([
    ['1', { stream: 'a', revision: 0n, position: 10n }],
    ['2', { stream: 'a', revision: 1n, position: 11n }],
  ]),
};
const names = (outcomes: readonly unknown[]) =>
  outcomes.map((outcome) => (outcome instanceof Error ? outcome.name : outcome));

describe('planAppends', () => {
  it('refuses a stream that was deleted for good, and that one alone', () => {
    const { outcomes, rows } = planAppends(
      [append('gone', ['3'], 'any'), append('b', ['4'], 'noStream')],
      log,
    );
    expect(names(outcomes)).toEqual(['StreamDeleted', { revision: 0n, position: 21n }]);
    expect(rows.map(({ stream }) => stream)).toEqual(['b']);
  });

  it('goes on at the head, and each append builds on the ones before it', () => {
    const { outcomes, rows } = planAppends(
      [append('a', ['3', '4'], 1n), append('b', ['5'], 'noStream'), append('a', ['6'], 3n)],
      log,
    );
    expect(outcomes).toEqual([
      { revision: 3n, position: 22n },
      { revision: 0n, position: 23n },
      { revision: 4n, position: 24n },
    ]);
    expect(
      rows.map(({ id, stream, revision, position }) => [id, stream, revision, position]),
    ).toEqual([
      ['3', 'a', 2n, 21n],
      ['4', 'a', 3n, 22n],
      ['5', 'b', 0n, 23n],
      ['6', 'a', 4n, 24n],
    ]);
  });

  it('refuses one without touching the others, and leaves no hole', () => {
    const { outcomes, rows } = planAppends(
      [append('b', ['3'], 'noStream'), append('b', ['4'], 'noStream'), append('b', ['5'], 0n)],
      log,
    );
    expect(names(outcomes)).toEqual([
      { revision: 0n, position: 21n },
      'WrongExpectedRevision',
      { revision: 1n, position: 22n },
    ]);
    expect(outcomes[1]).toMatchObject({ stream: 'b', expected: 'noStream', actual: 0n });
    expect(rows.map(({ id }) => id)).toEqual(['3', '5']);
  });

  it.each<ExpectedRevision>(['noStream', 'any'])(
    'answers what is stored already as then, with %s',
    (expected) => {
      const { outcomes, rows } = planAppends([append('a', ['1', '2'], expected)], log);
      expect({ outcomes, rows }).toEqual({ outcomes: [{ revision: 1n, position: 11n }], rows: [] });
    },
  );

  it('answers the second of two equal appends as the first', () => {
    const { outcomes, rows } = planAppends(
      [append('b', ['3'], 'noStream'), append('b', ['3'], 'noStream')],
      log,
    );
    expect(outcomes).toEqual([
      { revision: 0n, position: 21n },
      { revision: 0n, position: 21n },
    ]);
    expect(rows).toHaveLength(1);
  });

  it.each<[string, string[], ExpectedRevision]>([
    ['another expectation', ['1', '2'], 0n],
    ['some of them new', ['2', '3'], 'any'],
    ['another order', ['2', '1'], 'any'],
    ['new ones in front', ['3', '1'], 'any'],
  ])('refuses known ids with %s', (_, ids, expected) => {
    const { outcomes, rows } = planAppends([append('a', ids, expected)], log);
    expect(outcomes[0]).toMatchObject({ name: 'WrongExpectedRevision', actual: 1n });
    expect(rows).toEqual([]);
  });

  it('refuses an id of another stream', () => {
    expect(names(planAppends([append('b', ['1'], 'noStream')], log).outcomes)).toEqual([
      'InvalidEvent',
    ]);
  });
});

describe('stateExpectedBy', () => {
  it('takes every stream for what the first append to it expects', () => {
    const state = stateExpectedBy([
      append('a', ['3'], 1n),
      append('b', ['4'], 'noStream'),
      append('a', ['5'], 'any'),
    ]);
    expect(state).toEqual({
      head: 0n,
      revisions: new Map([['a', 1n]]),
      deleted: new Set(),
      places: new Map(),
    });
  });

  it.each<ExpectedRevision>(['any', -1n, 2n ** 63n - 1n, 2n ** 63n])(
    'knows nothing where that is %s',
    (expected) => {
      expect(
        stateExpectedBy([append('b', ['4'], 'noStream'), append('a', ['3'], expected)]),
      ).toBeUndefined();
    },
  );
});
