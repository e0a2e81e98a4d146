import { describe, expect, test } from 'vitest';
import type { PeopleOfProcess } from '../persons.ts';
import {
  blueprintOf,
  copied,
  module,
  noProcessYet,
  placeholder,
  processOf,
  projectOf,
  task,
  withTasks,
} from '../testing/samples.ts';
import { leaveWork } from './leaveWork.ts';

/** Dana is the team, Anna the client's; Omar has left, Pia is invited to the client. */
const people: PeopleOfProcess = {
  workspace: { members: new Map([['dana', 'OWNER']]), invitations: new Map(), roles: new Map() },
  client: {
    users: new Set(['anna']),
    invitations: new Map([['pia', { state: 'pending' }]]) as never,
  },
};
const omar = { from: 'omar' };
const inM = (taskId: string) => ({ taskId, moduleId: 'm' });

describe('what somebody had who has left', () => {
  test('is nobody’s: open tasks, what they followed, took part in and answered for; what they have done stays theirs', () =>
    processOf(
      copied({
        modules: [
          module('m', { participants: ['omar', 'anna'] }, [
            { task: task('t', { assignee: 'omar' }), weight: 1 },
            { task: task('d', { assignee: 'omar', status: 'DONE' }), weight: 2 },
            { task: task('f', { followers: ['omar', 'dana'] }), weight: 3 },
          ]),
        ],
      }),
      { type: 'ProcessOwnerSet', data: { processId: 'p', from: null, to: 'omar' } },
      { type: 'PlanFollowersSet', data: { from: [], to: ['omar'] } },
    )
      .when(leaveWork, omar, people)
      .then(
        { type: 'TaskAssigneeSet', data: { ...inM('t'), from: 'omar', to: null } },
        { type: 'TaskFollowersSet', data: { ...inM('f'), from: ['omar', 'dana'], to: ['dana'] } },
        {
          type: 'ModuleParticipantsSet',
          data: { moduleId: 'm', from: ['omar', 'anna'], to: ['anna'] },
        },
        { type: 'PlanFollowersSet', data: { from: ['omar'], to: [] } },
        { type: 'ProcessOwnerSet', data: { processId: 'p', from: 'omar', to: null } },
      ));

  test('as a placeholder waits for somebody again, with the open tasks that came by it', () => {
    const through = { assignee: 'omar', assignedThrough: 'p::it' };
    const there = processOf(
      withTasks(
        task('t', through),
        task('d', { ...through, status: 'DONE' }),
        task('other', { assignee: 'omar', assignedThrough: 'p::annas' }),
      ),
      { type: 'PlaceholderAdded', data: placeholder('p::it', 'omar') },
      { type: 'PlaceholderAdded', data: placeholder('p::annas', 'anna') },
    );
    there
      .when(leaveWork, omar, people)
      .then(
        { type: 'TaskAssigneeSet', data: { ...inM('t'), from: 'omar', to: 'p::it' } },
        { type: 'PlaceholderOpened', data: { placeholderId: 'p::it', from: 'omar' } },
        { type: 'TaskAssigneeSet', data: { ...inM('other'), from: 'omar', to: null } },
      );
    const { plan } = there.when(leaveWork, omar, people).after();
    expect([...plan.placeholders.values()].map((p) => [p.placeholderId, p.matchedTo])).toEqual([
      ['p::it', null],
      ['p::annas', 'anna'],
    ]);
    expect([...plan.tasks.values()].map((t) => [t.assignee, t.assignedThrough])).toEqual([
      ['p::it', null],
      ['omar', 'p::it'],
      [null, null],
    ]);
  });

  test('in a blueprint and on a board too', () => {
    for (const there of [
      blueprintOf(withTasks(task('t', { assignee: 'omar' }))),
      projectOf(withTasks(task('t', { assignee: 'omar' }))),
    ])
      expect(leaveWork(there.state, omar, people)).toEqual([
        { type: 'TaskAssigneeSet', data: { ...inM('t'), from: 'omar', to: null } },
      ]);
  });
});

describe('nothing becomes', () => {
  test.each(['dana', 'anna', 'pia'])('of what %s has, who is there or asked to be', (from) =>
    processOf(withTasks(task('t', { assignee: from })))
      .when(leaveWork, { from }, people)
      .nothing(),
  );
  test('of what was handed over before', () =>
    processOf(withTasks(task('t', { assignee: 'anna' })))
      .when(leaveWork, omar, people)
      .nothing());
  test('of a process that is not there: once it is, it is asked again', () => {
    noProcessYet.when(leaveWork, omar, people).nothing();
    processOf(withTasks(task('t', { assignee: 'omar' })), {
      type: 'ProcessDeleted',
      data: { processId: 'p', name: 'Onboarding' },
    })
      .when(leaveWork, omar, people)
      .nothing();
  });
});
