// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { touchedBy } from './live.ts';

const keys = [
  'me',
  'people w',
  'messages w p1 t',
  'conversations w p1',
  'tasks w p1',
  'blocks w p1 m',
  'tasks w p2',
  'executions w',
];

it.each([
  [['people'], ['people w']],
  [
    ['plan:p1'],
    ['messages w p1 t', 'conversations w p1', 'tasks w p1', 'blocks w p1 m', 'executions w'],
  ],
  [['plan:p3'], ['executions w']],
  [
    ['talk:p1', 'inbox'],
    ['messages w p1 t', 'conversations w p1'],
  ],
  [['roles'], []],
  [
    ['people', 'plan:p2'],
    ['people w', 'tasks w p2', 'executions w'],
  ],
])('a change of %j touches %j', (topics, touched) => {
  expect(keys.filter(touchedBy(topics))).toEqual(touched);
});
