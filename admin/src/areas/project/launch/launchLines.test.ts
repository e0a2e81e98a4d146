import type { ModuleRow, PlaceholderRow, TaskRow, VariableRow } from '@waymark/api';
import { expect, test } from 'vitest';
import { isLaunched, launchLines, openCount, type Launched } from './launchLines.ts';

const module = (id: string, status: ModuleRow['status'] = 'PENDING') =>
  ({ id, title: id, status }) as ModuleRow;
const task = (id: string, more: Partial<TaskRow> = {}) =>
  ({
    id,
    moduleId: 'a',
    headline: id,
    assignee: 'hanna',
    status: 'TODO',
    dueDate: null,
    plannedOn: null,
    ...more,
  }) as TaskRow;
const placeholder = (id: string, matchedTo: string | null, openTasks = 2) =>
  ({ id, name: id, matchedTo, openTasks }) as PlaceholderRow;
const variable = (id: string, value: string) =>
  ({ id, name: id, value, type: 'STRING' }) as VariableRow;

const fresh: Launched = {
  modules: [module('a'), module('b')],
  tasks: [
    task('t1', { plannedOn: '2026-11-24' }),
    task('t2', { assignee: null, dueDate: '2026-12-01' }),
    task('t3', { assignee: null }),
  ],
  placeholders: [
    placeholder('p::1', null),
    placeholder('p::2', 'hanna'),
    placeholder('p::3', null, 0),
  ],
  variables: [variable('v1', ' '), variable('v2', 'x')],
};
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

test('who is missing, what nobody has, which variables are empty, and what begins', () => {
  const lines = launchLines(fresh);
  expect(ids(lines.missing)).toEqual(['p::1']);
  expect(ids(lines.unassigned)).toEqual(['t2', 't3']);
  expect(ids(lines.empty)).toEqual(['v1']);
  expect([lines.first?.id, lines.dated, openCount(lines)]).toEqual(['a', 2, 3]);
});

test('what begins holds something to do, where anything does', () => {
  const modules = [module('empty'), ...fresh.modules];
  expect(launchLines({ ...fresh, modules }).first?.id).toBe('a');
  expect(launchLines({ ...fresh, modules, tasks: [] }).first?.id).toBe('empty');
});

test('what begins is somebody’s, where anything is: nobody hears of a module that is nobody’s', () => {
  const tasks = [
    task('t1', { assignee: 'p::1' }),
    task('t2', { assignee: null }),
    task('t3', { assignee: 'hanna', status: 'DONE' }),
    task('t4', { moduleId: 'b', assignee: 'r::lead' }),
    task('t5', { moduleId: 'c', assignee: 'lea' }),
  ];
  const modules = [...fresh.modules, module('c')];
  expect(launchLines({ ...fresh, modules, tasks }).first?.id).toBe('c');
  expect(launchLines({ ...fresh, modules, tasks: tasks.slice(0, 4) }).first?.id).toBe('a');
});

test('what is done needs nobody any more', () =>
  expect(
    launchLines({ ...fresh, tasks: [task('t', { assignee: null, status: 'DONE' })] }).unassigned,
  ).toEqual([]));

test('a process counts as launched once nothing is open and a module has started', () => {
  const mended = { ...fresh, tasks: [task('t1')], placeholders: [], variables: [] };
  expect(isLaunched(launchLines(mended))).toBe(false);
  expect(
    isLaunched(launchLines({ ...mended, modules: [module('a'), module('b', 'ACTIVE')] })),
  ).toBe(true);
  expect(isLaunched(launchLines({ ...fresh, modules: [module('a', 'ACTIVE')] }))).toBe(false);
});

test('what lacks its booking page or form is open until that is set, or the task is done', () => {
  const content = { type: 'schedule', provider: 'CALENDLY', link: '' } as const;
  const held = (more: Partial<TaskRow> = {}) => task('call', { content, ...more });
  const of = (one: TaskRow) => launchLines({ ...fresh, tasks: [task('t1'), one] });
  expect([ids(of(held()).held), openCount(of(held()))]).toEqual([['call'], 3]);
  expect(of(held({ content: { ...content, link: 'https://calendly.com/a' } })).held).toEqual([]);
  expect(
    of(held({ content: { type: 'form', formId: '', version: 0, name: '' } })).held,
  ).toHaveLength(1);
  expect(of(held({ status: 'DONE' })).held).toEqual([]);
});

test('a booking without its page is named, and holds nobody up once it is done or has one', () => {
  const booking = (id: string, link: string, status: TaskRow['status'] = 'TODO') =>
    task(id, { status, content: { type: 'schedule', provider: 'CALENDLY', link }, booking: null });
  const tasks = [
    booking('held', ''),
    booking('ready', 'https://calendly.com/dana'),
    booking('done', '', 'DONE'),
  ];
  const lines = launchLines({ ...fresh, tasks });
  expect([ids(lines.held), openCount(lines)]).toEqual([['held'], 3]);
});
