import { expect, test } from 'vitest';
import { newestPosition, rememberPosition } from './position.ts';
import { parseProblem } from './request.ts';
import { withPosition } from './withPosition.ts';

test('reads ask for rows as new as the newest change; positions are compared as numbers', () => {
  rememberPosition('99');
  rememberPosition('100');
  rememberPosition('20');
  expect(newestPosition()).toBe('100');
  expect(withPosition('/api/tasks?filter={}', '100')).toBe('/api/tasks?filter={}&after=100');
  expect(withPosition('/api/tasks/1', '100')).toBe('/api/tasks/1?after=100');
  expect(withPosition('/api/tasks/1', null)).toBe('/api/tasks/1');
});

test('a refusal is a problem, whoever answered', () => {
  const headers = new Headers({ 'X-Request-Id': 'r-1' });
  const own = { type: 't', title: 'Conflict', status: 409, code: 'changed', detail: 'Dana changed this.' };
  expect(parseProblem({ status: 409, statusText: 'Conflict', headers }, JSON.stringify(own))).toMatchObject({
    ...own,
    requestId: 'r-1',
  });
  expect(parseProblem({ status: 502, statusText: 'Bad Gateway', headers }, '<html>')).toMatchObject({
    status: 502,
    code: 'unknown',
    requestId: 'r-1',
  });
});
