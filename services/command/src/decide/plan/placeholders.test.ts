import type { BlueprintEvent, ProcessEvent } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { blueprintOf, copied, inBlueprint, module, placeholder, processOf, task } from '../testing/samples.ts';
import * as decide from './placeholders.ts';

const it = { ...inBlueprint, placeholderId: 'p::it' };
const added: BlueprintEvent = { type: 'PlaceholderAdded', data: placeholder('p::it') };

describe('a placeholder', () => {
  test('is added once, with nobody behind it', () => {
    blueprintOf()
      .when(decide.addPlaceholder, { ...it, name: 'IT lead', description: '' })
      .then(added);
    blueprintOf(added)
      .when(decide.addPlaceholder, { ...it, name: 'IT lead', description: '' })
      .refused('conflict', 'placeholder-exists', 'placeholderId');
  });
  test('is changed, when its words differ', () => {
    const from = { name: 'IT lead', description: '' };
    blueprintOf(added)
      .when(decide.changePlaceholder, { ...it, name: 'IT', description: '' })
      .then({
        type: 'PlaceholderChanged',
        data: { placeholderId: 'p::it', from, to: { name: 'IT', description: '' } },
      });
    blueprintOf(added)
      .when(decide.changePlaceholder, { ...it, name: 'IT lead', description: 'D' })
      .then({
        type: 'PlaceholderChanged',
        data: { placeholderId: 'p::it', from, to: { name: 'IT lead', description: 'D' } },
      });
    blueprintOf(added)
      .when(decide.changePlaceholder, { ...it, ...from })
      .nothing();
    blueprintOf()
      .when(decide.changePlaceholder, { ...it, ...from })
      .refused('notFound', 'placeholder-not-found', 'placeholderId');
  });
  test('is deleted when nobody waits for it', () => {
    blueprintOf(added)
      .when(decide.deletePlaceholder, it)
      .then({ type: 'PlaceholderRemoved', data: { placeholderId: 'p::it', name: 'IT lead' } });
    blueprintOf().when(decide.deletePlaceholder, it).refused('notFound', 'placeholder-not-found', 'placeholderId');
  });
  test.each([
    [
      'assignee',
      copied({
        placeholders: [placeholder('p::it')],
        modules: [module('m', {}, [{ task: task('t', { assignee: 'p::it' }), weight: 1 }])],
      }),
    ],
    [
      'follower',
      copied({
        placeholders: [placeholder('p::it')],
        modules: [module('m', {}, [{ task: task('t', { followers: ['p::it'] }), weight: 1 }])],
      }),
    ],
    [
      'participant',
      copied({ placeholders: [placeholder('p::it')], modules: [module('m', { participants: ['p::it'] })] }),
    ],
    ['somebody matched', copied({ placeholders: [placeholder('p::it', 'anna')] })],
  ])('is not deleted while it is %s', (_what, event) => {
    blueprintOf(event).when(decide.deletePlaceholder, it).refused('conflict', 'placeholder-in-use', 'placeholderId');
  });
});

describe('rolling out', () => {
  const tasks = [
    task('a', { assignee: 'p::it' }),
    task('b', { followers: ['p::it', 'anna'] }),
    task('c', { assignee: 'olga' }),
  ];
  const there = copied({
    placeholders: [placeholder('p::it')],
    modules: [
      module(
        'm',
        { participants: ['p::it', 'olga'] },
        tasks.map((each, i) => ({ task: each, weight: i + 1 })),
      ),
    ],
  });
  const known = (id: string) => ['anna', 'ben'].includes(id);
  const to = (to: string) => ({ processId: 'p', placeholderId: 'p::it', to });
  const toAnna: ProcessEvent = {
    type: 'PlaceholderRolledOut',
    data: { placeholderId: 'p::it', from: null, to: 'anna', taskIds: ['a'] },
  };

  test('gives every task that it stood for to the person; whoever it followed as is named once', () => {
    processOf(there).when(decide.rollOutPlaceholder, to('anna'), known).then(toAnna);
    const { plan } = processOf(there).when(decide.rollOutPlaceholder, to('anna'), known).after();
    expect([...plan.tasks.values()].map((t) => [t.assignee, t.assignedThrough, t.followers])).toEqual([
      ['anna', 'p::it', []],
      [null, null, ['anna']],
      ['olga', null, []],
    ]);
    expect(plan.modules.get('m')?.participants).toEqual(['anna', 'olga']);
    expect(plan.placeholders.get('p::it')?.matchedTo).toBe('anna');
  });
  test('again takes along what came through it, but not what was given on by hand', () => {
    processOf(there, toAnna)
      .when(decide.rollOutPlaceholder, to('ben'), known)
      .then({
        type: 'PlaceholderRolledOut',
        data: { placeholderId: 'p::it', from: 'anna', to: 'ben', taskIds: ['a'] },
      });
    processOf(there, toAnna, {
      type: 'TaskAssigneeSet',
      data: { taskId: 'a', moduleId: 'm', from: 'anna', to: 'olga' },
    })
      .when(decide.rollOutPlaceholder, to('ben'), known)
      .then({ type: 'PlaceholderRolledOut', data: { placeholderId: 'p::it', from: 'anna', to: 'ben', taskIds: [] } });
  });
  test('to the same person changes nothing, unless it was named anew since', () => {
    processOf(there, toAnna).when(decide.rollOutPlaceholder, to('anna'), known).nothing();
    processOf(there, toAnna, {
      type: 'TaskAssigneeSet',
      data: { taskId: 'c', moduleId: 'm', from: 'olga', to: 'p::it' },
    })
      .when(decide.rollOutPlaceholder, to('anna'), known)
      .then({
        type: 'PlaceholderRolledOut',
        data: { placeholderId: 'p::it', from: 'anna', to: 'anna', taskIds: ['a', 'c'] },
      });
  });
  test('is refused', () => {
    processOf(there).when(decide.rollOutPlaceholder, to('eve'), known).refused('invalid', 'person-unknown', 'to');
    processOf()
      .when(decide.rollOutPlaceholder, to('anna'), known)
      .refused('notFound', 'placeholder-not-found', 'placeholderId');
  });
});
