import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { CommandRefused, problemOf } from './CommandRefused.ts';

const problem = { type: 'about:blank', title: 'Conflict', status: 409, code: 'changed', detail: 'Dana changed this.' };

test('a refusal is told from any other error of a call, and both carry their problem', () => {
  const refused: unknown = new CommandRefused(problem);
  expect(refused).toBeInstanceOf(CommandRefused);
  expect(refused).toBeInstanceOf(HttpError);
  expect(refused).toMatchObject({ name: 'CommandRefused', message: problem.detail, status: 409, problem });
  expect(problemOf(refused)).toBe(problem);

  const other: unknown = new HttpError('Not found', 404, problem);
  expect(other).not.toBeInstanceOf(CommandRefused);
  expect(problemOf(other)).toBe(problem);
  expect(problemOf(new TypeError('Failed to fetch'))).toBeUndefined();
});
