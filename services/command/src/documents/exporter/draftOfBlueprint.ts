import type { DraftBlock, ImportDraft } from '@waymark/api';
import {
  inClear,
  blocksOf,
  milestonesOf,
  modulesOf,
  personKind,
  type Block,
  type Blueprint,
  type Module,
  type Plan,
} from '@waymark/events';
import { withPeople } from '../../nouns/blueprint/draftPeople.ts';
import { inCopy } from '../../nouns/plan/copying/links.ts';

/** What of a blueprint a draft can hold. */
export type Exported = Pick<Blueprint, 'plan' | 'dates' | 'followers' | 'mails'>;

/**
 * A blueprint as a draft, its ids as keys: what an export says, and what an import of it makes
 * again.
 */
export function draftOfBlueprint({ plan, dates, followers, mails }: Exported): ImportDraft {
  return {
    milestones: milestonesOf(plan).map(({ milestoneId, name }) => ({
      key: milestoneId,
      name,
      modules: modulesOf(plan, milestoneId).map((module) => moduleOf(plan, module)),
    })),
    placeholders: [...plan.placeholders.values()].map(({ placeholderId, name, description }) => ({
      ...{ placeholderId, name, description },
    })),
    variables: [...plan.variables.values()].map((variable) => ({
      ...variable,
      value: inClear(variable.value),
    })),
    ...{ dates, followers: [...followers], mails },
  };
}

const moduleOf = (plan: Plan, module: Module) => ({
  key: module.moduleId,
  title: module.title,
  description: module.description,
  audience: module.audience,
  participants: module.participants,
  blocks: blocksOf(plan, module.moduleId).flatMap((block) => blockOf(plan, block)),
});

function blockOf(plan: Plan, { blockId, content }: Block): DraftBlock[] {
  if (content.type !== 'task')
    return [
      {
        kind: 'content',
        key: blockId,
        content: inCopy(content, (taskId) => (plan.tasks.has(taskId) ? taskId : null)),
      },
    ];
  const task = plan.tasks.get(content.taskId);
  if (task === undefined) return [];
  const { taskId: key, headline, description } = task;
  const { dueInDays, mandatory, seenBy, duration, variables } = task;
  return [
    {
      kind: 'task',
      ...{ key, headline, description, dueInDays, mandatory, seenBy },
      ...{ duration, variables, content: task.content },
      ...{ assignee: task.assignee, followers: task.followers },
    },
  ];
}

/**
 * The draft without people of the workspace, since they may not be there where it is imported;
 * placeholders and roles come along.
 */
export const withoutAccounts = (draft: ImportDraft): ImportDraft =>
  withPeople(draft, (ref) => personKind(ref) !== 'account');
