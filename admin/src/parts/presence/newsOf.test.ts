import type { HistoryRow } from '@waymark/api';
import { expect, test } from 'vitest';
import { newsOf } from './newsOf.ts';

const row = (position: number, more: Partial<HistoryRow> = {}): HistoryRow => ({
  id: `${position}`,
  position: `${position}`,
  revision: '1',
  planId: 'p',
  planKind: 'process',
  planName: 'Onboarding',
  about: [],
  event: 'TaskDueSet',
  command: 'SetTaskDue',
  at: '2026-11-01T08:00:00.000Z',
  actorId: 'priya',
  actorName: 'Priya Rodriguez',
  actorParty: 'team',
  sentence: 'set it',
  headline: 'Open the firewall',
  moduleId: 'm',
  taskId: 't',
  changes: [],
  cause: null,
  ...more,
});

test('what others changed since then is lit at its task', () => {
  const { lights, rest } = newsOf([row(7), row(5)], 5n, 'dana');
  expect(lights.map(({ place, id }) => [place, id])).toEqual([['t', '7']]);
  expect(rest).toEqual([]);
});

test("one's own changes are no news, nor what nobody did by hand", () =>
  expect(newsOf([row(7, { actorId: 'dana' }), row(8, { actorId: null })], 5n, 'dana')).toEqual({
    lights: [],
    rest: [],
  }));

test('what no task shows is told in a line', () => {
  const text = row(7, { taskId: null });
  expect(newsOf([text, row(8)], 5n, 'dana')).toMatchObject({ lights: [{ id: '8' }], rest: [text] });
});

test('more than three at once are one line', () => {
  const four = [row(6), row(7), row(8), row(9)];
  expect(newsOf(four, 5n, 'dana')).toEqual({ lights: [], rest: four });
  expect(newsOf(four.slice(1), 5n, 'dana').lights).toHaveLength(3);
});
