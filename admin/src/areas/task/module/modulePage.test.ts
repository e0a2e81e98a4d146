// @vitest-environment jsdom
import type { BlockRow, ModuleRow, TaskRow } from '@waymark/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inOrder, movedTo } from './useBlockCommands.ts';
import { contentsOf, indentOf } from './contents.ts';
import { dueWords } from '../../../parts/tasks/dueWords.ts';
import { statusSteps } from '../../../parts/plans/moduleStatus.ts';
import { moduleAddress, neighbours } from '../../../parts/plans/planKinds.ts';
import { textsNow } from '../../../base/texts/index.ts';

describe('the order of blocks', () => {
  test('holds every block once, the moved one at its place', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string(), { minLength: 1 }),
        fc.nat(),
        fc.nat(),
        (order, from, to) => {
          const [id, index] = [order[from % order.length]!, to % order.length];
          const moved = movedTo(order, id, index);
          expect([...moved].sort()).toEqual([...order].sort());
          expect(moved[index]).toBe(id);
          expect(moved.filter((other) => other !== id)).toEqual(
            order.filter((other) => other !== id),
          );
        },
      ),
    );
  });

  test('shows what arrived meanwhile, and forgets what is gone', () => {
    expect(
      inOrder([{ id: 'a' }, { id: 'b' }, { id: 'new' }], ['b', 'gone', 'a']).map(({ id }) => id),
    ).toEqual(['b', 'a', 'new']);
  });
});

describe('the contents table', () => {
  const text = (id: string, html: string) => ({ id, content: { type: 'text', html } }) as BlockRow;
  const task = (id: string, taskId: string) =>
    ({ id, content: { type: 'task', taskId }, taskId }) as BlockRow;
  const tasks = new Map([['t1', { id: 't1', headline: 'Create the organization' } as TaskRow]]);

  test('lists headings 1 to 3 and tasks in the order of the page', () => {
    const lines = contentsOf(
      [
        text('a', '<h2>Why</h2><p>x</p><h3>So</h3>'),
        task('b', 't1'),
        task('c', 'gone'),
        text('d', '<h4>no</h4><h2>After</h2>'),
      ],
      tasks,
    );
    expect(
      lines.map(({ text: words, blockId, nth, taskId }) => [words, blockId, nth ?? taskId]),
    ).toEqual([
      ['Why', 'a', 0],
      ['So', 'a', 1],
      ['Create the organization', 'b', 't1'],
      ['After', 'd', 0],
    ]);
    expect(lines.map((line) => indentOf(lines, line))).toEqual([0, 1, 1, 0]);
  });

  test('indents nothing where there are tasks alone', () => {
    const lines = contentsOf([task('b', 't1')], tasks);
    expect(lines.map((line) => indentOf(lines, line))).toEqual([0]);
  });
});

describe('when a task is due', () => {
  const of = (
    planKind: 'blueprint' | 'process',
    dueInDays: number | null,
    dueDate: string | null,
    status: TaskRow['status'] = 'TODO',
    turnBecause: TaskRow['turnBecause'] = 'assigned',
    plannedOn: string | null = null,
  ) =>
    dueWords(
      textsNow(),
      { planKind, dueInDays, dueDate, plannedOn, status, turnBecause },
      '2026-11-21',
    );

  test('is planned and never late as long as nothing is due', () =>
    expect(of('process', 14, null, 'TODO', 'notStarted', '2026-11-20')).toEqual({
      text: 'planned for 20.11.2026',
      late: false,
    }));

  test('is days in a blueprint and a date in a process', () => {
    expect([
      of('blueprint', 14, null)?.text,
      of('blueprint', 1, null)?.text,
      of('blueprint', null, null),
    ]).toEqual(['14 days', '1 day', null]);
    expect([of('process', 14, '2026-11-24')?.text, of('process', 14, null)]).toEqual([
      '24.11.2026',
      null,
    ]);
  });

  test('is late only once the day is over, its module has started, and the task is not done', () => {
    expect([
      of('process', null, '2026-11-20')?.late,
      of('process', null, '2026-11-21')?.late,
      of('process', null, '2026-11-20', 'DONE')?.late,
      of('process', null, '2026-11-20', 'TODO', 'notStarted')?.late,
    ]).toEqual([true, false, false, false]);
  });
});

test('a module takes the steps that the spec gives it, and weighty ones are asked about', () => {
  const steps = Object.entries(statusSteps).map(([from, to]) => [
    from,
    to.map((step) => `${step.to}${step.confirm === null ? '' : '?'}`),
  ]);
  expect(steps).toEqual([
    ['PENDING', ['ACTIVE']],
    ['ACTIVE', ['PAUSED', 'DONE?']],
    ['PAUSED', ['ACTIVE']],
    ['DONE', ['ACTIVE?']],
  ]);
});

describe('neighbours', () => {
  const module = (id: string, milestoneWeight: number, weight: number) =>
    ({ id, milestoneWeight, weight }) as ModuleRow;
  const modules = [module('c', 2, 1), module('b', 1, 2), module('a', 1, 1)];

  test('follow the milestones, and end at both ends', () => {
    expect(neighbours(modules, 'b')).toMatchObject({ previous: { id: 'a' }, next: { id: 'c' } });
    expect(neighbours(modules, 'a').previous).toBeUndefined();
    expect(neighbours(modules, 'gone')).toEqual({ previous: undefined, next: undefined });
  });

  test('have an address, down to a task', () => {
    expect(moduleAddress('p', 'm', 'context', 't')).toBe('/module/p/m/context#t');
  });
});
