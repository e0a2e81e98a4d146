import { emptyPlan, evolvePlan, planEvents, writeWhole, type PlanEvent } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { expectRefusal } from '../../../decisions/testing/given.ts';
import { milestone, module, placeholder, task } from '../testing/samples.ts';
import { planCopied, planCreated, type PlanContent } from './copy.ts';

const source = { kind: 'import', fileName: 'list.md' } as const;
/** `modules` modules of `tasks` tasks each, every one described in `words` bytes. */
const plan = (modules: number, tasks: number, words = 100): PlanContent => ({
  milestones: [milestone('a', 1)],
  modules: Array.from({ length: modules }, (_, m) =>
    module(
      `m${m}`,
      { weight: m + 1 },
      Array.from({ length: tasks }, (_, t) => ({
        task: task(`t${m}-${t}`, { description: 'x'.repeat(words) }),
        weight: t + 1,
      })),
    ),
  ),
  placeholders: [placeholder('p::it')],
  variables: [{ variableId: 'v', name: 'Seats', type: 'NUMBER', value: '', label: '' }],
});
const parts = (events: PlanEvent[]) =>
  events.map((event) => (event.type === 'PlanCopied' ? event.data : expect.fail('another event')));

describe('a plan is copied', () => {
  test('in one event when it is small', () => {
    const content = plan(2, 2);
    expect(planCopied(source, content)).toEqual([
      {
        type: 'PlanCopied',
        data: { source, part: 1, parts: 1, ...content, modules: content.modules.map(writeWhole) },
      },
    ]);
    const empty = { milestones: [], modules: [], placeholders: [], variables: [] };
    expect(planCopied(source, empty)).toEqual([
      { type: 'PlanCopied', data: { source, part: 1, parts: 1, ...empty } },
    ]);
  });
  test('of 1,000 tasks in a few events of whole modules, numbered, with all that was in it', () => {
    const content = plan(20, 50, 300);
    const events = planCopied(source, content);
    expect(events.length).toBeGreaterThan(1);
    expect(events.length).toBeLessThanOrEqual(24);
    expect(parts(events).map(({ part, parts }) => [part, parts])).toEqual(
      events.map((_, i) => [i + 1, events.length]),
    );
    expect(parts(events).flatMap(({ modules }) => modules)).toEqual(
      content.modules.map(writeWhole),
    );
    expect(
      parts(events).flatMap(({ milestones, placeholders, variables }) => [
        ...milestones,
        ...placeholders,
        ...variables,
      ]),
    ).toHaveLength(3);
    expect(events.reduce(evolvePlan, emptyPlan).tasks.size).toBe(1000);
    const schema = planEvents.find(({ type }) => type === 'PlanCopied')?.schema;
    for (const event of events) expect(schema?.safeParse(event).success).toBe(true);
  });
  test('with a module of its own size alone in its event', () => {
    const content = plan(1, 200, 1000);
    expect(
      planCopied(source, { ...content, modules: [...plan(1, 1).modules, ...content.modules] }),
    ).toHaveLength(2);
  });
  test.each([
    [source, 'source'],
    [{ kind: 'blueprint', blueprintId: 'b', name: 'B', revision: '1' }, 'blueprintId'],
    [{ kind: 'template', template: 'SALES_1' }, 'template'],
  ] as const)('never beyond what one append holds: %o', (from, field) => {
    expectRefusal(() => planCopied(from, plan(10, 100, 900)), 'invalid', 'plan-too-large', field);
    expect(() => planCopied(from, plan(10, 100, 900))).toThrow(
      /a plan of 1,\d{3} kB; at most 900 kB/,
    );
  });
  test('up to 4 MB where something is created with it, as long as each module fits one append', () => {
    expect(planCreated(source, plan(300, 5, 1_000)).length).toBeGreaterThan(10);
    expectRefusal(
      () => planCreated(source, plan(300, 5, 3_000)),
      'invalid',
      'plan-too-large',
      'source',
    );
    expectRefusal(
      () => planCreated(source, plan(1, 100, 9_500)),
      'invalid',
      'plan-too-large',
      'source',
    );
  });
});
