import { emptyPlan, evolvePlan, type Block, type Plan, type PlanEvent } from '@waymark/events';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { context } from '../../../decisions/testing/given.ts';
import { cloneBlueprint } from '../../blueprint/clone.ts';
import {
  blueprintOf,
  copied,
  milestone,
  module,
  noBlueprintYet,
  processOf,
  task,
} from '../testing/samples.ts';
import { randomRollout } from '../testing/randomRollout.ts';
import { cloneModule } from './cloneModule.ts';
import { rolledOut } from './rollOut.ts';

const linkTo = (taskId: string | null) => ({ type: 'taskLink', taskId }) as const;
const linking = (moduleId: string, to: readonly (string | null)[], taskIds: readonly string[]) => {
  const whole = module(
    moduleId,
    { milestoneId: 's' },
    taskIds.map((id, i) => ({ task: task(id), weight: i + 1 })),
  );
  const links = to.map((taskId, i) => ({
    blockId: `${moduleId}-${i}`,
    moduleId,
    weight: 10 + i,
    content: linkTo(taskId),
  }));
  return { ...whole, blocks: [...whole.blocks, ...links] };
};
/** `a` points to its own task, to that of `b`, to one that was deleted, and nowhere. */
const filled = copied({
  milestones: [milestone('s', 1)],
  modules: [linking('a', ['ta', 'tb', 'gone', null], ['ta']), linking('b', ['ta'], ['tb'])],
});
const blueprint = blueprintOf(filled).state;

const folded = (events: readonly { type: string }[]) =>
  (events as PlanEvent[]).filter(({ type }) => type === 'PlanCopied').reduce(evolvePlan, emptyPlan);
const linksOf = ({ blocks }: { readonly blocks: readonly Pick<Block, 'content'>[] }) =>
  blocks.flatMap(({ content }) => (content.type === 'taskLink' ? [content.taskId] : []));
const linksIn = ({ blocks }: Plan) => linksOf({ blocks: [...blocks.values()] });
const choices = { matching: {}, variables: {} };

describe('links between tasks that are copied together', () => {
  test('lead to their copies in a rollout, over the borders of modules, and nowhere where theirs did not come along', () => {
    const { modules } = rolledOut(blueprint.plan, new Map(), choices, context().newId);
    const [ta, tb] = modules.map(({ tasks }) => tasks[0]!.taskId);
    const links = modules.map(linksOf);
    expect(links).toEqual([[ta, tb, null, null], [ta]]);
  });

  test('do so in a clone of the blueprint', () => {
    const parent = blueprint;
    const source = { from: blueprint, revision: 1n, parent };
    const events = cloneBlueprint(
      noBlueprintYet.state,
      { blueprintId: 'c', from: 'b', name: 'C' },
      context(),
      source,
    );
    const plan = folded(events);
    const origins = linksIn(plan).map((to) => to && plan.tasks.get(to)?.origin);
    expect(origins).toEqual(['ta', 'tb', null, null, 'ta']);
  });
});

describe('a cloned module', () => {
  const plan = { kind: 'blueprint', id: 'b' } as const;
  const from = { plan, moduleId: 'a' };
  const source = { holder: blueprint, revision: 1n, workspace: { roles: new Map() } };

  test('keeps its links to other tasks of the plan in which it stays', () => {
    const events = cloneModule(
      blueprint,
      { plan, from, moduleId: 'n', milestoneId: 's' },
      context(),
      source,
    );
    const [own] = folded(events).tasks.keys();
    expect(linksIn(folded(events))).toEqual([own, 'tb', null, null]);
  });

  test('has none out of another plan', () => {
    const other = processOf(copied({ milestones: [milestone('s', 1)] })).state;
    const command = {
      plan: { kind: 'process', id: 'p' },
      from,
      moduleId: 'n',
      milestoneId: 's',
    } as const;
    const events = cloneModule(other, command, context(), source);
    const [own] = folded(events).tasks.keys();
    expect(linksIn(folded(events))).toEqual([own, null, null, null]);
  });
});

test('whatever was edited, each link of a rollout leads to the copy of its task', () => {
  fc.assert(
    fc.property(randomRollout, ({ blueprint: before, copied: events }) => {
      const after = events.reduce(evolvePlan, emptyPlan);
      for (const { origin, content } of after.blocks.values()) {
        const original = before.blocks.get(origin!)!.content;
        if (content.type !== 'taskLink' || original.type !== 'taskLink') continue;
        const there = original.taskId !== null && before.tasks.has(original.taskId);
        expect(content.taskId === null ? null : after.tasks.get(content.taskId)?.origin).toBe(
          there ? original.taskId : null,
        );
      }
    }),
    { numRuns: 40 },
  );
});
