import {
  noBlueprint,
  noClient,
  noProject,
  noWorkspace,
  type Client,
  type ProcessEvent,
  type Project,
  type Workspace,
} from '@waymark/events';
import { describe, expect, test } from 'vitest';
import {
  createProcess,
  deleteProcess,
  renameProcess,
  restoreProcess,
  setProcessOwner,
  type RolloutSources,
} from './process.ts';
import { context } from '../../decisions/testing/given.ts';
import {
  blueprintOf,
  copied,
  module,
  noProcessYet,
  placeholder,
  processCreated,
  processOf,
  task,
} from '../plan/testing/samples.ts';

const plan = copied({
  modules: [module('m', {}, [{ task: task('t', { assignee: 'p::it' }), weight: 1 }])],
  placeholders: [placeholder('p::it')],
});
const project: Project = {
  ...noProject,
  life: 'present',
  projectId: 'j',
  clientId: 'c',
  name: 'Project',
};
const client: Client = {
  ...noClient,
  life: 'present',
  clientId: 'c',
  name: 'Buyer',
  users: new Set(['anna']),
};
const workspace: Workspace = {
  ...noWorkspace,
  life: 'present',
  workspaceId: 'w',
  members: new Map([['olga', 'OWNER']]),
};
const sources: RolloutSources = {
  blueprint: blueprintOf(plan).state,
  blueprintRevision: 7n,
  subProcesses: [],
  project,
  board: noProject,
  client,
  workspace,
};
const command = {
  processId: 'p',
  projectId: 'j',
  blueprintId: 'b',
  start: '2026-11-01',
  end: '2027-01-02',
  subProcesses: [],
  matching: {},
  variables: {},
};
const create = (change: object = {}, around: Partial<RolloutSources> = {}) =>
  noProcessYet.when(createProcess, { ...command, ...change }, context(), { ...sources, ...around });

describe('an execution', () => {
  test('is created by one append that says what was rolled out', () => {
    const { plan: now, ...state } = create({ matching: { 'p::it': 'anna' } }).after();
    expect(state).toMatchObject({
      life: 'present',
      processId: 'p',
      projectId: 'j',
      clientId: 'c',
      name: 'Onboarding',
      blueprintId: 'b',
      start: '2026-11-01',
      end: '2027-01-02',
    });
    expect([...now.tasks.values()].map((t) => [t.assignee, t.assignedThrough])).toEqual([
      ['anna', 'p::it'],
    ]);
    const [created, copy, ...more] = createProcess(noProcessYet.state, command, context(), sources);
    expect(created).toEqual(processCreated);
    expect(copy).toMatchObject({
      type: 'PlanCopied',
      data: {
        source: { kind: 'blueprint', blueprintId: 'b', name: 'Onboarding', revision: '7' },
        part: 1,
        parts: 1,
      },
    });
    expect(more).toEqual([]);
  });
  test('may have a name of its own, end on the day it starts, and be matched to the team', () => {
    expect(
      create({ name: 'Mine', end: '2026-11-01', matching: { 'p::it': 'olga' } }).after(),
    ).toMatchObject({ name: 'Mine', end: '2026-11-01' });
  });
  test('is not created twice', () => {
    processOf()
      .when(createProcess, command, context(), sources)
      .refused('conflict', 'execution-exists', 'processId');
    expect(() => createProcess(processOf().state, command, context(), sources)).toThrow(
      /^An execution with this id/,
    );
  });
  test('has no id that a project has, on whose board tasks are told apart by it', () => {
    for (const life of ['present', 'deleted'] as const)
      create({}, { board: { ...noProject, life } }).refused(
        'conflict',
        'execution-exists',
        'processId',
      );
  });
  test.each([
    ['project', { project: noProject }],
    ['project', { project: { ...project, life: 'deleted' } }],
    ['client', { client: noClient }],
    ['client', { client: { ...client, life: 'deleted' } }],
    ['blueprint', { blueprint: noBlueprint }],
    [
      'blueprint',
      {
        blueprint: blueprintOf({ type: 'BlueprintDeleted', data: { blueprintId: 'b', name: '' } })
          .state,
      },
    ],
  ] as const)('needs its %s', (what, around) =>
    create({}, around).refused('notFound', `${what}-not-found`),
  );
  test('does not end before it starts', () =>
    create({ end: '2026-10-31' }).refused('invalid', 'end-before-start', 'end'));
  test.each([
    ['sub-process', { blueprintId: 's', typeId: 'b' }],
    ['single modules', { blueprintId: '0', typeId: '0' }],
  ])('is rolled out of a whole process, not of a %s', (_, ids) =>
    create({}, { blueprint: { ...sources.blueprint, ...ids } }).refused(
      'invalid',
      'not-a-process',
      'blueprintId',
    ),
  );
  test('names people of the team and the client alone', () =>
    create({ matching: { 'p::it': 'eve' } }).refused(
      'invalid',
      'person-unknown',
      'matching.p::it',
    ));
  describe('matches a role to its own party alone', () => {
    const roles: Workspace['roles'] = new Map([
      ['r::it', { roleId: 'r::it', name: 'IT', internExtern: 'INTERN', defaultAccountId: null }],
      [
        'r::legal',
        { roleId: 'r::legal', name: 'Legal', internExtern: 'EXTERN', defaultAccountId: null },
      ],
    ]);
    const blueprint = blueprintOf(
      copied({ modules: [module('m', { participants: ['r::it', 'r::legal', 'r::gone'] })] }),
    ).state;
    const match = (matching: object) =>
      create({ matching }, { blueprint, workspace: { ...workspace, roles } });
    test('an internal one to the team', () => {
      match({ 'r::it': 'olga' }).after();
      match({ 'r::it': 'anna' }).refused('invalid', 'role-is-internal', 'matching.r::it');
    });
    test("an external one to the client's users", () => {
      match({ 'r::legal': 'anna' }).after();
      match({ 'r::legal': 'olga' }).refused('invalid', 'role-is-external', 'matching.r::legal');
    });
    test('but one that was deleted since to anybody', () => {
      match({ 'r::gone': 'anna' }).after();
      match({ 'r::gone': 'olga' }).after();
      match({ 'r::gone': 'eve' }).refused('invalid', 'person-unknown', 'matching.r::gone');
    });
  });
  test('names placeholders and variables of the blueprint alone', () => {
    create({ matching: { 'p::x': 'anna' } }).refused(
      'invalid',
      'placeholder-not-found',
      'matching.p::x',
    );
    create({ variables: { x: { value: '1', label: '' } } }).refused(
      'invalid',
      'variable-not-found',
      'variables.x',
    );
  });
});

describe('later', () => {
  const deleted: ProcessEvent = {
    type: 'ProcessDeleted',
    data: { processId: 'p', name: 'Onboarding' },
  };
  test('it is renamed, to another name only', () => {
    processOf()
      .when(renameProcess, { processId: 'p', name: 'New' })
      .then({ type: 'ProcessRenamed', data: { processId: 'p', from: 'Onboarding', to: 'New' } });
    processOf().when(renameProcess, { processId: 'p', name: 'Onboarding' }).nothing();
  });
  test('it is deleted', () => processOf().when(deleteProcess, { processId: 'p' }).then(deleted));
  test.each([
    ['before', noProcessYet],
    ['after', processOf(deleted)],
  ])('not %s it is there', (_when, gone) => {
    gone
      .when(renameProcess, { processId: 'p', name: 'New' })
      .refused('notFound', 'execution-not-found');
    gone.when(deleteProcess, { processId: 'p' }).refused('notFound', 'execution-not-found');
  });
});

test('a deleted execution comes back as it was, once, while its client is there', () => {
  const gone: ProcessEvent = {
    type: 'ProcessDeleted',
    data: { processId: 'p', name: 'Onboarding' },
  };
  const there = processOf();
  const restored = processOf(gone);
  restored
    .when(restoreProcess, { processId: 'p' }, client)
    .then({ type: 'ProcessRestored', data: { processId: 'p', name: 'Onboarding' } });
  expect(restored.when(restoreProcess, { processId: 'p' }, client).after()).toEqual(there.state);
  there.when(restoreProcess, { processId: 'p' }, client).nothing();
  restored
    .when(restoreProcess, { processId: 'p' }, { ...client, life: 'deleted' })
    .refused('notFound', 'client-not-found');
  noProcessYet
    .when(restoreProcess, { processId: 'p' }, client)
    .refused('notFound', 'execution-not-found', 'processId');
});

describe('who answers for it', () => {
  const set = (accountId: string | null) => ({ processId: 'p', accountId });
  const owned: ProcessEvent = {
    type: 'ProcessOwnerSet',
    data: { processId: 'p', from: null, to: 'olga' },
  };
  test('is set, to somebody else or nobody', () => {
    processOf().when(setProcessOwner, set('olga'), workspace).then(owned);
    processOf(owned).when(setProcessOwner, set('olga'), workspace).nothing();
    processOf(owned)
      .when(setProcessOwner, set(null), workspace)
      .then({ type: 'ProcessOwnerSet', data: { processId: 'p', from: 'olga', to: null } });
  });
  test('is of the team', () => {
    processOf()
      .when(setProcessOwner, set('anna'), workspace)
      .refused('invalid', 'owner-not-in-team', 'accountId');
    create({ owner: 'anna' }).refused('invalid', 'owner-not-in-team', 'owner');
  });
  test('may be said when it is created', () =>
    expect(create({ owner: 'olga' }).after().owner).toBe('olga'));
});
