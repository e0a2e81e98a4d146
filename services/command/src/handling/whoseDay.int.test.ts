import { afterAll, beforeAll, expect, test } from 'vitest';
import { streamOf } from '@waymark/events';
import { startHarness, type CommandHarness } from '../testing/commandHarness.ts';
import { sampleWorkspace } from '../testing/sampleWorkspace.ts';

let now = '2026-11-21T10:00:00.000Z';
let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;
beforeAll(async () => {
  harness = await startHarness(() => new Date(now));
  world = await sampleWorkspace(harness);
});
afterAll(() => harness.stop());

/**
 * Modules of a rolled-out process that wait to be started, each with a task that is due a day
 * after.
 */
let waiting: string[];
const plan = { kind: 'process', id: 'days' } as const;
const stream = streamOf.process('w', 'days');
beforeAll(async () => {
  const { olga } = world;
  const blueprint = { kind: 'blueprint', id: 'days-b' } as const;
  await harness.give(olga, 'CreateBlueprint', {
    blueprintId: 'days-b',
    name: 'Days',
    template: 'EMPTY',
  });
  await harness.give(olga, 'AddMilestone', {
    plan: blueprint,
    milestoneId: 'days-s',
    name: 'Start',
  });
  for (let n = 0; n < 8; n++) {
    const moduleId = `day-${n}`;
    await harness.give(olga, 'AddModule', {
      plan: blueprint,
      moduleId,
      milestoneId: 'days-s',
      title: moduleId,
    });
    await harness.give(olga, 'AddTask', {
      ...{ plan: blueprint, moduleId, taskId: `t-${n}`, blockId: `b-${n}`, headline: 'Task' },
    });
    await harness.give(olga, 'SetTaskDueInDays', {
      plan: blueprint,
      taskId: `t-${n}`,
      dueInDays: 1,
    });
  }
  await harness.give(olga, 'CreateProcess', {
    ...{
      processId: 'days',
      projectId: 'jx',
      blueprintId: 'days-b',
      start: '2026-11-21',
      end: '2027-01-22',
    },
  });
  waiting = (await harness.eventsOf(stream)).flatMap(({ type, data }) =>
    type === 'PlanCopied'
      ? (data as { modules: { moduleId: string }[] }).modules.map(({ moduleId }) => moduleId)
      : [],
  );
});

/** The day on which a module is started at an instant, and that on which its task is due then. */
async function startedAt(instant: string) {
  now = instant;
  await harness.give(world.olga, 'SetModuleStatus', {
    plan,
    moduleId: waiting.shift()!,
    status: 'ACTIVE',
  });
  const { on, due } = (await harness.eventsOf(stream)).findLast(
    ({ type }) => type === 'ModuleStatusSet',
  )?.data as { on: string; due: readonly { to: string }[] };
  return [on, ...due.map(({ to }) => to)];
}
const goesBy = (timeZone: string) => harness.give(world.olga, 'SetTimeZone', { timeZone });
const EVENING = '2026-11-26T20:33:00.000Z';

test('without a zone of its own a workspace goes by that of the instance', async () => {
  expect(await startedAt('2026-11-26T22:59:00.000Z')).toEqual(['2026-11-26', '2026-11-27']);
  expect(await startedAt('2026-11-26T23:00:00.000Z')).toEqual(['2026-11-27', '2026-11-28']);
});

test('in Auckland it is the next day already', async () => {
  await goesBy('Pacific/Auckland');
  expect(await startedAt(EVENING)).toEqual(['2026-11-27', '2026-11-28']);
});

test('in Los Angeles it is the day before still, whatever the date is in Greenwich', async () => {
  await goesBy('America/Los_Angeles');
  expect(await startedAt('2026-11-27T04:00:00.000Z')).toEqual(['2026-11-26', '2026-11-27']);
});

test('the change of the clocks moves where the day ends', async () => {
  await goesBy('Europe/Berlin');
  expect(await startedAt('2026-10-24T21:59:00.000Z')).toEqual(['2026-10-24', '2026-10-25']);
  expect(await startedAt('2026-10-24T22:00:00.000Z')).toEqual(['2026-10-25', '2026-10-26']);
  expect(await startedAt('2026-10-25T22:59:00.000Z')).toEqual(['2026-10-25', '2026-10-26']);
  expect(await startedAt('2027-03-28T22:00:00.000Z')).toEqual(['2027-03-29', '2027-03-30']);
});

test('a change of the zone moves nothing that has a date already', async () => {
  const before = await harness.eventsOf(stream);
  await goesBy('Pacific/Auckland');
  expect(await harness.eventsOf(stream)).toEqual(before);
});
