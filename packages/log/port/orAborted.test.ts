import { expect, test } from 'vitest';
import { orAborted } from './orAborted.ts';

test('what is there is given', async () => {
  expect(await orAborted(Promise.resolve(1), new AbortController().signal)).toBe(1);
});

test('what hangs is waited for until the signal aborts', async () => {
  const stopping = new AbortController();
  const waiting = orAborted(new Promise(() => undefined), stopping.signal);
  stopping.abort();
  expect(await waiting).toBeUndefined();
});

test('once it has aborted nothing more is given, though it is there already', async () => {
  expect(await orAborted(Promise.resolve(1), AbortSignal.abort())).toBeUndefined();
  expect(await orAborted(Promise.reject(new Error('gone')), AbortSignal.abort())).toBeUndefined();
});
