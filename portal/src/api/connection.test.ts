import { headers as names } from '@waymark/api/headers';
import { beforeEach, expect, test } from 'vitest';
import { connection, noteReached, noteUnreachable, readAgain } from './connection.ts';

const TASKS = '/api/tasks?filter={}';
const fresh = () => new Response('[]');
const old = () => new Response('[]', { headers: { [names.stale]: '7' } });
const failed = () => new Response('', { status: 503 });

const state = () => connection().state;

beforeEach(async () => {
  noteReached('/api/me', fresh());
  await readAgain(async () => undefined);
  expect(state()).toBe('live');
});

test('an old answer counts until the same is read fresh', () => {
  noteReached(TASKS, old());
  noteReached('/api/people?filter={}', fresh());
  noteReached('/api/live', fresh());
  noteReached('/api/commands/SetTaskStatus', fresh());
  noteReached(TASKS, failed());
  expect(state()).toBe('stale');
  noteReached(TASKS, fresh());
  expect(state()).toBe('live');
});

test('without a connection that is what is said; with it, what is old is old still', () => {
  noteReached(TASKS, old());
  noteUnreachable();
  expect(state()).toBe('offline');
  noteReached('/api/me', fresh());
  expect(state()).toBe('stale');
});

test('read again, what comes old or fails stays old; what nobody reads is forgotten', async () => {
  noteReached(TASKS, old());
  noteReached('/api/blocks?filter={}', old());
  await readAgain(async () => noteReached(TASKS, old()));
  expect(state()).toBe('stale');
  await readAgain(async () => noteReached(TASKS, failed()));
  expect(state()).toBe('stale');
  await readAgain(async () => noteReached(TASKS, fresh()));
  expect(state()).toBe('live');
});
