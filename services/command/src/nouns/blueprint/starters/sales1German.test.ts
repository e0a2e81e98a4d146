import { nouns, unfinished, unsound } from '@waymark/events';
import { expect, test } from 'vitest';
import { context } from '../../../decisions/testing/given.ts';
import { cleanHtml } from '../../../payloads/richText/cleanHtml.ts';
import * as decide from '../blueprint.ts';
import { noBlueprintYet } from '../../plan/testing/samples.ts';
import { bringForm } from './bringForm.ts';
import { formsOfStarter, sales1, starterForms } from './index.ts';
import { sales1German } from './sales1/de/index.ts';
import { sales1 as sales1English } from './sales1/index.ts';
import type { Starter } from './starter.ts';
import type { StarterForm } from './starterForm.ts';

/** What a starter is but for its words. */
const shapeOf = ({ people, variables, milestones }: Starter) => ({
  people: Object.entries(people).map(([key, { side }]) => [key, side]),
  variables: variables.map(({ type }) => type),
  milestones: milestones.map(({ modules }) =>
    modules.map(({ team, content }) => ({
      team,
      content: content.map((part) =>
        typeof part === 'string'
          ? 'text'
          : [part.by, part.days, part.books, part.optional, part.fills && formShape(part.fills)],
      ),
    })),
  ),
});
const formShape = ({ lines }: StarterForm) =>
  lines.map(({ kind, of, more = {}, if: condition }) => [
    kind,
    of?.length,
    Object.keys(more).toSorted(),
    condition?.length,
  ]);
const { initial: noForm, evolve: evolveForm } = nouns.form;

test('SALES_1 is the same plan in German as in English, part by part', () =>
  expect(shapeOf(sales1German)).toEqual(shapeOf(sales1English)));

test('a process begins with it in the language of who makes it, which is English where nobody said', () => {
  const milestones = (language: 'en' | 'de') => {
    const [, plan] = decide.createBlueprint(
      noBlueprintYet.state,
      { blueprintId: 'b', name: 'Onboarding', template: 'SALES_1', language },
      context(),
    );
    return plan?.type === 'PlanCopied' && plan.data.milestones.map(({ name }) => name);
  };
  expect(milestones('de')).toEqual(['Kick-off', 'Zugang', 'Daten', 'Schulung', 'Go-live']);
  expect(milestones('en')).toEqual(['Kick-off', 'Access', 'Data', 'Training', 'Go-live']);
  expect(sales1(context().newId).milestones[1]?.name).toBe('Access');
});

test('its titles are a line, its texts are what rich text may hold, and nothing is said twice or in English', () => {
  const told = ({ milestones }: Starter) => {
    const modules = milestones.flatMap((milestone) => milestone.modules);
    const parts = modules.flatMap(({ content }) => content);
    const tasks = parts.filter((part) => typeof part !== 'string');
    return {
      titles: [...modules.map(({ title }) => title), ...tasks.map(({ task }) => task)],
      html: [
        ...modules.map(({ description }) => description),
        ...tasks.map(({ words }) => words),
        ...parts.filter((part) => typeof part === 'string'),
      ],
    };
  };
  const { titles, html } = told(sales1German);
  const english = told(sales1English);
  for (const title of titles) expect(title.length).toBeLessThanOrEqual(50);
  for (const text of html) expect(cleanHtml(text)).toBe(text);
  expect(new Set([...titles, ...html]).size).toBe(titles.length + html.length);
  expect(titles.filter((title) => english.titles.includes(title))).toEqual([]);
  expect(html.filter((text) => english.html.includes(text))).toEqual([]);
});

test('its forms are its own beside the English ones, whole, and what is asked of variables is one of the plan', () => {
  const forms = [...formsOfStarter('de').values()];
  expect(forms).toHaveLength(6);
  expect(starterForms.size).toBe(12);
  const names = sales1German.variables.map(({ name }) => name);
  for (const form of forms) {
    const { draft } = bringForm(noForm, form).reduce(evolveForm, noForm);
    expect([unfinished(draft), unsound(draft)]).toEqual([[], null]);
    for (const field of draft.fields)
      if ('variable' in field && field.variable !== '') expect(names).toContain(field.variable);
    const choices = draft.fields.flatMap((field) =>
      'choices' in field ? [field.choices.map(({ choiceId }) => choiceId)] : [],
    );
    for (const ids of choices) expect(new Set(ids).size).toBe(ids.length);
  }
});
