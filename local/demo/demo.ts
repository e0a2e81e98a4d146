import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@waymark/look/language';
import { makeBlueprints, serviceRole } from './executions/blueprints.ts';
import { makeBoard } from './board.ts';
import { makeBrand } from './brand.ts';
import { makeExecutions, type DemoAccounts } from './executions/executions.ts';
import { makeForms, makeNewVersions } from './forms/makeForms.ts';
import type { FillableLog } from '../instance/instance.ts';
import { BEGAN, DEMO_WORKSPACE, DemoGiver } from './caller/giver.ts';
import { GERMAN, makeOnboarding, ONBOARDING } from './onboarding/blueprint.ts';
import { importSignOn, makeLibrary } from './library/makeLibrary.ts';
import { makeTalk } from './talk.ts';
import { makeViews } from './views.ts';
import { clients, invitee, team, type ClientName, type DemoClient } from '../base/demoPeople.ts';

/**
 * Makes the demo workspace through commands, as people would, once: into an empty log, or on from
 * where a start that was cut off stopped.
 * @param readIn the language of whoever starts it: in German most clients are brought on board by
 * the German plan
 */
export async function makeDemo(
  instance: FillableLog,
  dataDir: string,
  say: (line: string) => void,
  readIn: Language,
): Promise<void> {
  const note = join(dataDir, 'demo.json');
  const found = await readFile(note, 'utf8').then(
    (text) => JSON.parse(text) as Note,
    () => null,
  );
  if (found?.done === true || (found === null && (await instance.log.head()) > 0n)) return;
  say('Making the demo workspace …');
  const started = found?.started ?? new Date().toISOString();
  // One that was cut off goes on as it began, whoever starts it again.
  const language = found?.language ?? readIn;
  await writeFile(note, JSON.stringify({ started, language, done: false }));
  const giver = new DemoGiver(instance, new Date(started));
  const accounts = await makeTeam(giver, language);
  const ids = await makeClients(giver, accounts, language);
  const { dana = '' } = accounts.team;
  await makeBrand(giver, dana, language);
  await makeForms(giver, dana, language);
  await makeOnboarding(giver, dana, ONBOARDING);
  await makeOnboarding(giver, dana, GERMAN);
  await makeBlueprints(giver, dana, accounts.team.ines ?? '', language);
  await makeExecutions(giver, accounts, ids, language);
  await makeTalk(giver, accounts, language);
  await makeNewVersions(giver, dana, language);
  await makeBoard(giver, accounts, language);
  await makeViews(giver, accounts, language);
  await makeLibrary(giver, accounts.team, language);
  await importSignOn(giver, accounts.team);
  await writeFile(note, JSON.stringify({ started, language, done: true }));
}

type Note = { readonly started: string; readonly done: boolean; readonly language?: Language };

async function makeTeam(giver: DemoGiver, language: Language): Promise<DemoAccounts> {
  const ids: Record<string, string> = {};
  for (const [name, person] of Object.entries(team)) ids[name] = await giver.account(person);
  const dana = ids.dana ?? '';
  if (language === 'de')
    for (const id of Object.values(ids))
      await giver.give(id, BEGAN, 'ChooseLanguage', { language });
  await giver.give(dana, BEGAN, 'CreateWorkspace', {
    workspaceId: DEMO_WORKSPACE,
    name: language === 'de' ? 'Projektservice' : 'Project Services',
  });
  for (const name of ['mikkel', 'ines', 'priya'] as const) {
    await giver.give(dana, BEGAN, 'InviteTeamUser', { email: team[name].email });
    await giver.give(ids[name] ?? '', BEGAN, 'AcceptInvitation', { workspaceId: DEMO_WORKSPACE });
  }
  await giver.give(dana, -1, 'InviteTeamUser', invitee);
  await giver.give(dana, BEGAN, 'AddRole', {
    roleId: serviceRole,
    name: language === 'de' ? 'Projektservice' : 'Project services',
    internExtern: 'INTERN',
    defaultEmailAddress: team.ines.email,
  });
  await giver.give(dana, BEGAN, 'AddRole', {
    roleId: 'r::it-lead',
    name: language === 'de' ? 'IT-Leitung beim Kunden' : 'IT lead at the client',
    internExtern: 'EXTERN',
  });
  return {
    team: ids,
    users: {
      tidepool: [],
      kelpline: [],
      lanternfish: [],
      quillmesh: [],
      ravelin: [],
      norddeich: [],
      release: [],
    },
  };
}

async function makeClients(
  giver: DemoGiver,
  accounts: DemoAccounts,
  language: Language,
): Promise<Record<ClientName, string>> {
  const dana = accounts.team.dana ?? '';
  for (const [name, client] of Object.entries(clients) as [ClientName, DemoClient][]) {
    await giver.give(dana, BEGAN, 'AddClient', { clientId: client.id, name: client.name });
    const users: string[] = [];
    for (const user of client.users) {
      const accountId = await giver.account(user);
      users.push(accountId);
      const reads = client.language ?? language;
      if (reads !== 'en') await giver.give(accountId, BEGAN, 'ChooseLanguage', { language: reads });
      await giver.give(dana, BEGAN, 'InviteClientUser', { clientId: client.id, email: user.email });
      await giver.give(accountId, BEGAN, 'AcceptInvitation', {
        workspaceId: DEMO_WORKSPACE,
        clientId: client.id,
      });
    }
    accounts.users[name] = users;
  }
  return Object.fromEntries(
    Object.entries(clients).map(([name, client]) => [name, client.id]),
  ) as Record<ClientName, string>;
}
