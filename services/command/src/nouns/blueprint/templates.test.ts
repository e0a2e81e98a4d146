import { emptyPlan, evolvePlan, milestonesOf, modulesOf, planEvents, tasksOf } from '@waymark/events';
import { expect, test } from 'vitest';
import { planCopied } from '../plan/copying/copy.ts';
import { sales1 } from './templates.ts';
import { context } from '../../decisions/testing/given.ts';

const content = sales1(context().newId);
const [event] = planCopied({ kind: 'template', template: 'SALES_1' }, content);
const plan = evolvePlan(emptyPlan, event!);

test('SALES_1 is a whole plan: every module has tasks with due days, in order', () => {
  expect(milestonesOf(plan).map((m) => m.name)).toEqual([
    'Kick-off',
    'Evaluation',
    'Agreement',
    'Onboarding',
    'Go-live',
  ]);
  for (const { milestoneId } of plan.milestones.values()) {
    const modules = modulesOf(plan, milestoneId);
    expect(modules.map((m) => m.weight)).toEqual(modules.map((_, i) => i + 1));
    for (const { moduleId } of modules) expect(tasksOf(plan, moduleId).length).toBeGreaterThan(0);
  }
  for (const { dueInDays, mandatory, status } of plan.tasks.values()) {
    expect(dueInDays).toBeGreaterThan(0);
    expect({ mandatory, status }).toEqual({ mandatory: true, status: 'TODO' });
  }
  expect([...plan.placeholders.keys()].every((id) => id.startsWith('p::'))).toBe(true);
});

test('it fits the schema of its event, and no id stands twice', () => {
  const schema = planEvents.find(({ type }) => type === 'PlanCopied')?.schema;
  expect(schema?.safeParse(event).error).toBeUndefined();
  const ids = [
    ...plan.milestones.keys(),
    ...plan.modules.keys(),
    ...plan.blocks.keys(),
    ...plan.tasks.keys(),
    ...plan.placeholders.keys(),
  ];
  expect(new Set(ids).size).toBe(ids.length);
});
