import type { PlanEvent, ProcessEvent, Role } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import type { PeopleOfProcess } from '../persons.ts';
import {
  blueprintOf,
  copied,
  module,
  placeholder,
  processOf,
  projectOf,
  task,
  withTasks,
} from '../testing/samples.ts';
import { handOverWork } from './handOverWork.ts';

const role = (roleId: string, internExtern: Role['internExtern']): [string, Role] => [
  roleId,
  { roleId, name: roleId, internExtern, defaultAccountId: null },
];
/** Dana and Mikkel are the team, Anna and Ben the client's; Omar belongs nowhere any more. */
const people: PeopleOfProcess = {
  workspace: {
    members: new Map([
      ['dana', 'OWNER'],
      ['mikkel', 'ADMIN'],
    ]),
    invitations: new Map(),
    roles: new Map([role('r::lead', 'INTERN'), role('r::it', 'EXTERN')]),
  },
  client: { users: new Set(['anna', 'ben']), invitations: new Map() },
};
const toBen = { from: 'omar', to: 'ben' };
const toNobody = { from: 'omar', to: null };
const place = { taskId: 't', moduleId: 'm' };
const omars = { assignee: 'omar' };

describe('what somebody has becomes another’s, or nobody’s', () => {
  test.each([toBen, toNobody])('their open tasks; what they have done stays theirs: %o', (handed) =>
    processOf(
      withTasks(
        task('t', omars),
        task('d', { ...omars, status: 'DONE' }),
        task('a', { assignee: 'anna' }),
      ),
    )
      .when(handOverWork, handed, people)
      .then({ type: 'TaskAssigneeSet', data: { ...place, ...handed } }),
  );

  test('in a blueprint a role’s becomes another role’s, which is how a role is deleted', () => {
    const { when } = blueprintOf(withTasks(task('t', { assignee: 'r::it', followers: ['r::it'] })));
    // Nobody answers for a blueprint.
    const handed = (...given: Parameters<typeof handOverWork>) =>
      handOverWork(...given) as PlanEvent[];
    when(handed, { from: 'r::it', to: 'r::lead' }, people).then(
      { type: 'TaskAssigneeSet', data: { ...place, from: 'r::it', to: 'r::lead' } },
      { type: 'TaskFollowersSet', data: { ...place, from: ['r::it'], to: ['r::lead'] } },
    );
  });

  test('what they follow and take part in, nobody twice', () => {
    const there = processOf(
      copied({
        modules: [
          module('m', { participants: ['anna', 'omar', 'ben'] }, [
            { task: task('t', { followers: ['omar'] }), weight: 1 },
          ]),
        ],
      }),
      { type: 'PlanFollowersSet', data: { from: [], to: ['omar', 'dana'] } },
    );
    const from = {
      followers: ['omar'],
      participants: ['anna', 'omar', 'ben'],
      whole: ['omar', 'dana'],
    };
    const became = (
      followers: string[],
      participants: string[],
      whole: string[],
    ): ProcessEvent[] => [
      { type: 'TaskFollowersSet', data: { ...place, from: from.followers, to: followers } },
      {
        type: 'ModuleParticipantsSet',
        data: { moduleId: 'm', from: from.participants, to: participants },
      },
      { type: 'PlanFollowersSet', data: { from: from.whole, to: whole } },
    ];
    there
      .when(handOverWork, toBen, people)
      .then(...became(['ben'], ['anna', 'ben'], ['ben', 'dana']));
    there.when(handOverWork, toNobody, people).then(...became([], ['anna', 'ben'], ['dana']));
  });

  test.each([
    ['mikkel', 'mikkel'],
    ['ben', null],
    [null, null],
  ])('the answering for a process, of the team alone: to %s it is with %s', (to, owner) =>
    processOf({ type: 'ProcessOwnerSet', data: { processId: 'p', from: null, to: 'omar' } })
      .when(handOverWork, { from: 'omar', to }, people)
      .then({ type: 'ProcessOwnerSet', data: { processId: 'p', from: 'omar', to: owner } }),
  );

  describe('whom they stand for', () => {
    const through = { ...omars, assignedThrough: 'p::it' };
    const matched = (id: string) =>
      processOf(
        withTasks(
          task('t', { ...through, assignedThrough: id }),
          task('d', { ...through, assignedThrough: id, status: 'DONE' }),
          task('u', omars),
        ),
        { type: 'PlaceholderAdded', data: placeholder(id, 'omar') },
      );
    test('goes along with the open tasks that came by it', () =>
      matched('p::it')
        .when(handOverWork, toBen, people)
        .then(
          {
            type: 'PlaceholderRolledOut',
            data: { placeholderId: 'p::it', ...toBen, taskIds: ['t'] },
          },
          { type: 'TaskAssigneeSet', data: { taskId: 'u', moduleId: 'm', ...toBen } },
        ));
    test.each([
      ['r::lead', toBen],
      ['r::it', { from: 'omar', to: 'dana' }],
      ['p::it', { from: 'omar', to: 'p::it' }],
    ])('is open again where nobody new may stand for it, and the tasks go: %s %o', (id, handed) => {
      const { plan } = matched(id).when(handOverWork, handed, people).after();
      expect(plan.placeholders.get(id)?.matchedTo).toBeNull();
      expect(['t', 'd', 'u'].map((taskId) => plan.tasks.get(taskId)?.assignee)).toEqual([
        handed.to,
        'omar',
        handed.to,
      ]);
    });
    test('waits for whoever comes, with the open tasks that came by it, where the work goes to nobody', () => {
      const of = (taskId: string, to: string | null) => ({
        type: 'TaskAssigneeSet' as const,
        data: { taskId, moduleId: 'm', from: 'omar', to },
      });
      const there = matched('p::it').when(handOverWork, toNobody, people);
      there.then(
        of('t', 'p::it'),
        { type: 'PlaceholderOpened', data: { placeholderId: 'p::it', from: 'omar' } },
        of('u', null),
      );
      const { plan } = there.after();
      expect(plan.placeholders.get('p::it')?.matchedTo).toBeNull();
      expect(['t', 'd', 'u'].map((taskId) => plan.tasks.get(taskId)?.assignee)).toEqual([
        'p::it',
        'omar',
        null,
      ]);
    });
  });

  test('of a placeholder all that it has, before it goes', () =>
    processOf(withTasks(task('t', { assignee: 'p::it', followers: ['p::it'], status: 'DONE' })), {
      type: 'PlaceholderAdded',
      data: placeholder('p::it'),
    })
      .when(handOverWork, { from: 'p::it', to: 'anna' }, people)
      .then(
        { type: 'TaskAssigneeSet', data: { ...place, from: 'p::it', to: 'anna' } },
        { type: 'TaskFollowersSet', data: { ...place, from: ['p::it'], to: ['anna'] } },
      ));

  test('in a blueprint, where a role may have it, and on a board', () => {
    for (const [{ state }, to] of [
      [blueprintOf(withTasks(task('t', omars))), 'r::lead'],
      [projectOf(withTasks(task('t', omars))), 'ben'],
    ] as const)
      expect(handOverWork(state, { from: 'omar', to }, people)).toEqual([
        { type: 'TaskAssigneeSet', data: { ...place, from: 'omar', to } },
      ]);
  });

  test('nothing where they have nothing, or are who takes it', () => {
    const there = processOf(withTasks(task('t', { assignee: 'anna' })));
    there.when(handOverWork, toBen, people).nothing();
    there.when(handOverWork, { from: 'anna', to: 'anna' }, people).nothing();
  });

  test('never to somebody whom the plan does not know', () => {
    const there = processOf(withTasks(task('t', omars)));
    for (const to of ['omar-too', 'r::lead', 'p::none'])
      there
        .when(handOverWork, { from: 'omar', to }, people)
        .refused('invalid', 'person-unknown', 'to');
    processOf({ type: 'ProcessDeleted', data: { processId: 'p', name: 'Onboarding' } })
      .when(handOverWork, toBen, people)
      .refused('notFound', 'execution-not-found');
  });
});
