import type { MilestoneRow, ModuleRow, TaskRow } from '@waymark/api';
import { expect, it } from 'vitest';
import { lastWeight, outlineOf, tasksByModule } from './outline.ts';

const milestone = (id: string, weight: number) => ({ id, name: id, weight }) as MilestoneRow;
const module = (id: string, milestoneId: string, weight: number) =>
  ({ id, title: id, milestoneId, weight }) as ModuleRow;

it('orders milestones and modules by weight, ties by arrival', () => {
  const outline = outlineOf(
    [milestone('late', 2), milestone('early', 1)],
    [
      module('b', 'early', 2),
      module('new', 'early', -1),
      module('a', 'early', 1),
      module('c', 'early', 2),
      module('x', 'late', 1),
    ],
  );
  expect(outline.map(({ id, cards }) => [id, cards.map((card) => card.id)])).toEqual([
    ['early', ['new', 'a', 'b', 'c']],
    ['late', ['x']],
  ]);
});

it('keeps a milestone without modules, and leaves out modules of a milestone that is gone', () => {
  expect(outlineOf([milestone('empty', 1)], [module('orphan', 'gone', 1)])).toEqual([
    { id: 'empty', name: 'empty', weight: 1, cards: [] },
  ]);
});

it('knows the weight after which a milestone comes last', () => {
  expect(lastWeight([])).toBe(0);
  expect(lastWeight([{ weight: 3 }, { weight: 7 }, { weight: 1 }])).toBe(7);
});

it('gathers tasks by module in reading order', () => {
  const task = (id: string, moduleId: string, place: number) =>
    ({ id, moduleId, place }) as TaskRow;
  const byModule = tasksByModule([task('t3', 'm', 3), task('t1', 'm', 1), task('t2', 'n', 2)]);
  expect(byModule.get('m')?.map(({ id }) => id)).toEqual(['t1', 't3']);
  expect(byModule.get('n')?.map(({ id }) => id)).toEqual(['t2']);
});
