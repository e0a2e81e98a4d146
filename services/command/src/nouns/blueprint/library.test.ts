import type { Blueprint, BlueprintEvent } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { context } from '../../decisions/testing/given.ts';
import {
  blueprintOf,
  copied,
  milestone,
  module,
  noBlueprintYet,
  placeholder,
  task,
} from '../plan/testing/samples.ts';
import {
  renameBlueprint,
  createBlueprint,
  deleteBlueprint,
  importBlueprint,
  setBlueprintDates,
} from './blueprint.ts';
import { cloneBlueprint } from './clone.ts';
import { createSubProcess } from './subProcess.ts';

const variable = { variableId: 'v', name: 'Seats', type: 'NUMBER', value: '5', label: '' } as const;
const filled = copied({
  milestones: [milestone('a', 1), milestone('z', 2)],
  modules: [
    module('m', { participants: ['olga', 'p::it'], audience: 'INTERN' }, [
      { text: 'intro', weight: 1 },
      {
        task: task('t', { assignee: 'p::it', followers: ['r::legal'], dueInDays: 14 }),
        weight: 1.1,
      },
    ]),
  ],
  placeholders: [placeholder('p::it')],
  variables: [variable],
});
const whole = blueprintOf(filled).state;
const deleted: BlueprintEvent = {
  type: 'BlueprintDeleted',
  data: { blueprintId: 'b', name: 'Onboarding' },
};
const named = {
  ...whole,
  blueprintId: 's',
  typeId: 'b',
  name: 'Single sign-on',
} satisfies Blueprint;
const single: Blueprint = { ...whole, blueprintId: '0', typeId: '0' };

describe('a sub-process', () => {
  const create = { blueprintId: 's', typeId: 'b', name: 'Single sign-on' };
  test('has a plan of its own, which begins with the milestones of its process', () => {
    const decided = noBlueprintYet.when(createSubProcess, create, whole);
    decided.then(
      { type: 'BlueprintCreated', data: create },
      { type: 'MilestoneAdded', data: { milestoneId: 'a', name: 'Milestone a', weight: 1 } },
      { type: 'MilestoneAdded', data: { milestoneId: 'z', name: 'Milestone z', weight: 2 } },
    );
    expect(decided.after()).toMatchObject({
      blueprintId: 's',
      typeId: 'b',
      name: 'Single sign-on',
      life: 'present',
    });
    expect(decided.after().plan.modules.size).toBe(0);
  });
  test('is of a whole process that is there', () => {
    noBlueprintYet
      .when(createSubProcess, create, noBlueprintYet.state)
      .refused('notFound', 'blueprint-not-found');
    noBlueprintYet
      .when(createSubProcess, create, blueprintOf(deleted).state)
      .refused('notFound', 'blueprint-not-found');
    for (const parent of [named, single])
      noBlueprintYet
        .when(createSubProcess, create, parent)
        .refused('invalid', 'not-a-process', 'typeId');
  });
  test('begins once', () =>
    blueprintOf()
      .when(createSubProcess, create, whole)
      .refused('conflict', 'blueprint-exists', 'blueprintId'));
});

describe('a clone of a blueprint', () => {
  const clone = { blueprintId: 'new', from: 'b', name: 'Partners' };
  const source = { from: whole, revision: 7n, parent: whole };
  const given = noBlueprintYet.when(cloneBlueprint, clone, context(), source);
  const { plan, ...after } = given.after();
  test('is a process with the same plan, under a new name and new ids, which say where they are from', () => {
    expect(after).toMatchObject({ blueprintId: 'new', typeId: 'new', name: 'Partners' });
    expect([...plan.milestones.values()]).toEqual([
      { ...milestone('a', 1), origin: 'a' },
      { ...milestone('z', 2), origin: 'z' },
    ]);
    const [[id, copy] = []] = plan.modules;
    expect(copy).toEqual({ ...whole.plan.modules.get('m'), origin: 'm', moduleId: id });
    expect(id).not.toBe('m');
    expect([...plan.tasks.values()]).toEqual([
      {
        ...whole.plan.tasks.get('t'),
        origin: 't',
        taskId: expect.stringMatching('new-'),
        blockId: expect.stringMatching('new-'),
        moduleId: id,
      },
    ]);
    expect([...plan.blocks.values()].map(({ origin, moduleId }) => [origin, moduleId])).toEqual([
      ['intro', id],
      ['of-t', id],
    ]);
    expect([...plan.placeholders.values()]).toEqual([{ ...placeholder('p::it'), origin: 'p::it' }]);
    expect([...plan.variables.values()]).toEqual([{ ...variable, origin: 'v' }]);
  });
  test('names what it was made from and which version of it', () => {
    expect(cloneBlueprint(noBlueprintYet.state, clone, context(), source)[1]).toMatchObject({
      type: 'PlanCopied',
      data: {
        source: { kind: 'clone', of: 'blueprint', id: 'b', name: 'Onboarding', revision: '7' },
      },
    });
  });
  test('proposes the same dates', () => {
    const dates = { start: '2027-01-11', end: '2027-03-12' };
    const dated = { ...source, from: { ...whole, dates } };
    expect(noBlueprintYet.when(cloneBlueprint, clone, context(), dated).after().dates).toEqual(
      dates,
    );
  });
  test('has the same words of its own in mails', () => {
    const mails = {
      welcome: { subject: 'Hello', headline: 'Welcome', body: '<p>Hi</p>', buttonText: 'Open' },
    };
    const worded = { ...source, from: { ...whole, mails } };
    expect(noBlueprintYet.when(cloneBlueprint, clone, context(), worded).after().mails).toEqual(
      mails,
    );
  });
  test('of a sub-process is one of the same process, or of the one that is named', () => {
    const typeOf = (typeId?: string) =>
      noBlueprintYet
        .when(cloneBlueprint, { ...clone, ...(typeId && { typeId }) }, context(), {
          ...source,
          from: named,
        })
        .after().typeId;
    expect([typeOf(), typeOf('other')]).toEqual(['b', 'other']);
    noBlueprintYet
      .when(cloneBlueprint, { ...clone, typeId: 's' }, context(), { ...source, parent: named })
      .refused('invalid', 'not-a-process', 'typeId');
  });
  test('is of a blueprint that is there, and of no single modules', () => {
    const of = (from: Blueprint) =>
      noBlueprintYet.when(cloneBlueprint, clone, context(), { ...source, from });
    of(noBlueprintYet.state).refused('notFound', 'blueprint-not-found');
    of(blueprintOf(deleted).state).refused('notFound', 'blueprint-not-found');
    of(single).refused('conflict', 'not-a-process', 'from');
    blueprintOf()
      .when(cloneBlueprint, clone, context(), source)
      .refused('conflict', 'blueprint-exists', 'blueprintId');
  });
});

describe('the single modules', () => {
  const content = { milestones: [], modules: [], placeholders: [], variables: [] };
  test('are no blueprint that somebody makes', () => {
    const blueprintId = '0';
    noBlueprintYet
      .when(
        createBlueprint,
        { blueprintId, name: 'X', template: 'EMPTY', language: 'en' },
        context(),
      )
      .refused('conflict', 'blueprint-exists', 'blueprintId');
    noBlueprintYet
      .when(importBlueprint, {
        blueprintId,
        fileName: 'x',
        name: 'X',
        content,
        about: { dates: null, followers: [], mails: {} },
      })
      .refused('conflict', 'blueprint-exists', 'blueprintId');
  });
  test('have no name and no dates, and can not be deleted as a whole', () => {
    const blueprintId = '0';
    for (const decide of [
      () => renameBlueprint(single, { blueprintId, name: 'X' }),
      () => setBlueprintDates(single, { blueprintId, dates: null }),
      () => deleteBlueprint(single, { blueprintId }),
    ])
      expect(decide).toThrow('Single modules have neither milestones nor a name.');
  });
});
