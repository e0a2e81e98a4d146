import type { Problem } from '@waymark/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isDirty, SAVE_AFTER, untouched } from './draft.ts';
import type { DraftRules } from './draft.ts';
import { openDraft } from './openDraft.ts';
import { partRules, wordRules, type Parts } from './testing/values.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const says = (status: number, conflict?: object) =>
  ({ status, code: 'no', detail: 'No.', ...(conflict && { conflict }) }) as Problem;
const theirs = { theirs: 'theirs', revision: '6', by: 'mikkel', at: 'then' };
const gone = { ...theirs, gone: { kind: 'module', id: 'm', name: 'Access' } };

/** A server that answers when told, in the order asked. */
function server<Value>(
  rules: DraftRules<Value>,
  value: Value,
  reread?: () => Promise<Value | void>,
) {
  const asked: {
    value: Value;
    basedOn: string;
    answer: (it: object) => void;
    fail: (problem: Problem) => void;
  }[] = [];
  const kept: (Value | null)[] = [];
  const draft = openDraft<Value>({
    ...{ rules, begins: untouched(value, '5'), now: () => 'now' },
    keep: (now) => void kept.push(isDirty(now) ? now.value : null),
    send: ({ inFlight, basedOn }) =>
      new Promise((answer, fail) => void asked.push({ value: inFlight!, basedOn, answer, fail })),
    ...(reread && { reread }),
    asProblem: (error) => error as Problem,
  });
  return { asked, kept, draft, said: () => asked.map((one) => [one.value, one.basedOn]) };
}

test('a draft is kept on the device at once, and sent once, 750 ms after the last change', async () => {
  const { draft, kept, said } = server(wordRules, 'old');
  draft.type('a');
  expect(kept).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(SAVE_AFTER - 1);
  draft.type('ab');
  await vi.advanceTimersByTimeAsync(SAVE_AFTER - 1);
  expect(said()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said()).toEqual([['ab', '5']]);
});

test('what is typed meanwhile goes after the reply, based on it, and not before a pause', async () => {
  const { asked, draft, said } = server(wordRules, 'old');
  draft.type('a');
  await vi.advanceTimersByTimeAsync(SAVE_AFTER);
  draft.type('ab');
  await vi.advanceTimersByTimeAsync(3 * SAVE_AFTER);
  asked[0]!.answer({ revision: '8' });
  await vi.advanceTimersByTimeAsync(SAVE_AFTER - 1);
  expect(said()).toEqual([['a', '5']]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said()).toEqual([
    ['a', '5'],
    ['ab', '8'],
  ]);
});

test('a flush sends at once, also what was typed while another was under way, and says how it ended', async () => {
  const { asked, draft, said } = server(wordRules, 'old');
  draft.type('a');
  void draft.flush();
  draft.type('ab');
  const saved = draft.flush();
  asked[0]!.answer({ revision: '8' });
  await vi.advanceTimersByTimeAsync(0);
  expect(said()).toEqual([
    ['a', '5'],
    ['ab', '8'],
  ]);
  asked[1]!.answer({ revision: '9' });
  expect(await saved).toBe(true);
  draft.type('abc');
  const failed = draft.flush();
  asked[2]!.fail(says(403));
  expect(await failed).toBe(false);
});

test('a lost line is waited out, ever longer, and what was typed stays', async () => {
  const { asked, draft, kept } = server(wordRules, 'old');
  draft.type('mine');
  for (let minute = 0; minute < 100; minute++) {
    await vi.advanceTimersByTimeAsync(60_000);
    asked.at(-1)!.fail(says(0));
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(asked.length).toBeLessThanOrEqual(101);
  expect(kept.at(-1)).toBe('mine');
  await vi.advanceTimersByTimeAsync(60_000);
  asked.at(-1)!.answer({ revision: '6' });
  await vi.advanceTimersByTimeAsync(0);
  expect([draft.state().phase, kept.at(-1)]).toEqual(['saved', null]);
});

test.each([
  ['403', says(403)],
  ['409, changed by somebody else', says(409, theirs)],
  ['409, gone, though its row is read again and again', says(409, gone)],
])('a server that answers %s is asked a few times, and what was typed stays', async (_, answer) => {
  const { asked, draft, kept } = server(wordRules, 'old');
  draft.type('mine');
  for (let n = 0; n < 100; n++) {
    await vi.advanceTimersByTimeAsync(60_000);
    asked.at(-1)!.fail(answer);
    await vi.advanceTimersByTimeAsync(0);
    draft.seen('old', '7');
  }
  expect(asked.length).toBeLessThanOrEqual(2);
  expect(kept.at(-1)).toBe('mine');
});

test('what others made of it is read and brought together, then mine goes out', async () => {
  const reread = () => Promise.resolve<Parts>({ a: 'A', b: 'theirs' });
  const { asked, draft, said } = server(partRules, { a: 'A', b: 'B' } as Parts, reread);
  draft.type({ a: 'mine', b: 'B' });
  await vi.advanceTimersByTimeAsync(SAVE_AFTER);
  asked[0]!.fail(says(409));
  await vi.advanceTimersByTimeAsync(SAVE_AFTER);
  expect(said().map(([value]) => value)[1]).toEqual({ a: 'mine', b: 'theirs' });
});

test('of a part that both changed, nothing goes out before its author has settled it', async () => {
  const reread = () => Promise.resolve<Parts>({ a: 'theirs', b: 'B' });
  const { asked, draft } = server(partRules, { a: 'A', b: 'B' } as Parts, reread);
  draft.type({ a: 'mine', b: 'B' });
  await vi.advanceTimersByTimeAsync(SAVE_AFTER);
  asked[0]!.fail(says(409));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked.length, draft.state().clashes]).toEqual([1, ['a']]);
  draft.settle(draft.state().value, []);
  await vi.advanceTimersByTimeAsync(SAVE_AFTER);
  expect(asked.at(-1)!.value).toEqual({ a: 'mine', b: 'B' });
});

test('where even reading what they made fails, it is waited out', async () => {
  const reread = () => Promise.reject(says(0) as unknown as Error);
  const { asked, draft } = server(partRules, { a: 'A' } as Parts, reread);
  draft.type({ a: 'mine' });
  await vi.advanceTimersByTimeAsync(SAVE_AFTER);
  asked[0]!.fail(says(409));
  await vi.advanceTimersByTimeAsync(0);
  expect(draft.state()).toMatchObject({ phase: 'failed', again: 5_000, value: { a: 'mine' } });
});

test('its author decides: mine, theirs, back again, or let go; and it is known elsewhere that it is lost', async () => {
  const { asked, draft, said } = server(wordRules, 'old');
  draft.type('mine');
  draft.refused(says(409, theirs));
  expect(draft.state().phase).toBe('conflict');
  draft.keepMine('mine', '6');
  await vi.advanceTimersByTimeAsync(SAVE_AFTER);
  expect(said()).toEqual([['mine', '6']]);
  asked[0]!.fail(says(409, gone));
  await vi.advanceTimersByTimeAsync(0);
  draft.returned();
  expect(asked.length).toBe(2);
  asked[1]!.fail(says(409, theirs));
  await vi.advanceTimersByTimeAsync(0);
  draft.takeTheirs('theirs', '6');
  expect(draft.state()).toMatchObject({ phase: 'idle', value: 'theirs' });
  draft.type('again');
  draft.letGo();
  await vi.advanceTimersByTimeAsync(SAVE_AFTER);
  expect(asked.length).toBe(2);
});

test('without anybody there nothing goes out by itself; whoever hears no more is told no more', async () => {
  const { asked, draft } = server(wordRules, 'old');
  let told = 0;
  const stop = draft.subscribe(() => void (told += 1));
  draft.type('a');
  stop();
  draft.type('ab');
  draft.goByItself(false);
  await vi.advanceTimersByTimeAsync(10 * SAVE_AFTER);
  expect([asked.length, told]).toEqual([0, 1]);
  draft.goByItself(true);
  await vi.advanceTimersByTimeAsync(SAVE_AFTER);
  expect(asked.length).toBe(1);
});
