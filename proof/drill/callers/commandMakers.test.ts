import { emptyPlan, newModule, newTask, noBlueprint, noProcess, type Plan } from '@waymark/events';
import { expect, test } from 'vitest';
import { Seeded } from '../seeded.ts';
import { commandMakers } from './commandMakers.ts';
import { CallersWorld } from './world.ts';

const SEED = 17;
const MOST_TRIES = 5_000;
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
const named = <Part>(count: number, part: (n: number) => readonly [string, Part]) =>
  new Map(numbers(count).map(part));

/** Enough of everything that nothing is too few to be changed, moved or deleted. */
function planOfMany(assignee: string): Plan {
  const tasks = numbers(10).map((n) => ({
    ...newTask(
      { taskId: `t${n}`, blockId: `tb${n}`, moduleId: `m${n % 7}` },
      { headline: `Task ${n}` },
    ),
    assignee,
  }));
  const texts = numbers(26).map((n) => ({
    ...{ blockId: `b${n}`, moduleId: `m${n % 7}`, weight: n },
    content: { type: 'text' as const, html: '<p>Text</p>' },
  }));
  return {
    ...emptyPlan,
    milestones: named(3, (n) => [
      `s${n}`,
      { milestoneId: `s${n}`, name: `Milestone ${n}`, weight: n },
    ]),
    modules: named(7, (n) => [
      `m${n}`,
      newModule({ moduleId: `m${n}`, milestoneId: `s${n % 3}`, weight: n, title: `Module ${n}` }),
    ]),
    tasks: new Map(tasks.map((task) => [task.taskId, task])),
    blocks: new Map(texts.map((block) => [block.blockId, block])),
    placeholders: named(2, (n) => [
      `p::${n}`,
      { placeholderId: `p::${n}`, name: `Placeholder ${n}`, description: '', matchedTo: null },
    ]),
    variables: named(2, (n) => [
      `v${n}`,
      { variableId: `v${n}`, name: `Variable ${n}`, type: 'STRING' as const, value: '', label: '' },
    ]),
  };
}

function worldOfMany(): CallersWorld {
  const people = { owner: 'olga', member: 'mia', clientUsers: ['anna', 'ben'] } as const;
  const world = new CallersWorld({ workspaceId: 'w', clientId: 'c', projectId: 'j', people });
  const [life, plan] = ['present', planOfMany('anna')] as const;
  for (const id of ['p1', 'p2', 'p3'])
    world.plans.set(id, { kind: 'process', state: { ...noProcess, life, plan, processId: id } });
  world.plans.set('b', {
    kind: 'blueprint',
    state: { ...noBlueprint, life, plan, blueprintId: 'b' },
  });
  for (const name of ['DeleteBlock', 'DeleteTask', 'DeleteModule', 'DeleteMilestone'] as const)
    world.noteDeletion({ name, payload: { plan: { kind: 'process', id: 'p1' } } });
  return world;
}

const made = Object.entries(commandMakers).map(([name, { make }]) => [name, make] as const);

test.each(made)('%s is made by who is said to make it', (name, make) => {
  const [world, random] = [worldOfMany(), new Seeded(SEED)];
  const drawn = new Set<string | undefined>();
  for (let tries = 0; !drawn.has(name) && tries < MOST_TRIES; tries++)
    drawn.add(make(world, random)?.name);
  expect([...drawn]).toContain(name);
});
