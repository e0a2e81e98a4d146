import type { Role } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { context } from '../../../decisions/testing/given.ts';
import { singlesBegun } from '../modules/milestoneForModule.ts';
import {
  blueprintOf,
  copied,
  inBlueprint,
  inProcess,
  milestone,
  module,
  noBlueprintYet,
  placeholder,
  processOf,
  task,
} from '../testing/samples.ts';
import { cloneModule } from './cloneModule.ts';

const roles = new Map<string, Role>([
  ['r::it', { roleId: 'r::it', name: 'IT', internExtern: 'INTERN', defaultAccountId: 'tim' }],
]);
const setUp = module(
  'm',
  {
    title: 'Set-up',
    description: '<p>All of it</p>',
    audience: 'INTERN',
    status: 'DONE',
    startedOn: '2026-11-01',
    participants: ['olga', 'p::lead'],
  },
  [
    { text: 'intro', weight: 1 },
    {
      task: task('t', {
        assignee: 'p::lead',
        followers: ['olga', 'r::it'],
        dueInDays: 14,
        dueDate: '2026-12-01',
        dueDateChosen: true,
        status: 'STUCKED',
        stuckReason: 'No access',
        mandatory: false,
      }),
      weight: 1.1,
    },
  ],
);
const filled = copied({
  milestones: [milestone('a', 1)],
  modules: [setUp],
  placeholders: [placeholder('p::lead')],
});
const inB = blueprintOf(filled).state;
/** The same, with whom it was rolled out to. */
const inP = processOf(
  copied({
    modules: [
      {
        ...setUp,
        participants: ['olga', 'anna'],
        tasks: setUp.tasks.map((t) => ({
          ...t,
          assignee: 'anna',
          assignedThrough: 'p::lead',
          followers: ['olga'],
        })),
      },
    ],
    placeholders: [placeholder('p::lead', 'anna')],
  }),
).state;
const from = (holder: typeof inB | typeof inP) => ({ holder, revision: 3n, workspace: { roles } });
const toB = {
  ...inBlueprint,
  moduleId: 'new',
  milestoneId: 'a',
  from: { ...inBlueprint, moduleId: 'm' },
};
const toP = { ...toB, ...inProcess };
const empty = copied({ milestones: [milestone('a', 1)] });

describe('a clone of a module', () => {
  test('has its words, blocks and tasks under new ids, which say where they are from; nothing is done in it', () => {
    const { plan } = blueprintOf(filled).when(cloneModule, toB, context(), from(inB)).after();
    expect(plan.modules.get('new')).toEqual({
      ...inB.plan.modules.get('m'),
      moduleId: 'new',
      origin: 'm',
      weight: -1,
      status: 'PENDING',
      startedOn: null,
    });
    expect(
      [...plan.blocks.values()].filter((b) => b.moduleId === 'new').map((b) => b.origin),
    ).toEqual(['intro', 'of-t']);
    const copy = [...plan.tasks.values()].find((t) => t.moduleId === 'new');
    expect(copy).toEqual({
      ...inB.plan.tasks.get('t'),
      taskId: copy?.taskId,
      blockId: copy?.blockId,
      moduleId: 'new',
      origin: 't',
      status: 'TODO',
      stuckReason: null,
      dueDate: null,
      dueDateChosen: false,
    });
    expect(plan.modules.get('m')).toEqual(inB.plan.modules.get('m'));
  });
  test('comes first, and names what it was made from and which version of it', () => {
    const events = blueprintOf(filled, {
      type: 'ModuleAdded',
      data: { moduleId: 'first', milestoneId: 'a', title: 'First', weight: -1 },
    }).when(cloneModule, toB, context(), from(inB));
    const modules = [...events.after().plan.modules.values()].sort((a, b) => a.weight - b.weight);
    expect(modules.map(({ moduleId }) => moduleId)).toEqual(['new', 'first', 'm']);
    expect(cloneModule(inB, toB, context(), from(inB)).at(-1)).toMatchObject({
      data: { source: { kind: 'clone', of: 'blueprint', id: 'b', name: 'Set-up', revision: '3' } },
    });
  });
  test('brings the placeholders along that are not known where it comes to', () => {
    const { plan } = blueprintOf(empty).when(cloneModule, toB, context(), from(inB)).after();
    expect([...plan.placeholders.values()]).toEqual([
      { ...placeholder('p::lead'), origin: 'p::lead' },
    ]);
    const again = blueprintOf(filled).when(cloneModule, toB, context(), from(inB)).after();
    expect([...again.plan.placeholders.values()]).toEqual([placeholder('p::lead')]);
  });
  test('is the work of whom its placeholders and roles were rolled out to', () => {
    const there = processOf(empty, {
      type: 'PlaceholderAdded',
      data: placeholder('p::lead', 'ben'),
    });
    const { plan } = there.when(cloneModule, toP, context(), from(inB)).after();
    expect([...plan.tasks.values()]).toMatchObject([
      { assignee: 'ben', assignedThrough: 'p::lead', followers: ['olga', 'tim'], dueDate: null },
    ]);
    expect(plan.modules.get('new')?.participants).toEqual(['olga', 'ben']);
    expect([...plan.placeholders.keys()]).toEqual(['p::lead', 'r::it']);
  });
  test('out of a process names nobody: whoever came through a placeholder leaves it to that', () => {
    const source = { ...toB, from: { ...inProcess, moduleId: 'm' } };
    const { plan } = blueprintOf(empty).when(cloneModule, source, context(), from(inP)).after();
    expect([...plan.tasks.values()]).toMatchObject([
      { assignee: 'p::lead', assignedThrough: null, followers: [] },
    ]);
    expect(plan.modules.get('new')?.participants).toEqual(['p::lead']);
    expect([...plan.placeholders.values()]).toEqual([
      { ...placeholder('p::lead'), origin: 'p::lead' },
    ]);
  });
  test('stands for the variables and people of where it comes to; those that lack come along, values of a client do not', () => {
    const variable = (variableId: string, name: string, value = '') => ({
      ...{ variableId, name, type: 'STRING' as const, value, label: '' },
    });
    const title = 'For {{variable:a}}, {{variable:b}}, {{variable:c}} by {{person:p::lead}}';
    const source = processOf(
      copied({
        modules: [module('m', { title })],
        placeholders: [placeholder('p::lead', 'anna')],
        variables: [
          variable('a', 'Region', 'North'),
          variable('b', 'Seats', '7'),
          variable('c', 'Tenant', 'acme'),
        ],
      }),
    ).state;
    const there = copied({
      milestones: [milestone('a', 1)],
      variables: [variable('a', 'Country'), variable('own', 'SEATS')],
    });
    const { plan } = blueprintOf(there).when(cloneModule, toB, context(), from(source)).after();
    expect(plan.modules.get('new')?.title).toBe(
      'For {{variable:a}}, {{variable:own}}, {{variable:c}} by {{person:p::lead}}',
    );
    expect([...plan.variables.values()].slice(2)).toEqual([
      { ...variable('c', 'Tenant'), origin: 'c' },
    ]);
    expect([...plan.placeholders.keys()]).toEqual(['p::lead']);
  });
  test('comes into a milestone that is there, from a module that is, under an id of its own', () => {
    const given = blueprintOf(filled);
    given
      .when(cloneModule, { ...toB, milestoneId: 'x' }, context(), from(inB))
      .refused('notFound', 'milestone-not-found', 'milestoneId');
    given
      .when(cloneModule, { ...toB, milestoneId: undefined }, context(), from(inB))
      .refused('invalid', 'milestone-needed', 'milestoneId');
    given
      .when(cloneModule, { ...toB, from: { ...inBlueprint, moduleId: 'x' } }, context(), from(inB))
      .refused('notFound', 'module-not-found', 'from.moduleId');
    given
      .when(cloneModule, { ...toB, moduleId: 'm' }, context(), from(inB))
      .refused('conflict', 'module-exists', 'moduleId');
    given
      .when(cloneModule, toB, context(), from(noBlueprintYet.state))
      .refused('notFound', 'blueprint-not-found');
  });
});

describe('a single module', () => {
  const single = { ...toB, plan: { kind: 'blueprint', id: '0' } as const, milestoneId: undefined };
  const begins = {
    type: 'BlueprintCreated',
    data: { blueprintId: '0', name: 'Single modules' },
  } as const;
  test('begins the plan of all single modules where it is the first', () => {
    const clone = singlesBegun(cloneModule);
    const [first] = clone(noBlueprintYet.state, single, context(), from(inB));
    expect(first).toEqual(begins);
    const { plan, blueprintId } = noBlueprintYet.when(clone, single, context(), from(inB)).after();
    expect(blueprintId).toBe('0');
    expect(plan.modules.get('new')).toMatchObject({ title: 'Set-up', milestoneId: '0' });
    expect([...plan.milestones.values()]).toEqual([{ milestoneId: '0', name: '', weight: 1 }]);
  });
});
