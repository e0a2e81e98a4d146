import type { Language } from '@waymark/look/language';
import { placeholders, SANDBOX, serviceRole } from './blueprints.ts';
import type { DemoGiver } from '../caller/giver.ts';
import { GERMAN, ONBOARDING } from '../onboarding/blueprint.ts';
import { matchOnboarding } from '../onboarding/matching.ts';
import { passDays } from './passingDays.ts';
import type { ClientName } from '../../base/demoPeople.ts';
import { rolloutsIn, type DemoRollout } from './rollouts.ts';

/** The accounts that do the work: the team by name, and the users of each client. */
export type DemoAccounts = {
  team: Record<string, string>;
  users: Record<ClientName, readonly string[]>;
};

/**
 * Rolls the blueprints out and lets the days since then pass: modules start, clients work, one gets
 * stuck.
 */
export async function makeExecutions(
  giver: DemoGiver,
  { team, users }: DemoAccounts,
  clientIds: Record<ClientName, string>,
  language: Language,
): Promise<void> {
  const dana = team.dana ?? '';
  const projects = new Set<string>();
  for (const execution of rolloutsIn(language)) {
    const clientId = clientIds[execution.client];
    const projectId = `${clientId}-${execution.project.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
    if (!projects.has(projectId))
      await giver.give(dana, execution.start, 'AddProject', {
        projectId,
        clientId,
        name: execution.project,
      });
    projects.add(projectId);
    await rollOut(giver, execution, team, projectId, users[execution.client]);
    await giver.give(dana, execution.start, 'SetProcessOwner', {
      processId: execution.id,
      accountId: team[execution.owner] ?? null,
    });
    await passDays(giver, execution, team, users[execution.client]);
    await rate(giver, execution, users[execution.client]);
  }
  // Who answers for a whole checklist hears of each of its tasks, and has read that by now.
  await giver.give(team.ines ?? '', -1, 'MarkNoticesRead', { upTo: giver.instant(-1) });
}

async function rate(
  giver: DemoGiver,
  { id: processId, rated }: DemoRollout,
  [first = '']: readonly string[],
): Promise<void> {
  if (rated === undefined) return;
  const { day, ...rating } = rated;
  await giver.give(first, day, 'RateProcess', { processId, ...rating });
}

async function rollOut(
  giver: DemoGiver,
  { id, blueprintId, start, open, days = 62, byDana }: DemoRollout,
  team: Record<string, string>,
  projectId: string,
  users: readonly string[],
): Promise<void> {
  const { dana = '' } = team;
  const [first = '', second = first, third = first] = users;
  const everyone = {
    [placeholders.maintainer.placeholderId]: first,
    ...(byDana ? { [serviceRole]: dana } : {}),
  };
  const all = {
    ...everyone,
    [placeholders.owner.placeholderId]: first,
    [placeholders.legal.placeholderId]: third,
    ...(open ? {} : { [placeholders.community.placeholderId]: second }),
  };
  await giver.give(dana, start, 'CreateProcess', {
    processId: id,
    projectId,
    blueprintId,
    start: giver.date(start),
    end: giver.date(start + days),
    matching:
      blueprintId === ONBOARDING || blueprintId === GERMAN
        ? await matchOnboarding(giver, blueprintId, team, users)
        : blueprintId === SANDBOX
          ? all
          : everyone,
    variables: blueprintId === SANDBOX ? { maintainerCount: { value: '7', label: '' } } : {},
  });
}
