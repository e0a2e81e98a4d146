import { plannedDays, type Role, type Variable } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { context, expectRefusal } from '../../../decisions/testing/given.ts';
import {
  blueprintOf,
  copied,
  milestone,
  module,
  placeholder,
  processOf,
  task,
} from '../testing/samples.ts';
import { rolledOut, type Choices } from './rollOut.ts';

const roles = new Map<string, Role>([
  ['r::it', { roleId: 'r::it', name: 'IT', internExtern: 'INTERN', defaultAccountId: 'tim' }],
  [
    'r::legal',
    { roleId: 'r::legal', name: 'Legal', internExtern: 'EXTERN', defaultAccountId: null },
  ],
  [
    'r::unused',
    { roleId: 'r::unused', name: 'Unused', internExtern: 'EXTERN', defaultAccountId: null },
  ],
]);
const variables: Variable[] = [
  { variableId: 'v', name: 'Seats', type: 'NUMBER', value: '5', label: '' },
  {
    variableId: 'constructor',
    name: 'Site',
    type: 'LINK',
    value: 'https://old.example',
    label: 'Old',
  },
];
const blueprint = copied({
  milestones: [milestone('late', 9), milestone('early', 2)],
  modules: [
    module(
      'second',
      { milestoneId: 'early', weight: 3, participants: ['olga', 'p::lead', 'r::it'] },
      [
        {
          task: task('x', {
            assignee: 'p::lead',
            followers: ['p::lead', 'anna', 'r::legal'],
            dueInDays: 14,
            status: 'DONE',
            stuckReason: 'old',
          }),
          weight: 1.1,
        },
        { text: 'intro', weight: 1 },
        { task: task('y', { assignee: 'r::it' }), weight: 5 },
      ],
    ),
    module('first', { milestoneId: 'early', weight: -1, status: 'DONE', startedOn: '2026-01-01' }),
    module('third', { milestoneId: 'late' }, [
      { task: task('z', { assignee: 'p::open', dueInDays: 1 }), weight: 1 },
    ]),
  ],
  placeholders: [placeholder('p::lead'), placeholder('p::open')],
  variables,
});
const { plan } = blueprintOf(blueprint).state;
const choices: Choices = { matching: { 'p::lead': 'anna' }, variables: {} };
const roll = (more: Partial<Choices> = {}, from = plan) =>
  rolledOut(from, roles, { ...choices, ...more }, context().newId);

describe('a rollout', () => {
  const { milestones, modules, placeholders } = roll();
  const [x, y] = modules[1]!.tasks;

  test('keeps milestones and modules in their order, counted from 1', () => {
    expect(milestones.map((m) => [m.milestoneId, m.weight])).toEqual([
      ['early', 1],
      ['late', 2],
    ]);
    expect(modules.map((m) => [m.title, m.milestoneId, m.weight])).toEqual([
      ['Module first', 'early', 1],
      ['Module second', 'early', 2],
      ['Module third', 'late', 1],
    ]);
  });
  test('gives modules, blocks and tasks new ids that fit together', () => {
    for (const { moduleId, blocks, tasks } of modules) {
      expect(moduleId).toMatch(/^new-/);
      expect(
        blocks.flatMap(({ content }) => (content.type === 'task' ? [content.taskId] : [])),
      ).toEqual(tasks.map((t) => t.taskId));
      for (const block of blocks)
        expect([block.moduleId, block.blockId]).toEqual([moduleId, expect.stringMatching(/^new-/)]);
      for (const each of tasks)
        expect([
          each.moduleId,
          each.taskId,
          blocks.some((b) => b.blockId === each.blockId),
        ]).toEqual([moduleId, expect.stringMatching(/^new-/), true]);
    }
    const ids = modules.flatMap((m) => [
      m.moduleId,
      ...m.blocks.map((b) => b.blockId),
      ...m.tasks.map((t) => t.taskId),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  });
  test('keeps the order and words of blocks', () => {
    expect(modules[1]!.blocks.map((b) => [b.weight, b.content.type])).toEqual([
      [1, 'text'],
      [1.1, 'task'],
      [5, 'task'],
    ]);
    expect(modules[1]!.blocks[0]!.content).toEqual({ type: 'text', html: '<p>intro</p>' });
  });
  test('starts nothing', () => {
    expect(modules.map((m) => [m.status, m.startedOn])).toEqual(
      modules.map(() => ['PENDING', null]),
    );
    expect([x!.status, x!.stuckReason]).toEqual(['TODO', null]);
  });
  test('makes nothing due before its module starts: what comes later is planned later', () => {
    expect(
      modules.flatMap((m) => m.tasks.map((t) => [t.dueInDays, t.dueDate, t.dueDateChosen])),
    ).toEqual([
      [14, null, false],
      [null, null, false],
      [1, null, false],
    ]);
    const { plan } = processOf(
      copied({ milestones: [...milestones], modules: [...modules] }),
    ).state;
    const planned = plannedDays(plan, { start: '2026-11-01', end: '2026-11-30' });
    expect(planned.tasks.get(modules[2]!.tasks[0]!.taskId)).toBe('2026-11-30');
    expect(modules.map(({ moduleId }) => planned.modules.get(moduleId)?.to)).toEqual([
      '2026-11-02',
      '2026-11-27',
      '2026-11-30',
    ]);
  });
  test('matches people everywhere, nobody twice, and remembers through whom', () => {
    expect([x!.assignee, x!.assignedThrough, x!.followers]).toEqual([
      'anna',
      'p::lead',
      ['anna', 'r::legal'],
    ]);
    expect([y!.assignee, y!.assignedThrough]).toEqual(['tim', 'r::it']);
    expect([modules[2]!.tasks[0]!.assignee, modules[2]!.tasks[0]!.assignedThrough]).toEqual([
      'p::open',
      null,
    ]);
    expect(modules[1]!.participants).toEqual(['olga', 'anna', 'tim']);
  });
  test('brings placeholders, and the roles that it used as placeholders, with who was matched', () => {
    expect(placeholders).toEqual(
      [
        placeholder('p::lead', 'anna'),
        placeholder('p::open'),
        { placeholderId: 'r::legal', name: 'Legal', description: '', matchedTo: null },
        { placeholderId: 'r::it', name: 'IT', description: '', matchedTo: 'tim' },
      ].map((each) => expect.objectContaining(each)),
    );
  });
  test('matches a role to whoever was chosen rather than to its default', () => {
    expect(roll({ matching: { 'r::it': 'olga' } }).modules[1]!.tasks[1]!.assignee).toBe('olga');
  });
  test('lets a role that was deleted since wait for somebody', () => {
    const { plan } = blueprintOf(
      copied({
        modules: [module('m', {}, [{ task: task('t', { assignee: 'r::gone' }), weight: 1 }])],
      }),
    ).state;
    expect(roll({ matching: {} }, plan).placeholders).toEqual([
      {
        origin: 'r::gone',
        placeholderId: 'r::gone',
        name: 'A role that was deleted',
        description: '',
        matchedTo: null,
      },
    ]);
  });
  test('fills in variables, and keeps those left out', () => {
    expect(roll().variables).toEqual(
      variables.map((each) => ({ ...each, origin: each.variableId })),
    );
    expect(
      roll({
        variables: {
          v: { value: '9', label: '' },
          constructor: { value: 'https://new.example', label: 'New' },
        },
      }).variables,
    ).toEqual([
      { ...variables[0], origin: 'v', value: '9' },
      { ...variables[1], origin: 'constructor', value: 'https://new.example', label: 'New' },
    ]);
  });
});

test.each(['Site', ''])('a link may be empty, called %j by its blueprint', (label) =>
  expect(roll({ variables: { constructor: { value: '', label } } }).variables[1]).toEqual({
    ...{ ...variables[1], origin: 'constructor', value: '', label },
  }),
);

describe('a rollout is refused', () => {
  test.each(['p::none', 'r::unused', 'toString'])(
    'for %s, who is not part of the blueprint',
    (ref) => {
      expectRefusal(
        () => roll({ matching: { [ref]: 'anna' } }),
        'invalid',
        'placeholder-not-found',
        `matching.${ref}`,
      );
    },
  );
  test('for a variable that is not part of it, or of another type', () => {
    expectRefusal(
      () => roll({ variables: { x: { value: '', label: '' } } }),
      'invalid',
      'variable-not-found',
      'variables.x',
    );
    expectRefusal(
      () => roll({ variables: { v: { value: 'many', label: '' } } }),
      'invalid',
      'variable-not-a-number',
      'variables.v.value',
    );
  });
  test('for the address of a link without a label', () =>
    expectRefusal(
      () => roll({ variables: { constructor: { value: 'https://new.example', label: '' } } }),
      'invalid',
      'variable-link-incomplete',
      'variables.constructor.label',
    ));
});
