import { ServerRefused, ServerUnreachable } from '@waymark/client';
import { expect, test } from 'vitest';
import { whyNot } from './whyNot.ts';

test('says what the server said, with the id of the request where there is one', () => {
  const detail = 'Too much is going on at once. Try again in a moment.';
  const problem = { type: 't', title: 'T', status: 503, code: 'overloaded', detail };
  expect(whyNot(new ServerRefused({ ...problem, requestId: 'r-1' }))).toEqual({
    detail,
    requestId: 'r-1',
  });
  expect(whyNot(new ServerRefused(problem))).toEqual({ detail });
});

test('says that no answer came, and nothing of what went wrong in the page', () => {
  expect(whyNot(new ServerUnreachable('')).detail).toBe(
    'The server could not be reached. Check your connection.',
  );
  expect(whyNot(new Error('rows.map is not a function')).detail).toBe('Something went wrong.');
});
