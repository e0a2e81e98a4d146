import { evolveBlueprint, modulesOf } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { context } from '../../../decisions/testing/given.ts';
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
import * as decide from './modules.ts';
import { singlesBegun } from './milestoneForModule.ts';

const milestones = [milestone('a', 1), milestone('b', 2)];
const two = copied({
  milestones,
  modules: [module('m', { weight: 1 }), module('n', { weight: 2 })],
  placeholders: [placeholder('p::1')],
});
const add = { ...inBlueprint, moduleId: 'new', milestoneId: 'a', title: 'New' };
const added = { moduleId: 'new', milestoneId: 'a', title: 'New', weight: -1 };
const emptyText = {
  type: 'BlockAdded',
  data: {
    block: { blockId: 'new-1', moduleId: 'new', weight: 1, content: { type: 'text', html: ' ' } },
  },
} as const;
const ofM = { ...inBlueprint, moduleId: 'm' };

describe('a new module', () => {
  test('has weight -1 and one empty text, a single space (PRODUCT 6.2)', () => {
    blueprintOf(two)
      .when(decide.addModule, add, context())
      .then({ type: 'ModuleAdded', data: added }, emptyText);
    processOf(two)
      .when(decide.addModule, { ...add, ...inProcess }, context())
      .then({ type: 'ModuleAdded', data: added }, emptyText);
  });
  test('comes first, also when the one before it was new', () => {
    const there = blueprintOf(two, { type: 'ModuleAdded', data: { ...added, moduleId: 'first' } });
    there
      .when(decide.addModule, add, context())
      .then(
        { type: 'ModuleWeightsSet', data: { milestoneId: 'a', weights: { first: 1, m: 2, n: 3 } } },
        { type: 'ModuleAdded', data: added },
        emptyText,
      );
    expect(
      modulesOf(there.when(decide.addModule, add, context()).after().plan, 'a').map(
        (m) => m.moduleId,
      ),
    ).toEqual(['new', 'first', 'm', 'n']);
  });
  test('is a single one in plan 0, which the first of them begins and which has no milestone', () => {
    const addModule = singlesBegun(decide.addModule);
    const command = {
      ...add,
      plan: { kind: 'blueprint', id: '0' } as const,
      milestoneId: undefined,
    };
    const events = addModule(noBlueprintYet.state, command, context());
    expect(events).toEqual([
      { type: 'BlueprintCreated', data: { blueprintId: '0', name: 'Single modules' } },
      { type: 'ModuleAdded', data: { ...added, milestoneId: '0' } },
      emptyText,
    ]);
    const after = events.reduce(evolveBlueprint, noBlueprintYet.state);
    expect(
      addModule(after, { ...command, moduleId: 'second' }, context()).map(({ type }) => type),
    ).toEqual(['ModuleWeightsSet', 'ModuleAdded', 'BlockAdded']);
    expect(() =>
      addModule(noBlueprintYet.state, { ...command, ...inBlueprint }, context()),
    ).toThrow('This process template does not exist');
    blueprintOf(two)
      .when(decide.addModule, { ...add, milestoneId: undefined }, context())
      .refused('invalid', 'milestone-needed', 'milestoneId');
  });
  test('needs a milestone, and an id of its own', () => {
    blueprintOf()
      .when(decide.addModule, add, context())
      .refused('notFound', 'milestone-not-found', 'milestoneId');
    blueprintOf(two)
      .when(decide.addModule, { ...add, moduleId: 'm' }, context())
      .refused('conflict', 'module-exists', 'moduleId');
  });
});

describe('its words and audience', () => {
  test('are set, when they differ', () => {
    blueprintOf(two)
      .when(decide.setModule('title'), { ...ofM, title: 'T' })
      .then({ type: 'ModuleTitleSet', data: { moduleId: 'm', from: 'Module m', to: 'T' } });
    blueprintOf(two)
      .when(decide.setModule('title'), { ...ofM, title: 'Module m' })
      .nothing();
    blueprintOf(two)
      .when(decide.setModule('description'), { ...ofM, description: 'D' })
      .then({ type: 'ModuleDescriptionSet', data: { moduleId: 'm', from: '', to: 'D' } });
    blueprintOf(two)
      .when(decide.setModule('description'), { ...ofM, description: '' })
      .nothing();
    blueprintOf(two)
      .when(decide.setModule('audience'), { ...ofM, audience: 'INTERN' })
      .then({ type: 'ModuleAudienceSet', data: { moduleId: 'm', from: 'EXTERN', to: 'INTERN' } });
    blueprintOf(two)
      .when(decide.setModule('audience'), { ...ofM, audience: 'EXTERN' })
      .nothing();
  });
});

describe('participants', () => {
  const known = (ref: string) => ref === 'olga';
  const set = (...participants: string[]) => ({ ...ofM, participants });
  test('are set, nobody twice', () => {
    blueprintOf(two)
      .when(decide.setModuleParticipants, set('olga', 'p::1', 'olga'), known)
      .then({
        type: 'ModuleParticipantsSet',
        data: { moduleId: 'm', from: [], to: ['olga', 'p::1'] },
      });
  });
  test('are the same only in the same order', () => {
    const there = blueprintOf(two, {
      type: 'ModuleParticipantsSet',
      data: { moduleId: 'm', from: [], to: ['olga', 'p::1'] },
    });
    there.when(decide.setModuleParticipants, set('olga', 'p::1'), known).nothing();
    there
      .when(decide.setModuleParticipants, set('p::1', 'olga'), known)
      .then({
        type: 'ModuleParticipantsSet',
        data: { moduleId: 'm', from: ['olga', 'p::1'], to: ['p::1', 'olga'] },
      });
  });
  test.each(['eve', 'p::other', 'r::other'])('%s must be known', (ref) => {
    blueprintOf(two)
      .when(decide.setModuleParticipants, set('olga', ref), known)
      .refused('invalid', 'person-unknown', 'participants');
  });
});

describe('dragging', () => {
  test('within a milestone rewrites weights', () => {
    blueprintOf(two)
      .when(decide.moveModule, { ...ofM, milestoneId: 'a', index: 1 })
      .then({ type: 'ModuleWeightsSet', data: { milestoneId: 'a', weights: { n: 1, m: 2 } } });
    blueprintOf(two)
      .when(decide.moveModule, { ...ofM, milestoneId: 'a', index: 0 })
      .nothing();
  });
  test('to another milestone says so, and leaves those behind in their order', () => {
    blueprintOf(two)
      .when(decide.moveModule, { ...inBlueprint, moduleId: 'n', milestoneId: 'b', index: 0 })
      .then(
        { type: 'ModuleWeightsSet', data: { milestoneId: 'b', weights: { n: 1 } } },
        { type: 'ModuleMoved', data: { moduleId: 'n', from: 'a', to: 'b' } },
      );
    blueprintOf(two)
      .when(decide.moveModule, { ...ofM, milestoneId: 'b', index: 5 })
      .then({ type: 'ModuleMoved', data: { moduleId: 'm', from: 'a', to: 'b' } });
  });
  test('is for the blueprint, and to a milestone that is there', () => {
    processOf(two)
      .when(decide.moveModule, { ...ofM, ...inProcess, milestoneId: 'a', index: 1 })
      .refused('conflict', 'only-in-blueprint', 'plan');
    blueprintOf(two)
      .when(decide.moveModule, { ...ofM, milestoneId: 'x', index: 1 })
      .refused('notFound', 'milestone-not-found', 'milestoneId');
  });
});

test('a module goes with its blocks and tasks', () => {
  const there = blueprintOf(
    copied({
      modules: [
        module('m', {}, [
          { text: 't', weight: 1 },
          { task: task('x'), weight: 2 },
        ]),
      ],
    }),
  );
  there
    .when(decide.deleteModule, ofM)
    .then({ type: 'ModuleRemoved', data: { moduleId: 'm', title: 'Module m' } });
  const { plan } = there.when(decide.deleteModule, ofM).after();
  expect([plan.modules.size, plan.blocks.size, plan.tasks.size]).toEqual([0, 0, 0]);
});

test('nothing can be done to a module that is not there', () => {
  const gone = { ...inBlueprint, moduleId: 'x' };
  const there = blueprintOf(two);
  there
    .when(decide.setModule('title'), { ...gone, title: 'T' })
    .refused('notFound', 'module-not-found', 'moduleId');
  there
    .when(decide.setModule('description'), { ...gone, description: 'D' })
    .refused('notFound', 'module-not-found', 'moduleId');
  there
    .when(decide.setModule('audience'), { ...gone, audience: 'INTERN' })
    .refused('notFound', 'module-not-found', 'moduleId');
  there
    .when(decide.setModuleParticipants, { ...gone, participants: [] }, () => true)
    .refused('notFound', 'module-not-found', 'moduleId');
  there
    .when(decide.moveModule, { ...gone, milestoneId: 'a', index: 0 })
    .refused('notFound', 'module-not-found', 'moduleId');
  there.when(decide.deleteModule, gone).refused('notFound', 'module-not-found', 'moduleId');
});
