import { expect, it, vi } from 'vitest';
import { verdictOf as ofDatabase } from '../postgres/connectionTrouble.ts';
import { LogUnavailable, StreamDeleted } from '../port/eventLog.ts';
import { verdictOf as ofEventStore } from '../eventStoreDb/trouble.ts';
import { OutageClock } from './outageClock.ts';
import { untilAnswered, type Verdict } from './untilAnswered.ts';

it('counts patience from when the server fell silent, and leaves every call a short while', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const silence = new OutageClock();
  expect(silence.leaves(10_000)).toBe(10_000);
  silence.lasts();
  now.mockReturnValue(7_000);
  silence.lasts();
  expect(silence.leaves(10_000)).toBe(3_000);
  now.mockReturnValue(16_000);
  silence.lasts();
  expect(silence.leaves(10_000)).toBe(500);
  expect(silence.leaves(300)).toBe(300);
  silence.ends();
  expect(silence.leaves(10_000)).toBe(10_000);
  now.mockRestore();
});

it('is forgotten when nobody has met it for a whole patience', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const silence = new OutageClock();
  silence.lasts();
  now.mockReturnValue(10_000);
  expect(silence.leaves(10_000)).toBe(500);
  now.mockReturnValue(10_001);
  expect(silence.leaves(10_000)).toBe(10_000);
  silence.lasts();
  now.mockReturnValue(12_001);
  expect(silence.leaves(10_000)).toBe(8_000);
  now.mockRestore();
});

const servers: readonly [string, (error: unknown) => Verdict, Error][] = [
  ['the database', ofDatabase, new StreamDeleted('s')],
  ['the event store', ofEventStore, new RangeError('a final answer')],
];

it.each(servers)('of %s is over with any answer, a refusal too', async (_, judge, final) => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const silence = new OutageClock();
  const fails = (error: Error, patience: number) =>
    untilAnswered({ patience, silence, judge }, () => Promise.reject(error)).catch(() => undefined);
  await fails(new Error('broken'), 0);
  now.mockReturnValue(100);
  expect(silence.leaves(1_000)).toBe(900);
  await fails(final, 1_000);
  expect(silence.leaves(1_000)).toBe(1_000);
  now.mockRestore();
});

it('is not over because too many appends wait', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const silence = new OutageClock();
  silence.lasts();
  now.mockReturnValue(100);
  const called = { patience: 1_000, silence, judge: ofEventStore };
  const refused = new LogUnavailable('too many appends are waiting');
  await expect(untilAnswered(called, () => Promise.reject(refused))).rejects.toBe(refused);
  expect(silence.leaves(1_000)).toBe(900);
  now.mockRestore();
});
