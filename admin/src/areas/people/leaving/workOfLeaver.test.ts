import { expect, test } from 'vitest';
import { handedOver, workOfLeaver, holdsNothing } from './workOfLeaver.ts';

const task = (planKind: 'process' | 'blueprint' | 'project', planId: string) => ({
  ...{ planKind, planId, planName: `Plan ${planId}` },
});

const execution = (id: string, clientName: string, projectName: string) => ({
  ...{ id, name: `Plan ${id}`, clientName, projectName },
});
const none = { tasks: [], owned: [], placeholders: [], talks: [] };
const nowhere = { executions: [], projects: [] };

test('what somebody has is told by plan, and handed over plan by plan and conversation by conversation', () => {
  const held = workOfLeaver(
    {
      tasks: [
        task('process', 'p'),
        task('blueprint', 'p'),
        task('process', 'p'),
        task('project', 'j'),
      ],
      owned: [execution('p', 'Tidepool', 'Sandbox'), execution('q', 'Kelpline', 'Billing')],
      placeholders: [
        { planId: 'p', name: 'IT contact' },
        { planId: 'r', name: 'Lead' },
        { planId: 'r', name: 'Legal' },
        { planId: 'of another client', name: 'Lead' },
      ],
      talks: [{ planId: 'p', taskId: 't' }],
    },
    {
      executions: [execution('p', 'Tidepool', 'Sandbox'), execution('r', 'Tidepool', 'Autumn')],
      projects: [{ id: 'j', clientName: 'Tidepool' }],
    },
  );
  expect(
    held.plans.map(({ plan, name, of, tasks, owns, standsFor }) => [
      plan.kind,
      plan.id,
      name,
      of,
      tasks,
      owns,
      standsFor,
    ]),
  ).toEqual([
    ['process', 'p', 'Plan p', 'Tidepool, Sandbox', 2, true, ['IT contact']],
    ['blueprint', 'p', 'Plan p', '', 1, false, []],
    ['project', 'j', 'Plan j', 'Tidepool', 1, false, []],
    ['process', 'q', 'Plan q', 'Kelpline, Billing', 0, true, []],
    ['process', 'r', 'Plan r', 'Tidepool, Autumn', 0, false, ['Lead', 'Legal']],
  ]);
  const given = handedOver(held, 'omar', null);
  expect(given).toHaveLength(6);
  expect(given[0]).toEqual({
    name: 'HandOverWork',
    payload: { plan: { kind: 'process', id: 'p' }, from: 'omar', to: null },
  });
  expect(given[5]).toEqual({
    name: 'HandConversation',
    payload: { processId: 'p', taskId: 't', to: null },
  });
});

test('who has nothing hands nothing over', () => {
  const nothing = workOfLeaver(none, nowhere);
  expect([holdsNothing(nothing), handedOver(nothing, 'omar', 'ben')]).toEqual([true, []]);
  expect(
    holdsNothing(workOfLeaver({ ...none, talks: [{ planId: 'p', taskId: 't' }] }, nowhere)),
  ).toBe(false);
});
