import { expect, it } from 'vitest';
import { drillChoice } from './options.ts';

const ESDB_URL = 'esdb://127.0.0.1:2113?tls=false';

it('drills on the EventStoreDB that ESDB_URL names, unless told otherwise', () => {
  expect(drillChoice([], {}).log).toBe('postgres');
  expect(drillChoice([], { ESDB_URL: '' }).log).toBe('postgres');
  expect(drillChoice([], { ESDB_URL }).log).toBe('eventstoredb');
  expect(drillChoice(['--faults'], { ESDB_URL })).toMatchObject({
    kind: 'faults',
    log: 'eventstoredb',
  });
  expect(drillChoice(['--log', 'postgres'], { ESDB_URL }).log).toBe('postgres');
});

it('kills nodes where it knows them and how', () => {
  const both = ['--kill-node', 'kill {node}', '--start-node', 'start {node}'];
  expect(drillChoice(both, { ESDB_URL }).nodes).toEqual({
    kill: 'kill {node}',
    start: 'start {node}',
  });
  expect(() => drillChoice(both, {})).toThrow('--kill-node needs ESDB_URL');
  expect(() => drillChoice(both.slice(0, 2), { ESDB_URL })).toThrow('belong together');
});

it('sets clocks by minutes, backwards too, and refuses what is no number', () => {
  expect(drillChoice(['--clocks=-10'], {}).clockOffset).toBe(-600_000);
  expect(drillChoice(['--clocks', '10'], {}).clockOffset).toBe(600_000);
  expect(() => drillChoice(['--clocks', 'soon'], {})).toThrow('--clocks');
  expect(() => drillChoice(['--kills', '1.5'], {})).toThrow('--kills');
});

it('fills in so many forms', () => {
  expect(drillChoice(['--fillings', '500'], {})).toMatchObject({ kind: 'fillings', fillings: 500 });
});

it('traces so many rollouts back', () => {
  expect(drillChoice(['--origins', '2000'], {})).toMatchObject({ kind: 'origins', origins: 2000 });
});

it('attacks in one way after the other, or in so many at once', () => {
  expect(drillChoice(['--attack'], {})).toMatchObject({ kind: 'attack', atOnce: 1 });
  expect(drillChoice(['--attack', '--at-once', '3'], {})).toMatchObject({ atOnce: 3 });
  expect(() => drillChoice(['--attack', '--at-once', '0'], {})).toThrow('--at-once');
});
