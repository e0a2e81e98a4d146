import { firstReadsName } from '@waymark/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openFirstReads } from './firstReads.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function given({ room = Infinity }: { room?: number } = {}) {
  const kept = new Map<string, string>();
  const storage = {
    setItem: (name: string, text: string) => {
      if (text.length > room) throw new DOMException('no room', 'QuotaExceededError');
      kept.set(name, text);
    },
    removeItem: (name: string) => void kept.delete(name),
  };
  const reads = () =>
    JSON.parse(kept.get(firstReadsName) ?? 'null') as Record<string, unknown> | null;
  const drawn = vi.fn<(isSo: boolean) => void>();
  return { first: openFirstReads(storage, 'build 1', drawn), reads, drawn };
}
const written = () => vi.advanceTimersByTime(500);

test('the next page finds what this one began with, of each kind the newest, under the build that read it', () => {
  const { first, reads } = given();
  first.keep('me', { account: {} });
  first.keep('tasks w a', ['of a']);
  first.keep('tasks w b', ['of b']);
  expect(reads()).toBeNull();
  written();
  expect(reads()).toEqual({ 'build 1': { me: { account: {} }, 'tasks w b': ['of b'] } });
});

test.each(['executions w boards', 'messages w p t', 'blocks w p m', 'conversations w'])(
  'what a page does not begin with is not kept here: %s',
  (key) => {
    const { first, reads } = given();
    first.keep(key, []);
    written();
    expect(reads()).toBeNull();
  },
);

test('what is not as it stands any more goes, and is kept again once it is read anew', () => {
  const { first, reads } = given();
  first.keep('tasks w a', ['open']);
  written();
  first.forget();
  expect(reads()).toBeNull();
  first.keep('tasks w a', ['done']);
  written();
  expect(reads()).toEqual({ 'build 1': { 'tasks w a': ['done'] } });
});

test('nothing is left once its reader has gone, not even what comes late', () => {
  const { first, reads } = given();
  first.keep('me', { account: {} });
  first.close();
  first.keep('tasks w a', []);
  written();
  expect(reads()).toBeNull();
  first.open();
  first.keep('me', {});
  written();
  expect(reads()).toEqual({ 'build 1': { me: {} } });
});

test('a device without room keeps none rather than an old one', () => {
  const { first, reads } = given({ room: 60 });
  first.keep('tasks w a', []);
  written();
  expect(reads()).not.toBeNull();
  first.keep('people w', [{ name: 'x'.repeat(60) }]);
  written();
  expect(reads()).toBeNull();
});

test('what is so much that changes would find no room is left to be read by need', () => {
  const { first, reads } = given();
  first.keep('tasks w a', ['x'.repeat(400_000)]);
  written();
  expect(reads()).toBeNull();
});

test('how the page is drawn is kept with what it was drawn of, and goes with it', () => {
  const { first, drawn } = given();
  first.keep('tasks w a', ['open']);
  expect(drawn).not.toHaveBeenCalled();
  written();
  expect(drawn.mock.calls).toEqual([[true]]);
  first.forget();
  expect(drawn.mock.calls).toEqual([[true], [false]]);
});
