import { expect, test } from 'vitest';
import { whereTheyGo } from './whereTheyGo.ts';

const named = (id: string, name = id, mark = 0) => ({ id, name, mark });
const module = (milestoneId: string, title: string) => ({ milestoneId, title });

test('by id, else by name in whatever case, else into a new one; a milestone that nothing comes into is not told', () => {
  const there = [named('s', 'Start', 2), named('l', 'Go live', 0)];
  const milestones = [
    named('s', 'Begin'),
    named('x', ' GO live'),
    named('y', 'Archive'),
    named('z', 'Empty'),
  ];
  const modules = [
    module('s', 'One'),
    module('x', 'Two'),
    module('y', 'Three'),
    module('s', 'Four'),
  ];
  expect(whereTheyGo(there, milestones, modules)).toEqual([
    { id: 's', name: 'Start', made: false, mark: 2, titles: ['One', 'Four'] },
    { id: 'l', name: 'Go live', made: false, mark: 0, titles: ['Two'] },
    { id: 'y', name: 'Archive', made: true, mark: 4, titles: ['Three'] },
  ]);
});

test('two of a sub-process that are one of the process are told together', () => {
  const milestones = [named('l', 'Live'), named('x', 'Go live')];
  expect(
    whereTheyGo([named('l', 'Go live')], milestones, [module('l', 'One'), module('x', 'Two')]),
  ).toEqual([{ id: 'l', name: 'Go live', made: false, mark: 0, titles: ['One', 'Two'] }]);
});
