import {
  blockPart,
  emptyPlan,
  evolvePlan,
  milestonePart,
  modulePart,
  noBlueprint,
  noProcess,
  parseEvent,
  placeholderPart,
  taskPart,
  variablePart,
  withVersion,
  type Metadata,
  type Plan,
  type PlanEvent,
  type Recorded,
} from '@waymark/events';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sales1 } from '../blueprint/starters/index.ts';
import { planCopied } from './copying/copy.ts';
import { rolledOut } from './copying/rollOut.ts';
import { pastOf, type Past } from '../../decisions/past.ts';
import { accepted, counting, play } from './testing/play.ts';
import { randomCommand, randomCommandNames } from './testing/randomCommands.ts';

/** Everything that is wrong with a plan; [] for a valid one. */
function faultsOf(plan: Plan): string[] {
  const faults: string[] = [];
  const check = (ok: boolean | undefined, fault: string) =>
    void (ok === true || faults.push(fault));
  const { milestones, modules, blocks, tasks, placeholders, variables } = plan;

  for (const [id, module] of modules)
    check(milestones.has(module.milestoneId), `module ${id} is in no milestone`);
  for (const [id, block] of blocks) {
    check(modules.has(block.moduleId), `block ${id} is in no module`);
    if (block.content.type === 'task')
      check(tasks.get(block.content.taskId)?.blockId === id, `block ${id} has no task of its own`);
  }
  for (const [id, task] of tasks) {
    const content = blocks.get(task.blockId)?.content;
    check(content?.type === 'task' && content.taskId === id, `task ${id} has no block of its own`);
    check(
      blocks.get(task.blockId)?.moduleId === task.moduleId,
      `task ${id} and its block are in two modules`,
    );
    check(
      task.stuckReason === null || task.status === 'STUCKED',
      `task ${id} has a reason and is not stuck`,
    );
  }
  for (const id of modules.keys())
    check(
      [...blocks.values()].some((b) => b.moduleId === id),
      `module ${id} has no block`,
    );

  const distinct = (list: readonly { weight: number }[]) =>
    new Set(list.map((each) => each.weight)).size === list.length;
  check(distinct([...milestones.values()]), 'two milestones weigh the same');
  for (const id of milestones.keys())
    check(
      distinct([...modules.values()].filter((m) => m.milestoneId === id)),
      `two modules of ${id} weigh the same`,
    );
  for (const id of modules.keys())
    check(
      distinct([...blocks.values()].filter((b) => b.moduleId === id)),
      `two blocks of ${id} weigh the same`,
    );

  const named = [
    ...[...tasks.values()].flatMap((t) => [t.assignee, t.assignedThrough, ...t.followers]),
    ...[...modules.values()].flatMap((m) => m.participants),
  ];
  for (const ref of named)
    check(ref?.startsWith('p::') !== true || placeholders.has(ref), `nobody is behind ${ref}`);

  for (const module of modules.values())
    check(modulePart.written.safeParse(module).success, `module ${module.moduleId} is not valid`);
  for (const task of tasks.values())
    check(taskPart.written.safeParse(task).success, `task ${task.taskId} is not valid`);
  for (const block of blocks.values())
    check(blockPart.written.safeParse(block).success, `block ${block.blockId} is not valid`);
  for (const each of milestones.values())
    check(
      milestonePart.written.safeParse(each).success,
      `milestone ${each.milestoneId} is not valid`,
    );
  for (const each of placeholders.values())
    check(
      placeholderPart.written.safeParse(each).success,
      `placeholder ${each.placeholderId} is not valid`,
    );
  for (const each of variables.values())
    check(variablePart.written.safeParse(each).success, `variable ${each.variableId} is not valid`);
  return faults;
}

/** As it comes back from a log that keeps JSON. */
function throughTheLog(event: PlanEvent): PlanEvent {
  const { type, data } = JSON.parse(JSON.stringify(event)) as PlanEvent;
  const metadata = withVersion(type, {} as Metadata);
  const parsed = parseEvent({ type, data, position: 1n, metadata } as unknown as Recorded);
  return { type: parsed.type, data: parsed.data } as PlanEvent;
}

const valid = (plan: Plan, command: unknown) => {
  const faults = faultsOf(plan);
  if (faults.length > 0) expect.fail(`after ${String(command)}: ${faults.join('; ')}`);
};

const blueprint = { ...noBlueprint, life: 'present' } as const;
const process = { ...noProcess, life: 'present' } as const;
const commands = fc.array(randomCommand, { maxLength: 60 });
const start = (context: ReturnType<typeof counting>): PlanEvent[] =>
  planCopied({ kind: 'template', template: 'SALES_1' }, sales1(context.newId));

describe('whatever commands are accepted', () => {
  test('a blueprint stays a valid plan, from nothing and from a template', () => {
    fc.assert(
      fc.property(commands, fc.boolean(), (given, fromTemplate) => {
        const context = counting();
        const before = fromTemplate ? start(context) : [];
        play({ ...blueprint, plan: before.reduce(evolvePlan, emptyPlan) }, given, context, valid);
      }),
      { numRuns: 300 },
    );
  });

  test('so does what is rolled out from it, whatever then happens', () => {
    fc.assert(
      fc.property(commands, commands, (shaping, working) => {
        const context = counting();
        const shaped = play(
          { ...blueprint, plan: start(context).reduce(evolvePlan, emptyPlan) },
          shaping,
          context,
          valid,
        );
        const copied = planCopied(
          { kind: 'blueprint', blueprintId: 'b', name: 'B', revision: '1' },
          rolledOut(shaped.plan, new Map(), { matching: {}, variables: {} }, context.newId),
        );
        const plan = copied.reduce(evolvePlan, emptyPlan);
        expect(faultsOf(plan)).toEqual([]);
        expect([plan.tasks.size, plan.blocks.size, plan.modules.size]).toEqual([
          shaped.plan.tasks.size,
          shaped.plan.blocks.size,
          shaped.plan.modules.size,
        ]);
        play({ ...process, plan }, working, context, valid);
      }),
      { numRuns: 200 },
    );
  });

  test('folding the same events again gives the same, also after their way through the log', () => {
    fc.assert(
      fc.property(commands, fc.constantFrom(blueprint, process), (given, holder) => {
        const context = counting();
        const before = start(context);
        const { plan, happened } = play(
          { ...holder, plan: before.reduce(evolvePlan, emptyPlan) },
          given,
          context,
          valid,
        );
        const all = [...before, ...happened];
        const stored = all.map(throughTheLog);
        expect(stored).toEqual(all);
        expect(all.reduce(evolvePlan, emptyPlan)).toEqual(plan);
        expect(stored.reduce(evolvePlan, emptyPlan)).toEqual(plan);
      }),
      { numRuns: 150 },
    );
  });

  test('evolve changes nothing in place: an earlier plan stays as it was', () => {
    fc.assert(
      fc.property(commands, (given) => {
        const context = counting();
        const before = start(context).reduce(evolvePlan, emptyPlan);
        const kept = structuredClone(before);
        play({ ...blueprint, plan: before }, given, context, valid);
        expect(before).toEqual(kept);
      }),
      { numRuns: 50 },
    );
  });
});

test('the commands played are accepted and change something, each of them', () => {
  const changing = new Set<string>();
  for (const holder of [blueprint, process]) {
    const context = counting();
    let plan = start(context).reduce(evolvePlan, emptyPlan);
    const remember = pastOf<PlanEvent>(holder);
    let past: Past<PlanEvent> = { ...remember.initial, holder: { ...holder, plan } };
    for (const command of fc.sample(randomCommand, { numRuns: 3000, seed: 21 })) {
      const events = accepted(() => command.decide({ ...holder, plan }, context, past));
      if (events.length > 0) changing.add(command.name);
      plan = events.reduce(evolvePlan, plan);
      past = events.reduce(remember.evolve, past);
    }
  }
  expect(changing).toEqual(new Set(randomCommandNames));
});

test('the check itself finds what is wrong', () => {
  const { plan } = play(
    { ...blueprint, plan: start(counting()).reduce(evolvePlan, emptyPlan) },
    [],
    counting(),
  );
  const [task] = plan.tasks.values();
  expect(faultsOf({ ...plan, blocks: new Map() })).not.toEqual([]);
  expect(
    faultsOf({
      ...plan,
      milestones: new Map([...plan.milestones].map(([id, m]) => [id, { ...m, weight: 1 }])),
    }),
  ).toEqual(['two milestones weigh the same']);
  expect(
    faultsOf({
      ...plan,
      tasks: new Map(plan.tasks).set(task!.taskId, { ...task!, assignee: 'p::gone' }),
    }),
  ).toEqual(['nobody is behind p::gone']);
});
