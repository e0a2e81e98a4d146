import { expect, test } from 'vitest';
import { keptAnswers } from './keptAnswers.ts';
import { answersOf, changesOf, merged } from './mergedDraft.ts';

const LONG_AGO = '2026-11-20T10:00:00.000Z';
const of = { since: LONG_AGO, accountId: 'anna' };
const theirs = (value: string | null, revision: number, at = '2026-11-21T10:00:00.000Z') => ({
  ...{ value, revision, at, by: 'ben' },
});
const mine = (value: string | null, revision = 0, isNew = true) => ({ value, revision, isNew });

test('what is new here stands, all else is as the service has it', () => {
  const { fields, clashes } = merged(
    { a: mine('Anna'), b: mine('old', 1, false) },
    { b: theirs('Ben', 2), c: theirs('C', 1) },
    of,
  );
  expect(answersOf({ d: 'before', c: 'before' }, fields)).toEqual({
    a: 'Anna',
    b: 'Ben',
    c: 'C',
    d: 'before',
  });
  expect(clashes.length).toBe(0);
  expect(changesOf(fields, new Set(clashes))).toEqual({
    answers: { a: 'Anna' },
    gone: [],
    seen: { a: 0 },
  });
});

test('where both changed the same question both stand, and it is told to nobody until one is chosen', () => {
  const { fields, clashes } = merged(
    { a: mine('Anna', 1), b: mine('B', 3) },
    { a: theirs('Ben', 2), b: theirs('then', 3) },
    of,
  );
  expect(clashes).toEqual(['a']);
  expect(answersOf({}, fields)).toEqual({ a: 'Anna', b: 'B' });
  expect(changesOf(fields, new Set(clashes))).toEqual({
    answers: { b: 'B' },
    gone: [],
    seen: { b: 3 },
  });
});

test('two who wrote the same have nothing to choose', () => {
  const { fields, clashes } = merged({ a: mine('Same', 1) }, { a: theirs('Same', 2) }, of);
  expect([clashes.length, changesOf(fields, new Set(clashes))]).toEqual([0, null]);
});

test('what one has written oneself on another device gives way to what is written here', () => {
  const { fields, clashes } = merged(
    { a: mine('newer', 1) },
    { a: { ...theirs('older', 2), by: 'anna' } },
    of,
  );
  expect([clashes.length, fields['a']]).toEqual([0, mine('newer', 2)]);
});

test('what the service has no more is gone, unless it is new here', () => {
  const { fields } = merged({ a: mine('sent elsewhere', 3, false), b: mine('new', 2) }, {}, of);
  expect(fields).toEqual({ b: mine('new', 2) });
});

test('what was taken back is no answer; what was sent since counts no more', () => {
  const { fields } = merged({ a: mine(null, 1) }, { b: theirs('sent since', 4, LONG_AGO) }, of);
  expect(answersOf({ a: 'before', b: 'sent' }, fields)).toEqual({ b: 'sent' });
  expect(changesOf(fields, new Set())).toEqual({ answers: {}, gone: ['a'], seen: { a: 1 } });
});

test('what was answered survives on the device; what the service has, until answers are sent anew', () => {
  const lines = new Map<string, string>();
  const storage = {
    getItem: (name: string) => lines.get(name) ?? null,
    setItem: (name: string, line: string) => void lines.set(name, line),
    removeItem: (name: string) => void lines.delete(name),
  };
  const draft = { accountId: 'anna', taskId: 't', since: LONG_AGO };
  const answers = { a: mine('Anna'), b: mine('known', 2, false) };
  keptAnswers(storage, draft).keep(answers);
  expect(keptAnswers(storage, draft).load()).toEqual(answers);
  expect(keptAnswers(storage, { ...draft, since: 'later' }).load()).toEqual({ a: mine('Anna') });
  expect(keptAnswers(storage, { ...draft, accountId: 'ben' }).load()).toEqual({});
  keptAnswers(storage, draft).keep({});
  expect(lines.size).toBe(0);
  lines.set('waymark.draft.anna.form/t', '{');
  expect(keptAnswers(storage, draft).load()).toEqual({});
});

test('what is written after answers were sent follows the draft that the service still has of them', () => {
  const { fields } = merged({ a: mine('new', 0) }, { a: theirs('sent since', 4, LONG_AGO) }, of);
  expect(fields).toEqual({ a: mine('new', 4) });
});
