import type { DraftBlock, ImportDraft } from '@waymark/api';
import {
  blocksOf,
  milestonesOf,
  modulesOf,
  personKind,
  type Block,
  type Module,
  type PersonRef,
  type Plan,
} from '@waymark/events';
import { inCopy } from '../nouns/plan/copying/links.ts';

/**
 * A blueprint's plan as a draft, its ids as keys: what an export says, and what an import of it makes again. People of the
 * workspace are left out, since they may not be there where it is imported; placeholders and roles come along.
 */
export function draftOfPlan(plan: Plan): ImportDraft {
  return {
    milestones: milestonesOf(plan).map(({ milestoneId, name }) => ({
      key: milestoneId,
      name,
      modules: modulesOf(plan, milestoneId).map((module) =>
        moduleOf(plan, module),
      ),
    })),
    placeholders: [...plan.placeholders.values()].map(
      ({ placeholderId, name, description }) => ({
        ...{ placeholderId, name, description },
      }),
    ),
    variables: [...plan.variables.values()],
  };
}

const moduleOf = (plan: Plan, module: Module) => ({
  key: module.moduleId,
  title: module.title,
  description: module.description,
  audience: module.audience,
  participants: module.participants.filter(isKept),
  blocks: blocksOf(plan, module.moduleId).flatMap((block) =>
    blockOf(plan, block),
  ),
});

function blockOf(plan: Plan, { blockId, content }: Block): DraftBlock[] {
  if (content.type !== 'task')
    return [
      {
        kind: 'content',
        key: blockId,
        content: inCopy(content, (taskId) =>
          plan.tasks.has(taskId) ? taskId : null,
        ),
      },
    ];
  const task = plan.tasks.get(content.taskId);
  if (task === undefined) return [];
  const { taskId: key, headline, description } = task;
  const { dueInDays, mandatory, seenBy } = task;
  return [
    {
      kind: 'task',
      ...{ key, headline, description, dueInDays, mandatory, seenBy },
      content: task.content,
      assignee:
        task.assignee !== null && isKept(task.assignee) ? task.assignee : null,
      followers: task.followers.filter(isKept),
    },
  ];
}

const isKept = (person: PersonRef): boolean => personKind(person) !== 'account';
