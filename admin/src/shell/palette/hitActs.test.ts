import type {
  ClientRow,
  ExecutionRow,
  ModuleRow,
  PersonRow,
  ProjectRow,
  TaskRow,
} from '@waymark/api';
import { expect, test } from 'vitest';
import { hitActs } from './hitActs.ts';
import type { RankedSubject } from './rank.ts';

const task = (planKind: TaskRow['planKind']) => ({
  task: { planKind, planId: 'p', moduleId: 'm', id: 't' } as TaskRow,
});
const execution = (change: Partial<ExecutionRow>) => ({
  execution: {
    id: 'e',
    projectId: 'pr',
    turnTask: 't',
    turnModule: 'm',
    turnWho: 'dana',
    ...change,
  } as ExecutionRow,
});
const module = (planKind: ModuleRow['planKind']) => ({
  module: { planKind, planId: 'p', id: 'm' } as ModuleRow,
});

test.each<[RankedSubject, readonly (readonly [string, string])[]]>([
  [
    task('process'),
    [
      ['palette.toTalk', '/module/p/m/tasks?panel=talk#t'],
      ['palette.toModule', '/module/p/m/tasks'],
    ],
  ],
  [task('blueprint'), [['palette.toModule', '/module/p/m/tasks']]],
  [task('project'), []],
  [
    execution({ turn: 'seller', turnBecause: 'asked' }),
    [
      ['hub.answer', '/module/e/m/tasks?panel=talk#t'],
      ['executions.openBoard', '/project/pr'],
      ['words.activity', '/project/pr/e/activity'],
    ],
  ],
  [
    execution({ turn: 'seller', turnWho: null }),
    [
      ['executions.openBoard', '/project/pr'],
      ['words.activity', '/project/pr/e/activity'],
    ],
  ],
  [module('process'), [['palette.toTasks', '/module/p/m/tasks']]],
  [module('project'), []],
  [
    { project: { id: 'pr', clientId: 'c' } as ProjectRow },
    [
      ['palette.allOfClient', '/?filter=%7B%22clientId%22%3A%22c%22%7D'],
      ['words.activity', '/project/pr/activity'],
    ],
  ],
  [
    { client: { id: 'c' } as ClientRow },
    [
      [
        'palette.waitsForUs',
        '/?filter=%7B%22clientId%22%3A%22c%22%2C%22turn%22%3A%5B%22seller%22%5D%7D',
      ],
      ['palette.toClient', '/settings/clients/c'],
      ['words.activity', '/settings/clients/c/activity'],
    ],
  ],
  [
    { person: { id: 'dana' } as PersonRow },
    [['palette.theirTasks', '/tasks?filter=%7B%22assignee%22%3A%5B%22dana%22%5D%7D']],
  ],
])('%j', (about, acts) => expect(hitActs(about).map(({ word, to }) => [word, to])).toEqual(acts));
