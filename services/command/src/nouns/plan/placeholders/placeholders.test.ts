import type { BlueprintEvent, ProcessEvent } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import {
  blueprintOf,
  copied,
  inBlueprint,
  module,
  placeholder,
  processOf,
  task,
} from '../testing/samples.ts';
import type { PeopleOfProcess } from '../persons.ts';
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
  test.each(['IT lead', 'it LEAD', 'Ämter', 'A\u0308MTER'])(
    'has no name that another has: "%s"',
    (name) => {
      const two = blueprintOf(added, {
        type: 'PlaceholderAdded',
        data: { ...placeholder('p::office'), name: 'Ämter' },
      });
      two
        .when(decide.addPlaceholder, {
          ...inBlueprint,
          placeholderId: 'p::new',
          name,
          description: '',
        })
        .refused('conflict', 'placeholder-exists', 'name');
      const other = name.toLowerCase() === 'it lead' ? 'p::office' : 'p::it';
      two
        .when(decide.changePlaceholder, {
          ...inBlueprint,
          placeholderId: other,
          name,
          description: '',
        })
        .refused('conflict', 'placeholder-exists', 'name');
    },
  );
  test('may change the case of its own name, and keep one that it shares since earlier', () => {
    const shared = blueprintOf(added, { type: 'PlaceholderAdded', data: placeholder('p::too') });
    const from = { name: 'IT lead', description: '' };
    for (const [history, to] of [
      [blueprintOf(added), { name: 'IT Lead', description: '' }],
      [shared, { name: 'IT lead', description: 'Now described' }],
    ] as const)
      history
        .when(decide.changePlaceholder, { ...it, ...to })
        .then({ type: 'PlaceholderChanged', data: { placeholderId: 'p::it', from, to } });
  });
  test('is deleted when nobody waits for it', () => {
    blueprintOf(added)
      .when(decide.deletePlaceholder, it)
      .then({ type: 'PlaceholderRemoved', data: { placeholderId: 'p::it', name: 'IT lead' } });
    blueprintOf()
      .when(decide.deletePlaceholder, it)
      .refused('notFound', 'placeholder-not-found', 'placeholderId');
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
      copied({
        placeholders: [placeholder('p::it')],
        modules: [module('m', { participants: ['p::it'] })],
      }),
    ],
    ['somebody matched', copied({ placeholders: [placeholder('p::it', 'anna')] })],
  ])('is not deleted while it is %s', (_what, event) => {
    blueprintOf(event)
      .when(decide.deletePlaceholder, it)
      .refused('conflict', 'placeholder-in-use', 'placeholderId');
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
  const people: PeopleOfProcess = {
    workspace: {
      members: new Map([['olga', 'OWNER']]),
      invitations: new Map(),
      roles: new Map([
        ['r::it', { roleId: 'r::it', name: 'IT', internExtern: 'INTERN', defaultAccountId: null }],
        [
          'r::legal',
          { roleId: 'r::legal', name: 'Legal', internExtern: 'EXTERN', defaultAccountId: null },
        ],
      ]),
    },
    client: { users: new Set(['anna', 'ben']), invitations: new Map() },
  };
  const to = (to: string) => ({ processId: 'p', placeholderId: 'p::it', to });
  const toAnna: ProcessEvent = {
    type: 'PlaceholderRolledOut',
    data: { placeholderId: 'p::it', from: null, to: 'anna', taskIds: ['a'] },
  };

  test('gives every task that it stood for to the person; whoever it followed as is named once', () => {
    processOf(there).when(decide.rollOutPlaceholder, to('anna'), people).then(toAnna);
    const { plan } = processOf(there).when(decide.rollOutPlaceholder, to('anna'), people).after();
    expect(
      [...plan.tasks.values()].map((t) => [t.assignee, t.assignedThrough, t.followers]),
    ).toEqual([
      ['anna', 'p::it', []],
      [null, null, ['anna']],
      ['olga', null, []],
    ]);
    expect(plan.modules.get('m')?.participants).toEqual(['anna', 'olga']);
    expect(plan.placeholders.get('p::it')?.matchedTo).toBe('anna');
  });
  test('again takes along what came through it, but not what was given on by hand', () => {
    processOf(there, toAnna)
      .when(decide.rollOutPlaceholder, to('ben'), people)
      .then({
        type: 'PlaceholderRolledOut',
        data: { placeholderId: 'p::it', from: 'anna', to: 'ben', taskIds: ['a'] },
      });
    processOf(there, toAnna, {
      type: 'TaskAssigneeSet',
      data: { taskId: 'a', moduleId: 'm', from: 'anna', to: 'olga' },
    })
      .when(decide.rollOutPlaceholder, to('ben'), people)
      .then({
        type: 'PlaceholderRolledOut',
        data: { placeholderId: 'p::it', from: 'anna', to: 'ben', taskIds: [] },
      });
  });
  test('to the same person changes nothing, unless it was named anew since', () => {
    processOf(there, toAnna).when(decide.rollOutPlaceholder, to('anna'), people).nothing();
    processOf(there, toAnna, {
      type: 'TaskAssigneeSet',
      data: { taskId: 'c', moduleId: 'm', from: 'olga', to: 'p::it' },
    })
      .when(decide.rollOutPlaceholder, to('anna'), people)
      .then({
        type: 'PlaceholderRolledOut',
        data: { placeholderId: 'p::it', from: 'anna', to: 'anna', taskIds: ['a', 'c'] },
      });
  });
  test('is refused', () => {
    processOf(there)
      .when(decide.rollOutPlaceholder, to('eve'), people)
      .refused('invalid', 'person-unknown', 'to');
    processOf()
      .when(decide.rollOutPlaceholder, to('anna'), people)
      .refused('notFound', 'placeholder-not-found', 'placeholderId');
  });
  test.each([
    ['r::it', 'anna', 'role-is-internal'],
    ['r::legal', 'olga', 'role-is-external'],
    ['r::it', 'eve', 'person-unknown'],
  ])('of the role %s to %s is refused', (role, account, code) =>
    processOf(copied({ placeholders: [placeholder(role)] }))
      .when(decide.rollOutPlaceholder, { ...to(account), placeholderId: role }, people)
      .refused('invalid', code, 'to'),
  );
  test.each([
    ['r::it', 'olga'],
    ['r::legal', 'anna'],
    ['r::gone', 'olga'],
    ['r::gone', 'anna'],
  ])('of the role %s to %s', (role, account) =>
    expect(
      processOf(copied({ placeholders: [placeholder(role)] }))
        .when(decide.rollOutPlaceholder, { ...to(account), placeholderId: role }, people)
        .after()
        .plan.placeholders.get(role)?.matchedTo,
    ).toBe(account),
  );
});
