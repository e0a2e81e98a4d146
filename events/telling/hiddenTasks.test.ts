import { expect, test } from 'vitest';
import {
  copied,
  milestone,
  module,
  placeholder,
  processCreated,
  task,
} from '../plan/testing/samples.ts';
import { evolveProcess, noProcess, type ProcessEvent } from '../process.ts';
import { tellEvent } from './tellEvent.ts';

/**
 * All stand in a module that the client sees; `secret` is the team's alone, `other` hidden for now.
 */
const begun = [
  processCreated,
  copied({
    milestones: [milestone('s', 1)],
    placeholders: [placeholder('p::it')],
    modules: [
      module('m', { milestoneId: 's' }, [
        { task: task('shown', { assignee: 'p::it' }), weight: 1 },
        { task: task('secret', { assignee: 'p::it', seenBy: 'team' }), weight: 2 },
        { task: task('other', { seenBy: 'hidden' }), weight: 3 },
        { task: task('last'), weight: 4 },
      ]),
    ],
  }),
].reduce(evolveProcess, noProcess);

function toldBy(event: ProcessEvent) {
  const told = tellEvent(event, { before: begun, after: evolveProcess(begun, event) });
  if (told === null) throw new Error('nothing is told');
  return told;
}
/** All that a client may read of it. */
const toClient = (event: ProcessEvent) => {
  const { audience, forClient, asides, ...told } = toldBy(event);
  return JSON.stringify([
    ...(forClient === null && audience === 'EXTERN' ? [told] : [forClient]),
    ...asides.filter((aside) => aside.audience === 'EXTERN'),
  ]);
};
const secret = { taskId: 'secret', moduleId: 'm' };
const HIDDEN = /secret|other/;

test.each<[string, ProcessEvent]>([
  [
    'is renamed',
    { type: 'TaskHeadlineSet', data: { ...secret, from: 'Task secret', to: 'secret too' } },
  ],
  [
    'is taken away',
    { type: 'TaskRemoved', data: { ...secret, blockId: 'b-secret', headline: 'secret' } },
  ],
  [
    'is hidden otherwise',
    { type: 'TaskSeenBySet', data: { ...secret, from: 'team', to: 'hidden' } },
  ],
  ['is shown', { type: 'TaskSeenBySet', data: { ...secret, from: 'team', to: 'module' } }],
])('a client is told nothing where a task of the team alone %s', (_, event) =>
  expect(toClient(event)).toBe('[null]'),
);

test('that a task is hidden is told to the team alone', () => {
  const { audience, forClient } = toldBy({
    type: 'TaskSeenBySet',
    data: { taskId: 'shown', moduleId: 'm', from: 'module', to: 'hidden' },
  });
  expect([audience, forClient]).toEqual(['INTERN', null]);
});

test('a module that starts names none of its tasks to the client, who reads it at those that they see', () => {
  const due = ['shown', 'secret'].map((taskId) => ({ taskId, from: null, to: '2026-12-05' }));
  const told = toClient({
    type: 'ModuleStatusSet',
    data: { moduleId: 'm', from: 'PENDING', to: 'ACTIVE', on: '2026-12-01', completed: [], due },
  });
  expect(told).not.toMatch(HIDDEN);
  expect(JSON.parse(told)).toMatchObject([
    { changes: [{ field: { key: 'field.status' } }] },
    { subject: 'shown' },
  ]);
});

test('a new order is told to the client where what they see moved, and names nothing', () => {
  const reorder = (weights: Readonly<Record<string, number>>) =>
    toClient({ type: 'BlockWeightsSet', data: { moduleId: 'm', weights: { ...weights } } });
  expect(reorder({ 'of-secret': 4 })).toBe('[null]');
  // Two of them are seen, and one comes behind the other.
  const told = reorder({ 'of-shown': 5 });
  expect(told).not.toMatch(HIDDEN);
  expect(told).not.toMatch(/Headline/);
  expect(JSON.parse(told)).toMatchObject([
    { sentence: { key: 'did.contentReordered' }, changes: [] },
  ]);
});

test('a person who stands in for a placeholder is told at the tasks that the client sees', () => {
  const told = toClient({
    type: 'PlaceholderRolledOut',
    data: { placeholderId: 'p::it', from: null, to: 'hanna', taskIds: ['shown', 'secret'] },
  });
  expect(told).not.toMatch(HIDDEN);
  expect(told).toMatch(/"subject":"shown"/);
});

test('of a module that comes with hidden tasks the client reads no number', () => {
  const { asides } = tellEvent(
    copied({
      modules: [module('n', {}, [{ task: task('secret', { seenBy: 'hidden' }), weight: 1 }])],
    }),
    { before: begun, after: begun },
  )!;
  expect(asides.find(({ subject }) => subject === 'n')?.changes).toHaveLength(1);
});
