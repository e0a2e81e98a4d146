import type { TaskRow } from '@waymark/api';
import { expect, test } from 'vitest';
import { changeOf, withChange } from './acts.ts';
import { pasted, whoIs } from './pasting.ts';

const row = (id: string, more: Partial<TaskRow> = {}) =>
  ({
    ...{
      id,
      moduleId: 'm',
      planRevision: '7',
      headline: id,
      assignee: null,
      dueInDays: null,
      mandatory: true,
      audience: 'EXTERN',
      seenBy: 'module',
    },
    ...more,
  }) as TaskRow;
const rows = [row('a'), row('b', { assignee: 'p::it' }), row('c', { moduleId: 'n' })];
const named = (name: string) => (name.toLowerCase() === 'it lead' ? 'p::it' : undefined);
const at = (taskId: string, column: 'headline' | 'assignee' | 'dueInDays' | 'seenBy') => ({
  taskId,
  column,
});

test('several lines on a title become tasks, with what their further cells say; empty ones are counted', () => {
  const table = [['Sign', 'IT lead', '2 weeks', 'no'], ['', '', ''], ['  Pay   it ']];
  expect(pasted(table, rows, at('a', 'headline'), named)).toEqual({
    added: [
      { headline: 'Sign', assignee: 'p::it', dueInDays: 14, mandatory: false },
      { headline: 'Pay it' },
    ],
    ...{ wanted: new Map(), unknown: [], unread: [], empty: 1 },
  });
});
test('a single line on a title is the title', () => {
  expect(pasted([['Sign']], rows, at('a', 'headline'), named).wanted).toEqual(
    new Map([['a', { headline: 'Sign' }]]),
  );
});
test('elsewhere they fill cells, as far as there are rows', () => {
  const { wanted, added } = pasted(
    [['it lead', '3'], ['', ''], ['IT Lead'], ['IT lead']],
    rows,
    at('a', 'assignee'),
    named,
  );
  expect(added).toEqual([]);
  expect(wanted).toEqual(
    new Map<string, object>([
      ['a', { assignee: 'p::it', dueInDays: 3 }],
      ['b', { assignee: null, dueInDays: null }],
      ['c', { assignee: 'p::it' }],
    ]),
  );
});
test('names that nobody has and cells that make no sense are told, and change nothing', () => {
  const { wanted, unknown, unread } = pasted(
    [['Controller', 'soon'], ['Controller']],
    rows,
    at('a', 'assignee'),
    named,
  );
  expect([unknown, unread]).toEqual([
    ['Controller'],
    [{ line: 1, column: 'dueInDays', text: 'soon', why: 'dueInDaysRefused' }],
  ]);
  expect(wanted).toEqual(
    new Map([
      ['a', {}],
      ['b', {}],
    ]),
  );
  expect(
    pasted(
      [
        ['Team', 'x'],
        ['', ''],
      ],
      rows,
      at('b', 'seenBy'),
      named,
    ).unread,
  ).toEqual([
    { line: 1, column: 'seenBy', text: 'Team', why: 'seenByRefused' },
    { line: 1, column: null, text: 'x', why: 'noColumn' },
  ]);
});

test('lines beyond the last row, and what does not fit into a title, are told', () => {
  const long = 'x'.repeat(201);
  const { unread, added } = pasted(
    [[long, '', '150', 'maybe'], ['']],
    rows,
    at('a', 'headline'),
    named,
  );
  expect(added).toEqual([{ headline: 'x'.repeat(200), assignee: null }]);
  expect(unread.map(({ line, column, why }) => [line, column, why])).toEqual([
    [1, 'headline', 'headlineCut'],
    [1, 'dueInDays', 'dueInDaysRefused'],
    [1, 'mandatory', 'mandatoryRefused'],
  ]);
  expect(pasted([['1'], ['2']], rows, at('c', 'dueInDays'), named).unread).toEqual([
    { line: 2, column: null, text: '2', why: 'noRow' },
  ]);
});

test('somebody is meant by their name or their address, in whatever form mail programs write it', () => {
  const known = [
    { id: 'ines', name: 'Ines Acker', kind: 'team', hint: 'ines@acme.example' },
    { id: 'p::it', name: 'IT lead', kind: 'placeholder', hint: 'it@acme.example' },
  ] as const;
  const who = (typed: string) => whoIs(known, typed)?.id;
  expect(
    ['ines acker', 'INES@acme.example', 'Ines <ines@acme.example>', 'It  Lead'].map(who),
  ).toEqual(['ines', 'ines', 'ines', 'p::it']);
  expect(['it@acme.example', 'bo@acme.example', 'Ines'].map(who)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a change holds what differs alone, and leads back', () => {
  const both = changeOf(
    rows,
    new Map<string, object>([
      ['a', { assignee: 'p::it', mandatory: true, seenBy: 'team' }],
      ['b', { assignee: 'p::it', dueInDays: 3, seenBy: 'module' }],
    ]),
  )!;
  expect(both).toEqual({
    forth: {
      tasks: [
        { taskId: 'a', assignee: 'p::it', seenBy: 'team' },
        { taskId: 'b', dueInDays: 3 },
      ],
      ...{ cells: 3, seen: { a: '7', b: '7' } },
    },
    back: {
      tasks: [
        { taskId: 'a', assignee: null, seenBy: 'module' },
        { taskId: 'b', dueInDays: null },
      ],
      ...{ cells: 3, seen: { a: '7', b: '7' } },
    },
  });
  expect(withChange(withChange(rows, both.forth), both.back)).toEqual(rows);
  expect(withChange(rows, both.forth).slice(0, 2)).toEqual([
    row('a', { assignee: 'p::it', seenBy: 'team', audience: 'INTERN' }),
    row('b', { assignee: 'p::it', dueInDays: 3 }),
  ]);
});
test('nothing that differs is no change', () => {
  expect(changeOf(rows, new Map([['a', { headline: 'a' }]]))).toBeNull();
});
