import { modelOf, quarantinedOf, rebuildOf, statusOf, verificationOf } from '@waymark/api/testing';
import { expect, test } from 'vitest';
import { changes } from './changes.ts';
import { textsNow } from '../../base/texts/index.ts';

const between = (before: Parameters<typeof modelOf>[0], now: Parameters<typeof modelOf>[0]) =>
  changes(textsNow(), statusOf([modelOf(before)]), statusOf([modelOf(now)]));

test('figures that move, and catching up, are not told', () => {
  expect(
    between(
      { rebuild: rebuildOf({ progress: 0.1 }), position: '1' },
      { rebuild: rebuildOf({ progress: 0.9 }), position: '2', state: 'catching-up' },
    ),
  ).toEqual([]);
});

test('the steps of a rebuild are', () => {
  expect(between({}, { rebuild: rebuildOf() })).toEqual([
    'Process templates and executions: rebuild: Building.',
  ]);
  expect(between({ rebuild: rebuildOf() }, { rebuild: rebuildOf({ state: 'ready' }) })).toEqual([
    'Process templates and executions: rebuild: Ready to swap in.',
  ]);
});

test('a rebuild that ends was swapped in, or is gone', () => {
  const previous = { position: '1', replacedAt: '2026-11-21T14:00:00.000Z', usable: true };
  expect(between({ rebuild: rebuildOf() }, { previous })).toEqual([
    'Process templates and executions: the rebuilt tables are swapped in.',
  ]);
  expect(between({ rebuild: rebuildOf(), previous }, { previous })).toEqual([
    'Process templates and executions: the rebuild is gone.',
  ]);
});

test('a rollback goes by its own name', () => {
  const rebuild = rebuildOf({ kind: 'rollback' });
  const previous = { position: '1', replacedAt: '2026-11-21T14:00:00.000Z', usable: true };
  expect(between({ previous }, { rebuild, previous })).toEqual([
    'Process templates and executions: rollback: Building.',
  ]);
  expect(
    between(
      { rebuild, previous },
      { previous: { ...previous, replacedAt: '2026-11-21T15:00:00.000Z' } },
    ),
  ).toEqual(['Process templates and executions: the earlier tables are back.']);
});

test('so are results, trouble and quarantine', () => {
  expect(
    between(
      { verification: verificationOf({ state: 'running' }) },
      {
        verification: verificationOf({ state: 'different' }),
        state: 'retrying',
        quarantine: [quarantinedOf()],
      },
    ),
  ).toEqual([
    'Process templates and executions: Trying again.',
    'Process templates and executions: verification: Different.',
    'Process templates and executions: streams in quarantine: 1.',
  ]);
});

test('and a projector that goes or comes', () => {
  const models = [modelOf()];
  expect(changes(textsNow(), statusOf(models), statusOf(models, { projecting: false }))).toEqual([
    'No projector is running.',
  ]);
  expect(changes(textsNow(), statusOf(models, { projecting: false }), statusOf(models))).toEqual([
    'The projector is back.',
  ]);
});
