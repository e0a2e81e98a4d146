import { expect, test } from 'vitest';
import { impolite, latency, AnswerTally } from './tally.ts';

const body = JSON.stringify({
  type: 'about:blank',
  title: 'Full',
  status: 503,
  code: 'overloaded',
  detail: 'Later.',
});
const polite = {
  status: 503,
  headers: { 'content-type': 'application/problem+json; charset=utf-8', 'retry-after': '1' },
  body,
  ms: 2,
};

test('a refusal for a moment is a problem with a time to come again, and nothing else', () => {
  expect(impolite(polite)).toBeNull();
  expect(impolite({ ...polite, status: 500 })).toContain('answered 500');
  expect(
    impolite({ ...polite, headers: { 'content-type': 'application/problem+json' } }),
  ).toContain('Retry-After');
  expect(
    impolite({ ...polite, headers: { ...polite.headers, 'content-type': 'text/html' } }),
  ).toContain('text/html');
  expect(impolite({ ...polite, body: 'Service Unavailable' })).toContain('no problem');
});

test('counts what was done, refused and not answered at all', () => {
  const tally = new AnswerTally();
  expect(tally.note({ ...polite, status: 200 })).toBe(true);
  expect(tally.note(polite)).toBe(false);
  expect(tally.note(null)).toBe(false);
  expect(tally.result()).toMatchObject({
    answers: { 200: 1, '503 overloaded': 1, 'no answer': 1 },
    taken: { count: 1 },
    refused: { count: 1 },
    wrongCount: 1,
  });
});

test('latency at a share of all', () => {
  expect(latency([])).toEqual({ count: 0, p50: 0, p99: 0, max: 0 });
  expect(latency([3, 1, 2, 100])).toEqual({ count: 4, p50: 3, p99: 100, max: 100 });
});
