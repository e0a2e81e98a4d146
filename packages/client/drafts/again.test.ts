import { expect, test } from 'vitest';
import { FIRST_PAUSE, isFinalStatus, nextPause } from './again.ts';

test('the pauses between tries are twice as long each time, and a minute at most', () => {
  const pauses = [FIRST_PAUSE];
  while (pauses.length < 7) pauses.push(nextPause(pauses.at(-1)!));
  expect(pauses).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000]);
});

test('no answer, too many requests and a fault of the services are waited out, all else is final', () => {
  const statuses = [0, 200, 400, 403, 404, 409, 422, 429, 500, 503];
  expect(statuses.filter(isFinalStatus)).toEqual([400, 403, 404, 409, 422]);
});
