import {
  noClient,
  noProject,
  noWorkspace,
  plannedDays,
  type Blueprint,
  type Workspace,
} from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { context } from '../../decisions/testing/given.ts';
import {
  blueprintOf,
  copied,
  milestone,
  module,
  noBlueprintYet,
  noProcessYet,
  placeholder,
  task,
} from '../plan/testing/samples.ts';
import { createProcess, type RolloutSources } from './process.ts';

const variable = (variableId: string, name: string, value = '') =>
  ({ variableId, name, type: 'STRING', value, label: '' }) as const;
const milestones = [
  { ...milestone('s', 1), name: 'Start' },
  { ...milestone('l', 2), name: 'Go live' },
];
const blueprint: Blueprint = {
  ...blueprintOf(
    copied({
      milestones,
      modules: [
        module('m', { milestoneId: 's' }, [
          { task: task('t', { assignee: 'p::it', dueInDays: 9 }), weight: 1 },
        ]),
        module('n', { milestoneId: 'l' }, [{ task: task('u', { dueInDays: 9 }), weight: 1 }]),
      ],
      placeholders: [{ ...placeholder('p::it'), name: 'IT lead' }],
      variables: [variable('v', 'Domain', 'acme.example')],
    }),
  ).state,
  blueprintId: 'b',
  typeId: 'b',
};
const sub = (blueprintId: string, ...more: Parameters<typeof blueprintOf>): Blueprint => ({
  ...blueprintOf(...more).state,
  blueprintId,
  typeId: 'b',
  name: `Sub ${blueprintId}`,
});
const signOn = sub(
  'sign-on',
  copied({
    milestones,
    modules: [
      module('so', { milestoneId: 's', participants: ['r::legal'] }, [
        {
          task: task('so-a', { assignee: 'p::own-it', dueInDays: 9, variables: ['w'] }),
          weight: 1,
        },
        { task: task('so-b', { assignee: 'p::security' }), weight: 2 },
      ]),
    ],
    placeholders: [
      { ...placeholder('p::own-it'), name: ' it LEAD' },
      { ...placeholder('p::security'), name: 'Security' },
    ],
    variables: [variable('w', 'DOMAIN'), variable('tenant', 'Tenant')],
  }),
);
const migration = sub(
  'migration',
  copied({
    milestones: [...milestones, milestone('archive', 3)],
    modules: [
      module('mi', { milestoneId: 's' }, [
        { task: task('mi-a', { assignee: 'p::security' }), weight: 1 },
      ]),
      module('ar', { milestoneId: 'archive' }),
    ],
    placeholders: [{ ...placeholder('p::security'), name: 'Security' }],
    variables: [variable('tenant', 'Tenant')],
  }),
);
const workspace: Workspace = {
  ...noWorkspace,
  life: 'present',
  workspaceId: 'w',
  members: new Map([['olga', 'OWNER']]),
  roles: new Map([
    [
      'r::legal',
      { roleId: 'r::legal', name: 'Legal', internExtern: 'INTERN', defaultAccountId: null },
    ],
  ]),
};
const around: RolloutSources = {
  blueprint,
  blueprintRevision: 7n,
  subProcesses: [],
  project: { ...noProject, life: 'present', projectId: 'j', clientId: 'c', name: 'Project' },
  board: noProject,
  client: {
    ...noClient,
    life: 'present',
    clientId: 'c',
    name: 'Buyer',
    users: new Set(['anna', 'ben']),
  },
  workspace,
};
const command = {
  processId: 'p',
  projectId: 'j',
  blueprintId: 'b',
  start: '2026-11-01',
  end: '2026-11-30',
  matching: {},
  variables: {},
};
const create = (
  subProcesses: readonly Blueprint[],
  change: object = {},
  more: Partial<RolloutSources> = {},
) =>
  noProcessYet.when(
    createProcess,
    { ...command, subProcesses: subProcesses.map(({ blueprintId }) => blueprintId), ...change },
    context(),
    {
      ...around,
      subProcesses: subProcesses.map((subProcess, i) => ({ subProcess, revision: BigInt(i) })),
      ...more,
    },
  );
const planOf = (subProcesses: readonly Blueprint[], change: object = {}) =>
  create(subProcesses, change).after().plan;

describe('sub-processes that are chosen with a process', () => {
  test('come in by the same append, in their order, each with the version that came', () => {
    const events = createProcess(
      noProcessYet.state,
      { ...command, subProcesses: ['migration', 'sign-on'], owner: 'olga' },
      context(),
      {
        ...around,
        subProcesses: [
          { subProcess: migration, revision: 3n },
          { subProcess: signOn, revision: 5n },
        ],
      },
    );
    expect(
      events.map((event) =>
        event.type === 'PlanCopied' && event.data.source.kind === 'blueprint'
          ? [event.data.source.blueprintId, event.data.source.revision]
          : event.type,
      ),
    ).toEqual([
      'ProcessCreated',
      ['b', '7'],
      ['migration', '3'],
      ['sign-on', '5'],
      'ProcessOwnerSet',
    ]);
  });
  test('stand behind what is in their milestones, and say where they came from', () => {
    const { modules, milestones: made } = planOf([signOn, migration]);
    expect(
      [...modules.values()].map((m) => [
        m.title,
        m.milestoneId,
        m.weight,
        m.subProcess?.name ?? null,
        m.status,
      ]),
    ).toEqual([
      ['Module m', 's', 1, null, 'PENDING'],
      ['Module n', 'l', 1, null, 'PENDING'],
      ['Module so', 's', 2, 'Sub sign-on', 'PENDING'],
      ['Module mi', 's', 3, 'Sub migration', 'PENDING'],
      ['Module ar', 'archive', 1, 'Sub migration', 'PENDING'],
    ]);
    expect([...made.values()].map(({ milestoneId }) => milestoneId)).toEqual(['s', 'l', 'archive']);
  });
  test('are planned in line with the rest, between start and end of the process', () => {
    const { plan, start, end } = create([signOn]).after();
    const planned = plannedDays(plan, { start, end });
    const at = (title: string) =>
      planned.modules.get([...plan.modules.values()].find((m) => m.title === title)!.moduleId)!;
    expect(at('Module m').from).toBe('2026-11-01');
    expect(at('Module so').from > at('Module m').to).toBe(true);
    expect(at('Module n').from > at('Module so').to).toBe(true);
    expect(at('Module n').to).toBe('2026-11-30');
  });
  test('people and variables are matched and filled once for all of them', () => {
    const { tasks, placeholders, variables, modules } = planOf([signOn, migration], {
      matching: { 'p::it': 'anna', 'p::security': 'ben', 'r::legal': 'olga' },
      variables: { v: { value: 'globex.example', label: '' }, tenant: { value: 't-1', label: '' } },
    });
    expect([...tasks.values()].map((t) => [t.assignee, t.assignedThrough])).toEqual([
      ['anna', 'p::it'],
      [null, null],
      ['anna', 'p::it'],
      ['ben', 'p::security'],
      ['ben', 'p::security'],
    ]);
    expect([...modules.values()].map(({ participants }) => participants)).toContainEqual(['olga']);
    expect([...placeholders.values()].map((p) => [p.placeholderId, p.matchedTo])).toEqual([
      ['p::it', 'anna'],
      ['p::security', 'ben'],
      ['r::legal', 'olga'],
    ]);
    expect([...variables.values()].map((v) => [v.variableId, v.value])).toEqual([
      ['v', 'globex.example'],
      ['tenant', 't-1'],
    ]);
    expect([...tasks.values()].flatMap((t) => t.variables)).toEqual(['v']);
  });
  test('who was left open waits, and can be matched later', () => {
    const { tasks, placeholders } = planOf([signOn]);
    expect([...tasks.values()].map(({ assignee }) => assignee)).toEqual([
      'p::it',
      null,
      'p::it',
      'p::security',
    ]);
    expect([...placeholders.values()].every(({ matchedTo }) => matchedTo === null)).toBe(true);
  });
});

describe('is refused, by its place in the list', () => {
  test('a sub-process that nobody knows, or that was deleted', () => {
    for (const lost of [noBlueprintYet.state, { ...signOn, life: 'deleted' as const }])
      create([migration, lost]).refused('notFound', 'blueprint-not-found', 'subProcesses.1');
  });
  test.each([
    ['a whole process', { blueprintId: 'b', typeId: 'b' }],
    ['the single modules', { blueprintId: '0', typeId: 'b' }],
    ['a sub-process of another process', { typeId: 'else' }],
  ])('%s', (_, ids) =>
    create([{ ...signOn, ...ids }]).refused('invalid', 'not-its-sub-process', 'subProcesses.0'),
  );
  test('one that was chosen twice', () =>
    create([signOn, migration, signOn]).refused('invalid', 'sub-process-twice', 'subProcesses.2'));
  test('a module that is more than an append holds, and what is too much together', () => {
    const heavy = (id: string, bytes: number) =>
      sub(
        id,
        copied({
          milestones,
          modules: [module(id, { milestoneId: 's', description: 'x'.repeat(bytes) })],
        }),
      );
    create([heavy('h', 950_000)]).refused('invalid', 'plan-too-large', 'subProcesses.0');
    create([heavy('h', 500_000)]).after();
    create([heavy('h', 500_000), heavy('i', 500_000)]).after();
    const five = ['h', 'i', 'k', 'l', 'n'].map((id) => heavy(id, 850_000));
    create(five).refused('invalid', 'plan-too-large', 'subProcesses.4');
  });
  test('a placeholder or variable that none of what was chosen has', () => {
    const security = { matching: { 'p::security': 'ben' } };
    create([signOn], security).after();
    create([], security).refused('invalid', 'placeholder-not-found', 'matching.p::security');
    const tenant = { variables: { tenant: { value: 't', label: '' } } };
    create([signOn], tenant).after();
    create([], tenant).refused('invalid', 'variable-not-found', 'variables.tenant');
  });
  test('a value for a variable that the process has under another id', () =>
    create([signOn], { variables: { w: { value: 'x', label: '' } } }).refused(
      'invalid',
      'variable-not-found',
      'variables.w',
    ));
  test('somebody who is neither of the team nor of the client', () =>
    create([signOn], { matching: { 'p::security': 'eve' } }).refused(
      'invalid',
      'person-unknown',
      'matching.p::security',
    ));
});
