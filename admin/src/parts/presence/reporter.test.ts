import type { PresenceReport } from '@waymark/api';
import { PRESENCE_EVERY } from '@waymark/api/presenceTimes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AWAY, Reporter, WRITING } from './reporter.ts';

const sent: PresenceReport[] = [];
let reporter: Reporter;
const page = { planId: 'p', moduleId: 'm' };
const base = { windowId: 'one', ...page, at: null, writing: false };

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  reporter = new Reporter('one', (report) => sent.push(report));
});
afterEach(() => {
  vi.useRealTimers();
});

test('says at once where it is and where in it, and again while it stays', () => {
  reporter.enter(page);
  reporter.be('b');
  reporter.be('b');
  expect(sent).toEqual([base, { ...base, at: 'b' }]);
  vi.advanceTimersByTime(2 * PRESENCE_EVERY);
  expect(sent.slice(2)).toEqual([
    { ...base, at: 'b' },
    { ...base, at: 'b' },
  ]);
});

test('a key means writing for four seconds, said once', () => {
  reporter.enter(page);
  reporter.be('b');
  reporter.write();
  vi.advanceTimersByTime(WRITING - 1);
  reporter.write();
  vi.advanceTimersByTime(WRITING - 1);
  expect(sent.slice(2)).toEqual([{ ...base, at: 'b', writing: true }]);
  vi.advanceTimersByTime(1);
  expect(sent.at(-1)).toEqual({ ...base, at: 'b' });
});

test('who goes to another block does not write there yet', () => {
  reporter.enter(page);
  reporter.be('b');
  reporter.write();
  reporter.be('c');
  expect(sent.at(-1)).toEqual({ ...base, at: 'c' });
});

test('leaving is said once, also to a page that is entered before the last one is left', () => {
  const leave = reporter.enter(page);
  const other = { planId: 'p', moduleId: 'n' };
  const leaveOther = reporter.enter(other);
  leave();
  expect(sent).toEqual([base, { ...base, ...other }]);
  leaveOther();
  vi.advanceTimersByTime(10 * PRESENCE_EVERY);
  expect(sent.slice(2)).toEqual([{ ...base, planId: null, moduleId: null }]);
});

test('without the focus for a minute one is away, and back with it', () => {
  reporter.enter(page);
  reporter.focused(false);
  vi.advanceTimersByTime(AWAY);
  expect(sent.at(-1)).toEqual({ ...base, planId: null, moduleId: null });
  const until = sent.length;
  vi.advanceTimersByTime(4 * PRESENCE_EVERY);
  expect(sent).toHaveLength(until);
  reporter.focused(true);
  expect(sent.at(-1)).toEqual(base);
});
