import {
  emptyText,
  newModule,
  newTask,
  type Block,
  type Task,
  type WholeModule,
} from '@waymark/events';
import type { PlanContent } from '../nouns/plan/copying/copy.ts';
import type { Outline, OutlineModule, OutlineTask } from './outline.ts';

/**
 * What the outline of a checklist becomes in a blueprint: each module with its blocks weighed 1, 2, 3 … and its
 * tasks. The first link of a task becomes its button.
 */
export function planFromOutline(
  { milestones }: Outline,
  newId: () => string,
): PlanContent {
  const columns = milestones.map((milestone, i) => ({
    milestone,
    milestoneId: newId(),
    weight: i + 1,
  }));
  return {
    milestones: columns.map(({ milestone, milestoneId, weight }) => ({
      milestoneId,
      name: milestone.name,
      weight,
    })),
    modules: columns.flatMap(({ milestone, milestoneId }) =>
      milestone.modules.map((module, i) =>
        wholeModule(module, milestoneId, i + 1, newId),
      ),
    ),
    placeholders: [],
    variables: [],
  };
}

function wholeModule(
  { title, description, blocks }: OutlineModule,
  milestoneId: string,
  weight: number,
  newId: () => string,
): WholeModule {
  const moduleId = newId();
  const placed: Block[] = [];
  const tasks: Task[] = [];
  for (const block of blocks) {
    const place = {
      blockId: newId(),
      moduleId,
      weight: placed.length + 1,
    };
    if (block.kind === 'text') {
      placed.push({
        ...place,
        content: { type: 'text', html: block.html },
      });
      continue;
    }
    const taskId = newId();
    placed.push({ ...place, content: { type: 'task', taskId } });
    tasks.push(
      newTask(
        { taskId, blockId: place.blockId, moduleId },
        wordsOf(block.task),
      ),
    );
  }
  if (blocks.length === 0)
    placed.push({
      blockId: newId(),
      moduleId,
      weight: 1,
      content: emptyText,
    });
  return {
    ...newModule({ moduleId, milestoneId, title, weight }, description),
    blocks: placed,
    tasks,
  };
}

const wordsOf = ({ headline, description }: OutlineTask) => ({
  headline,
  description,
  content: { type: 'simple' as const, action: firstLink(description) },
});

function firstLink(html: string) {
  const href = /<a [^>]*?href="(https?:\/\/[^"]+)"/.exec(html)?.[1];
  return href === undefined
    ? null
    : {
        href: href.replaceAll('&amp;', '&').replaceAll('&#x26;', '&'),
        text: 'Do it now',
      };
}
