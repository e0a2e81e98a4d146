import { eventOfField, moduleFields, type Module, type PlanEvent } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { blueprintOf, copied, inBlueprint, module } from '../testing/samples.ts';
import { setModule } from './modules.ts';

const plan = copied({ modules: [module('m')] });
const names = Object.keys(moduleFields) as (keyof typeof moduleFields)[];

describe.each(names)('%s of a module', (field) => {
  const { example: to } = moduleFields[field];
  const from = module('m')[field];
  const command = { ...inBlueprint, moduleId: 'm', [field]: to } as unknown as Module;
  const type = eventOfField('Module', moduleFields, field);
  const set = { type, data: { moduleId: 'm', from, to } } as PlanEvent;

  test('is set', () => {
    const { state } = blueprintOf(plan, set);
    blueprintOf(plan).when(setModule(field), command).then(set);
    expect(state.plan.modules.get('m')?.[field]).toEqual(to);
  });
  test('stays as it is', () =>
    blueprintOf(plan, set).when(setModule(field), structuredClone(command)).nothing());
  test('of a module that is there', () =>
    blueprintOf(plan)
      .when(setModule(field), { ...command, moduleId: 'x' })
      .refused('notFound', 'module-not-found', 'moduleId'));
});
