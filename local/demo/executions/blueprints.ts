import { readFile } from 'node:fs/promises';
import { milestonesOf, modulesOf, tasksOf } from '@waymark/events';
import type { Language } from '@waymark/look/language';
import type { DemoGiver } from '../caller/giver.ts';

/** Both as they were published, and in German. */
const checklists: Readonly<Record<Language, URL>> = {
  en: new URL('../../../services/command/src/documents/importer/fixtures/', import.meta.url),
  de: new URL('../checklists/', import.meta.url),
};

export const SANDBOX = 'demo-sandbox-onboarding';
export const RELEASE = 'demo-release-manager';
export const serviceRole = 'r::project-services';

export const placeholders = {
  maintainer: { placeholderId: 'p::maintainer' },
  owner: { placeholderId: 'p::org-owner' },
  legal: { placeholderId: 'p::legal-contact' },
  community: { placeholderId: 'p::community-lead' },
} as const;

type StandIn = { readonly name: string; readonly description: string };
type Words = {
  readonly files: { readonly [SANDBOX]: string; readonly [RELEASE]: string };
  readonly names: { readonly [SANDBOX]: string; readonly [RELEASE]: string };
  readonly standIns: Readonly<Record<keyof typeof placeholders, StandIn>>;
  readonly newcomer: StandIn;
  /** By the ids of variables. */
  readonly variables: Readonly<Record<keyof typeof variables, string>>;
  /** What the team does by itself, by the title of its module. */
  readonly ofTeam: RegExp;
  /** Whose a task is, by its words; the maintainer's where none fit. */
  readonly about: Readonly<Record<'legal' | 'community' | 'owner', RegExp>>;
  /**
   * Sentences that are too long for a headline, by how they begin, as people would say them; the
   * whole one stands below.
   */
  readonly shortened: readonly (readonly [string, string])[];
};

const variables = {
  projectName: 'STRING',
  organizationUrl: 'LINK',
  slackChannel: 'STRING',
  maintainerCount: 'NUMBER',
} as const;

const inLanguage: Readonly<Record<Language, Words>> = {
  en: {
    files: { [SANDBOX]: 'cncf-project-onboarding.md', [RELEASE]: 'kubernetes-release-manager.md' },
    names: { [SANDBOX]: 'Start in the Sandbox', [RELEASE]: 'Start as a Release Manager' },
    standIns: {
      maintainer: { name: 'Maintainer', description: 'Any maintainer with write access' },
      owner: { name: 'Org owner', description: 'Owns the GitHub organization' },
      legal: { name: 'Legal contact', description: 'Signs for domain and trademark' },
      community: { name: 'Community lead', description: 'Runs Slack and online programs' },
    },
    newcomer: { name: 'New Release Manager', description: 'Is onboarded' },
    variables: {
      projectName: 'projectName',
      organizationUrl: 'organizationUrl',
      slackChannel: 'slackChannel',
      maintainerCount: 'maintainerCount',
    },
    ofTeam: /staff/i,
    about: {
      legal: /trademark|license|policy|DCO|domain/i,
      community: /slack|program|artwork|website|footer/i,
      owner: /organization|enterprise|GHE/i,
    },
    shortened: [
      ['Ensure that that the CNCF Code of Conduct', 'Name the code of conduct in your README'],
    ],
  },
  de: {
    files: { [SANDBOX]: 'cncf-projekt-onboarding.md', [RELEASE]: 'kubernetes-release-manager.md' },
    names: { [SANDBOX]: 'Start in der Sandbox', [RELEASE]: 'Start als Release-Manager' },
    standIns: {
      maintainer: { name: 'Maintainer', description: 'Wer im Projekt schreiben darf' },
      owner: {
        name: 'Eigentümer der Organisation',
        description: 'Verwaltet die GitHub-Organisation',
      },
      legal: { name: 'Rechtliches', description: 'Unterschreibt für Domain und Marke' },
      community: {
        name: 'Leitung der Community',
        description: 'Betreut Slack und Veranstaltungen',
      },
    },
    newcomer: { name: 'Neuer Release-Manager', description: 'Wird eingearbeitet' },
    variables: {
      projectName: 'Projektname',
      organizationUrl: 'Organisation',
      slackChannel: 'Slack-Kanal',
      maintainerCount: 'Anzahl der Maintainer',
    },
    ofTeam: /aufgaben der cncf/i,
    about: {
      legal: /marken|lizenz|richtlinie|DCO|domain/i,
      community: /slack|veranstaltungen|grafiken|website|fußzeile/i,
      owner: /organisation|enterprise/i,
    },
    shortened: [],
  },
};

/** Imports both published checklists and says who does what, and by when. */
export async function makeBlueprints(
  giver: DemoGiver,
  dana: string,
  ines: string,
  language: Language,
): Promise<void> {
  const words = inLanguage[language];
  await importChecklist(giver, dana, SANDBOX, language, -38);
  await importChecklist(giver, ines, RELEASE, language, -36);
  const plan = { kind: 'blueprint', id: SANDBOX } as const;
  for (const [who, placeholder] of Object.entries(placeholders))
    await giver.give(dana, -38, 'AddPlaceholder', {
      ...{ plan, ...placeholder },
      ...words.standIns[who as keyof typeof placeholders],
    });
  for (const [variableId, type] of Object.entries(variables))
    await giver.give(dana, -38, 'AddVariable', {
      ...{ plan, variableId, type },
      name: words.variables[variableId as keyof typeof variables],
    });
  await assignTasks(giver, dana, SANDBOX, words);
  await giver.give(ines, -36, 'AddPlaceholder', {
    plan: { kind: 'blueprint', id: RELEASE },
    ...placeholders.maintainer,
    ...words.newcomer,
  });
  await assignTasks(giver, ines, RELEASE, words);
}

async function importChecklist(
  giver: DemoGiver,
  as: string,
  blueprintId: typeof SANDBOX | typeof RELEASE,
  language: Language,
  day: number,
): Promise<void> {
  const { files, names, shortened } = inLanguage[language];
  const fileName = files[blueprintId];
  const source = await readFile(new URL(fileName, checklists[language]), 'utf8');
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

/** Every task gets a person and a date; what only the team does is hidden from clients. */
async function assignTasks(
  giver: DemoGiver,
  as: string,
  blueprintId: string,
  { ofTeam, about }: Words,
): Promise<void> {
  const { plan: content } = await giver.blueprint(blueprintId);
  const plan = { kind: 'blueprint', id: blueprintId } as const;
  const day = -35;
  let inDays = 3;
  for (const milestone of milestonesOf(content))
    for (const { moduleId, title } of modulesOf(content, milestone.milestoneId)) {
      const forTeam = ofTeam.test(title);
      if (forTeam)
        await giver.give(as, day, 'SetModuleAudience', { plan, moduleId, audience: 'INTERN' });
      for (const task of tasksOf(content, moduleId)) {
        const assignee = forTeam
          ? serviceRole
          : blueprintId === SANDBOX
            ? placeholderFor(`${task.headline} ${task.description}`, about)
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

function placeholderFor(words: string, about: Words['about']): string {
  const whose = (['legal', 'community', 'owner'] as const).find((who) => about[who].test(words));
  return placeholders[whose ?? 'maintainer'].placeholderId;
}
