import { milestonesOf, singleModules as singlesPlan, type Placeholder } from '@waymark/events';
import type { Language } from '@waymark/look/language';
import { SANDBOX } from '../executions/blueprints.ts';
import type { DemoAccounts } from '../executions/executions.ts';
import type { DemoGiver } from '../caller/giver.ts';
import { addModule } from './addModule.ts';
import { dataMigration } from './dataMigration.ts';
import type { DemoSubProcess } from './part.ts';
import { singleInGerman, subProcessInGerman } from './partsInGerman.ts';
import { secondCompanyCode } from './secondCompanyCode.ts';
import { selfAssessment } from './selfAssessment.ts';
import { singleModules } from './singleModules.ts';
import { singleSignOn } from './singleSignOn.ts';

type Team = DemoAccounts['team'];

export const subProcesses: readonly DemoSubProcess[] = [
  dataMigration,
  singleSignOn,
  secondCompanyCode,
  selfAssessment,
];

/**
 * What the library holds beside its processes: parts of them, which are imported when needed, and
 * modules that stand alone.
 */
export async function makeLibrary(giver: DemoGiver, team: Team, language: Language): Promise<void> {
  for (const part of subProcesses)
    await makeSubProcess(
      giver,
      team,
      language === 'de' && part.of === SANDBOX ? subProcessInGerman(part) : part,
    );
  const there = new Set<string>();
  const singles = singleModules.map((single) =>
    language === 'de' && single.peopleOf === SANDBOX ? singleInGerman(single) : single,
  );
  for (const { id, by, day, peopleOf, module } of singles)
    await addModule(
      giver,
      {
        ...{ blueprintId: singlesPlan, by: team[by] ?? '', day, there },
        people: await placeholdersOf(giver, peopleOf),
      },
      id,
      module,
    );
}

async function makeSubProcess(
  giver: DemoGiver,
  team: Team,
  { id, of, name, by, day, milestones }: DemoSubProcess,
): Promise<void> {
  const author = team[by] ?? '';
  await giver.give(author, day, 'CreateSubProcess', { ...{ blueprintId: id, typeId: of, name } });
  const { plan } = await giver.blueprint(id);
  const begun = new Map(milestonesOf(plan).map((one) => [one.name, one.milestoneId]));
  const place = {
    ...{ blueprintId: id, by: author, day, there: new Set<string>() },
    people: await placeholdersOf(giver, of),
  };
  for (const [column, { name: milestone, modules }] of milestones.entries()) {
    const milestoneId = begun.get(milestone);
    if (milestoneId === undefined) throw new TypeError(`${of} has no milestone ${milestone}`);
    // A new module comes first (PRODUCT 6.2): the last is added first.
    for (const [row, module] of [...modules.entries()].toReversed())
      await addModule(giver, { ...place, milestoneId }, `${id}-${column}-${row}`, module);
  }
}

async function placeholdersOf(
  giver: DemoGiver,
  blueprintId: string,
): Promise<ReadonlyMap<string, Placeholder>> {
  const { plan } = await giver.blueprint(blueprintId);
  return new Map([...plan.placeholders.values()].map((one) => [one.name, one]));
}

/**
 * What SIG Release asked for (`talk.ts`): its leads take turns, so that rights follow a group of
 * its directory.
 */
export const importSignOn = async (giver: DemoGiver, team: Team): Promise<void> =>
  giver.give(team.priya ?? '', -1, 'ImportSubProcess', {
    ...{ processId: 'demo-release-onboarding', subProcessId: singleSignOn.id },
    ...{ start: giver.date(-1), end: giver.date(59) },
  });
