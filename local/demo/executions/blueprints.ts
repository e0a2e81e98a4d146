import { readFile } from 'node:fs/promises';
import { milestonesOf, modulesOf, tasksOf } from '@waymark/events';
import type { DemoGiver } from '../caller/giver.ts';

const checklists = new URL(
  '../../../services/command/src/documents/importer/fixtures/',
  import.meta.url,
);

export const SANDBOX = 'demo-sandbox-onboarding';
export const RELEASE = 'demo-release-manager';
export const serviceRole = 'r::project-services';

export const placeholders = {
  maintainer: {
    placeholderId: 'p::maintainer',
    name: 'Maintainer',
    description: 'Any maintainer with write access',
  },
  owner: {
    placeholderId: 'p::org-owner',
    name: 'Org owner',
    description: 'Owns the GitHub organization',
  },
  legal: {
    placeholderId: 'p::legal-contact',
    name: 'Legal contact',
    description: 'Signs for domain and trademark',
  },
  community: {
    placeholderId: 'p::community-lead',
    name: 'Community lead',
    description: 'Runs Slack and online programs',
  },
} as const;

const names = {
  [SANDBOX]: 'Start in the Sandbox',
  [RELEASE]: 'Start as a Release Manager',
} as const;

const variables = [
  { variableId: 'projectName', name: 'projectName', type: 'STRING' },
  { variableId: 'organizationUrl', name: 'organizationUrl', type: 'LINK' },
  { variableId: 'slackChannel', name: 'slackChannel', type: 'STRING' },
  { variableId: 'maintainerCount', name: 'maintainerCount', type: 'NUMBER' },
] as const;

/** Imports both published checklists and says who does what, and by when. */
export async function makeBlueprints(giver: DemoGiver, dana: string, ines: string): Promise<void> {
  await importChecklist(giver, dana, SANDBOX, 'cncf-project-onboarding.md', -38);
  await importChecklist(giver, ines, RELEASE, 'kubernetes-release-manager.md', -36);
  const plan = { kind: 'blueprint', id: SANDBOX } as const;
  for (const placeholder of Object.values(placeholders))
    await giver.give(dana, -38, 'AddPlaceholder', { plan, ...placeholder });
  for (const variable of variables)
    await giver.give(dana, -38, 'AddVariable', { plan, ...variable });
  await assignTasks(giver, dana, SANDBOX);
  await giver.give(ines, -36, 'AddPlaceholder', {
    plan: { kind: 'blueprint', id: RELEASE },
    ...placeholders.maintainer,
    name: 'New Release Manager',
    description: 'Is onboarded',
  });
  await assignTasks(giver, ines, RELEASE);
}

async function importChecklist(
  giver: DemoGiver,
  as: string,
  blueprintId: keyof typeof names,
  fileName: string,
  day: number,
): Promise<void> {
  const source = await readFile(new URL(fileName, checklists), 'utf8');
  // As it is proposed to whoever imports it, by a name that stands behind the plan that is shown
  // first.
  await giver.give(as, day, 'ImportBlueprint', {
    ...{ blueprintId, fileName, source, name: names[blueprintId] },
  });
  const { plan: content } = await giver.blueprint(blueprintId);
  const plan = { kind: 'blueprint', id: blueprintId } as const;
  for (const { taskId, headline } of content.tasks.values()) {
    const whole = shortened.find(([begins]) => headline.startsWith(begins))?.[1];
    if (whole !== undefined)
      await giver.give(as, day, 'SetTaskHeadline', { ...{ plan, taskId, headline: whole } });
  }
}

/**
 * Sentences that are too long for a headline, by how they begin, as people would say them; the
 * whole one stands below.
 */
const shortened = [
  ['Ensure that that the CNCF Code of Conduct', 'Name the code of conduct in your README'],
] as const;

/** Every task gets a person and a date; what only the team does is hidden from clients. */
async function assignTasks(giver: DemoGiver, as: string, blueprintId: string): Promise<void> {
  const { plan: content } = await giver.blueprint(blueprintId);
  const plan = { kind: 'blueprint', id: blueprintId } as const;
  const day = -35;
  let inDays = 3;
  for (const milestone of milestonesOf(content))
    for (const { moduleId, title } of modulesOf(content, milestone.milestoneId)) {
      const forTeam = /staff/i.test(title);
      if (forTeam)
        await giver.give(as, day, 'SetModuleAudience', { plan, moduleId, audience: 'INTERN' });
      for (const task of tasksOf(content, moduleId)) {
        const assignee = forTeam
          ? serviceRole
          : blueprintId === SANDBOX
            ? placeholderFor(`${task.headline} ${task.description}`)
            : placeholders.maintainer.placeholderId;
        await giver.give(as, day, 'SetTaskAssignee', { plan, taskId: task.taskId, assignee });
        await giver.give(as, day, 'SetTaskDueInDays', {
          plan,
          taskId: task.taskId,
          dueInDays: Math.min(Math.round(inDays), 60),
        });
        inDays += 1.4;
      }
    }
}

function placeholderFor(headline: string): string {
  if (/trademark|license|policy|DCO|domain/i.test(headline))
    return placeholders.legal.placeholderId;
  if (/slack|program|artwork|website|footer/i.test(headline))
    return placeholders.community.placeholderId;
  if (/organization|enterprise|GHE/i.test(headline)) return placeholders.owner.placeholderId;
  return placeholders.maintainer.placeholderId;
}
