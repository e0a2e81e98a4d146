import {
  emptyPlan,
  evolvePlan,
  milestonesOf,
  modulesOf,
  nouns,
  planEvents,
  tasksOf,
  unfinished,
  turnFactsOf,
  unsound,
  whoseTurn,
  type Form,
  type Role,
} from '@waymark/events';
import { expect, test } from 'vitest';
import { cleanHtml } from '../../../payloads/richText/cleanHtml.ts';
import { context } from '../../../decisions/testing/given.ts';
import { planCopied } from '../../plan/copying/copy.ts';
import { bringForm } from './bringForm.ts';
import { formsAtHand } from './formsAtHand.ts';
import { formsOfStarter } from './index.ts';
import { nothingAtHand, planFromStarter } from './planFromStarter.ts';
import { sales1 } from './sales1/index.ts';

const content = planFromStarter(sales1, nothingAtHand, context().newId);
const [event] = planCopied({ kind: 'template', template: 'SALES_1' }, content);
const plan = evolvePlan(emptyPlan, event!);
const tasks = [...plan.tasks.values()];
const { initial: noForm, evolve: evolveForm } = nouns.form;
const starterForms = formsOfStarter('en');

test('SALES_1 has five milestones with several modules each, in order, and says of each what it is for', () => {
  expect(milestonesOf(plan).map((m) => m.name)).toEqual([
    'Kick-off',
    'Access',
    'Data',
    'Training',
    'Go-live',
  ]);
  for (const { milestoneId } of plan.milestones.values()) {
    const modules = modulesOf(plan, milestoneId);
    expect(modules.length).toBeGreaterThanOrEqual(3);
    expect(modules.map((m) => m.weight)).toEqual(modules.map((_, i) => i + 1));
    for (const { moduleId, description } of modules) {
      expect(tasksOf(plan, moduleId).length).toBeGreaterThan(0);
      expect(description).not.toBe('');
    }
  }
  expect([plan.modules.size, plan.tasks.size]).toEqual([17, 43]);
});

test('its titles are a line, its texts are what rich text may hold, and nothing is said twice', () => {
  const titles = [
    ...[...plan.modules.values()].map(({ title }) => title),
    ...tasks.map(({ headline }) => headline),
  ];
  for (const title of titles) expect(title.length).toBeLessThanOrEqual(50);
  const html = [
    ...[...plan.modules.values()].map(({ description }) => description),
    ...tasks.map(({ description }) => description),
    ...[...plan.blocks.values()].flatMap(({ content: c }) => (c.type === 'text' ? [c.html] : [])),
  ];
  for (const text of html) expect(cleanHtml(text)).toBe(text);
  expect(new Set([...titles, ...html]).size).toBe(titles.length + html.length);
});

test('the dates of the first call and of the training are booked, on pages that are to be named', () =>
  expect(
    tasks.filter(({ content: c }) => c.type === 'schedule').map(({ headline }) => headline),
  ).toEqual([...['Choose a date for the kick-off call', 'Choose a date for the training']]));

const asked = tasks.flatMap(({ content: c }) => (c.type === 'form' ? [c] : []));

test('six forms are filled in, each of them whole, and each answer that becomes a variable becomes one of the plan', () => {
  expect(asked.map(({ name, version }) => [name, version])).toEqual(
    [...starterForms.values()].map(({ name }) => [name, 1]),
  );
  expect(asked).toHaveLength(6);
  const names = [...plan.variables.values()].map(({ name }) => name);
  for (const form of starterForms.values()) {
    const brought = bringForm(noForm, form).reduce(evolveForm, noForm);
    expect(unfinished(brought.draft)).toEqual([]);
    expect(unsound(brought.draft)).toBeNull();
    expect(brought).toMatchObject({ life: 'present', formId: form.id, name: form.name });
    expect([...brought.versions.keys()]).toEqual(['1']);
    for (const field of brought.draft.fields)
      if ('variable' in field && field.variable !== '') expect(names).toContain(field.variable);
  }
});

test('a form that the workspace has is left as the team has made it, and one that was deleted comes back', () => {
  const [form] = starterForms.values();
  const brought = bringForm(noForm, form!).reduce(evolveForm, noForm);
  const renamed = [
    { type: 'FormRenamed', data: { formId: form!.id, from: form!.name, to: 'Ours' } },
    { type: 'FormPublished', data: { formId: form!.id, name: 'Ours', version: 2 } },
  ] as const;
  const ours = renamed.reduce<Form>(evolveForm, brought);
  expect(bringForm(ours, form!)).toEqual([]);
  const { modules } = planFromStarter(
    sales1,
    { roles: new Map(), forms: formsAtHand([ours, noForm]) },
    context().newId,
  );
  expect(modules.flatMap(({ tasks: of }) => of.map(({ content: c }) => c))).toContainEqual({
    ...{ type: 'form', formId: form!.id, name: 'Ours', version: 2 },
  });
  const deleted = evolveForm(ours, {
    type: 'FormDeleted',
    data: { formId: form!.id, name: 'Ours' },
  });
  expect(bringForm(deleted, form!).map(({ type }) => type)).toEqual(['FormRestored']);
});

test('each task has somebody, who takes part in its module, and days to do it in', () => {
  for (const { assignee, dueInDays, moduleId, status } of tasks) {
    expect(plan.placeholders.has(assignee ?? '')).toBe(true);
    expect(plan.modules.get(moduleId)?.participants).toContain(assignee);
    expect(dueInDays).toBeGreaterThan(0);
    expect(status).toBe('TODO');
  }
  expect(tasks.filter(({ mandatory }) => !mandatory)).toHaveLength(2);
  expect(new Set(tasks.map(({ assignee }) => assignee)).size).toBe(plan.placeholders.size);
});

test('what the team does among itself is hidden, and its people alone have tasks there', () => {
  const hidden = [...plan.modules.values()].filter(({ audience }) => audience === 'INTERN');
  expect(hidden.map(({ title }) => title)).toEqual([
    'Hand-over from sales',
    'Hand over to customer success',
  ]);
  const ours = Object.values(sales1.people).flatMap(({ name, side }) =>
    side === 'INTERN' ? [name] : [],
  );
  for (const { moduleId } of hidden)
    for (const { assignee } of tasksOf(plan, moduleId))
      expect(ours).toContain(plan.placeholders.get(assignee ?? '')?.name);
});

test('a role of the workspace stands where it is called the same and of the same party', () => {
  const role = (
    roleId: string,
    name: string,
    internExtern: 'INTERN' | 'EXTERN',
  ): [string, Role] => [roleId, { roleId, name, internExtern, defaultAccountId: null }];
  const roles = new Map([
    role('r::se', 'solution Engineer', 'INTERN'),
    role('r::it', 'IT lead', 'INTERN'),
  ]);
  const { placeholders, modules } = planFromStarter(
    sales1,
    { ...nothingAtHand, roles },
    context().newId,
  );
  const names = placeholders.map(({ name }) => name);
  expect(names).not.toContain('Solution engineer');
  expect(names).toContain('IT lead');
  expect(modules.flatMap(({ participants }) => participants)).toContain('r::se');
});

test('it asks for variables of each type', () => {
  expect(new Set([...plan.variables.values()].map(({ type }) => type))).toEqual(
    new Set(['LINK', 'STRING', 'NUMBER']),
  );
});

test('it fits the schema of its event, and no id stands twice', () => {
  const schema = planEvents.find(({ type }) => type === 'PlanCopied')?.schema;
  expect(schema?.safeParse(event).error).toBeUndefined();
  const ids = [
    plan.milestones,
    plan.modules,
    plan.blocks,
    plan.tasks,
    plan.placeholders,
    plan.variables,
  ].flatMap((part) => [...part.keys()]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('its scheduling tasks come without a booking page: whatever begins, nobody is asked for them before there is one', () => {
  const booked = tasks.filter(({ content: c }) => c.type === 'schedule');
  expect(booked.length).toBeGreaterThan(0);
  for (const task of booked) {
    const module = { ...plan.modules.get(task.moduleId)!, status: 'ACTIVE' as const };
    const begun = { ...plan, modules: new Map([[module.moduleId, module]]) };
    const given = { ...task, assignee: 'hanna' };
    expect(whoseTurn(turnFactsOf(begun, given), () => true)).toEqual({
      side: 'nobody',
      who: null,
      because: 'held',
    });
    const link = 'https://calendly.com/dana/kick-off';
    const ready = { ...given, content: { ...task.content, link } as typeof task.content };
    expect(whoseTurn(turnFactsOf(begun, ready), () => true).side).toBe('client');
  }
});
