import { expect, test } from 'vitest';
import { definitionIn, nouns } from '../nouns.ts';
import type { ProjectEvent } from '../project.ts';
import { jobBoard } from '../jobs.ts';
import { inWords } from './inWords.ts';
import { tellEvent } from './tellEvent.ts';

const { initial, evolve } = nouns.project;
const on = { on: '2026-11-21', completed: [], due: [] };
const content = { type: 'simple', action: null } as const;
const story: ProjectEvent[] = [
  { type: 'ProjectAdded', data: { projectId: 'j', clientId: 'c', name: 'Billing' } },
  {
    type: 'ModuleAdded',
    data: { moduleId: 'a', milestoneId: jobBoard, title: 'Training', weight: 0 },
  },
  { type: 'ModuleTitleSet', data: { moduleId: 'a', from: 'Training', to: 'Finance training' } },
  {
    type: 'TaskAdded',
    data: {
      task: { taskId: 't', moduleId: 'a', blockId: 'b', headline: 'Book a room', content },
      weight: 1,
    },
  },
  { type: 'ModuleStatusSet', data: { moduleId: 'a', from: 'PENDING', to: 'ACTIVE', ...on } },
  { type: 'TaskActiveSet', data: { taskId: 't', moduleId: 'a', from: true, to: false } },
  { type: 'ModuleStatusSet', data: { moduleId: 'a', from: 'ACTIVE', to: 'DONE', ...on } },
  { type: 'ModuleStatusSet', data: { moduleId: 'a', from: 'DONE', to: 'PENDING', ...on } },
  { type: 'ModuleRemoved', data: { moduleId: 'a', title: 'Finance training' } },
];

test('a task that moves is told of between jobs', () => {
  const moved: ProjectEvent = {
    type: 'TaskMoved',
    data: { taskId: 't', blockId: 'b', from: 'a', moduleId: 'z', weight: 1 },
  };
  const before = story.slice(0, 4).reduce(evolve, initial);
  const { sentence, changes } = inWords(
    tellEvent(moved, { before, after: evolve(before, moved) })!,
    'en',
  );
  expect([sentence, changes[0]?.field]).toEqual(['moved Book a room to another job', 'Job']);
});

test('what happens on a project’s board is told of jobs, in both languages', () => {
  let state = initial;
  const told = story.map((event) => {
    const before = state;
    state = evolve(state, event);
    const words = tellEvent(event, { before, after: state })!;
    return [inWords(words, 'en').sentence, inWords(words, 'de').sentence, words.audience];
  });
  expect(told).toEqual([
    ['added the project Billing', 'hat das Projekt „Billing“ hinzugefügt', 'INTERN'],
    ['added the job Training', 'hat den Vorgang „Training“ hinzugefügt', 'EXTERN'],
    ['renamed the job Finance training', 'hat den Vorgang „Finance training“ umbenannt', 'EXTERN'],
    ['added Book a room', 'hat „Book a room“ hinzugefügt', 'EXTERN'],
    ['started the job Finance training', 'hat den Vorgang „Finance training“ begonnen', 'EXTERN'],
    ['left out Book a room for now', 'hat „Book a room“ vorerst ausgelassen', 'EXTERN'],
    [
      'finished the job Finance training',
      'hat den Vorgang „Finance training“ abgeschlossen',
      'EXTERN',
    ],
    [
      'set the job Finance training aside',
      'hat den Vorgang „Finance training“ zurückgestellt',
      'EXTERN',
    ],
    ['deleted the job Finance training', 'hat den Vorgang „Finance training“ gelöscht', 'EXTERN'],
  ]);
});

test('and what went with it says that it went with the job', () => {
  const before = story.slice(0, 4).reduce(evolve, initial);
  const removal = story.at(-1)!;
  const words = tellEvent(removal, { before, after: evolve(before, removal) })!;
  expect(words.asides.map((aside) => inWords(aside, 'en').cause)).toEqual([
    'the job Finance training was deleted',
  ]);
  expect(definitionIn('project', 'ModuleRemoved')?.removes?.(removal.data as never)).toEqual({
    ...{ kind: 'module', id: 'a', name: 'Finance training' },
  });
});
