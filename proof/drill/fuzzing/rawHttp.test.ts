import { expect, test } from 'vitest';
import { wrongWith } from './rawHttp.ts';

const answer = (status: number, type: string, body: string) =>
  `HTTP/1.1 ${status} Any\r\nContent-Type: ${type}\r\nConnection: close\r\n\r\n${body}`;
const problem = { type: 'urn:waymark:problem:broken-request', title: 'Bad Request', status: 400 };

test('broken HTTP may be answered by a problem, by what is no refusal, or not at all', () => {
  const body = JSON.stringify({ ...problem, code: 'broken-request', detail: 'No.' });
  expect(wrongWith(answer(400, 'application/problem+json', body))).toBeNull();
  expect(wrongWith(answer(200, 'text/plain', 'ok'))).toBeNull();
  expect(wrongWith('')).toBeNull();
});

test('a refusal of another shape, an error of the service and what is no HTTP are told', () => {
  expect(wrongWith(answer(400, 'text/plain', ''))).toContain('400 as text/plain');
  expect(wrongWith(answer(431, 'application/problem+json', '{}'))).toContain('no problem');
  expect(wrongWith(answer(500, 'application/problem+json', '{}'))).toBe('500');
  expect(wrongWith('nonsense')).toBe('no HTTP');
});
