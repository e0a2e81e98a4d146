import { apiScopes, scopesOfCommand, type ApiScope, type CommandName } from '@waymark/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandTable } from '../nouns/table/commandTable.ts';
import { madeApiKey } from '../testing/apiKeys.ts';
import { startHarness, type CommandHarness } from '../testing/commandHarness.ts';
import { everyExample, type EveryExample } from '../testing/everyExample.ts';
import { sampleWorkspace } from '../testing/sampleWorkspace.ts';

/** Gives every command there is by keys with each scope: no right too many, none too few. */
const last = ['DeleteProcess', 'DeleteBlueprint', 'DeleteProject'];
const rank = (name: string) =>
  last.includes(name) ? 2 + last.indexOf(name) : /^(Delete|Remove)/.test(name) ? 1 : 0;
const names = (Object.keys(commandTable) as CommandName[]).toSorted((a, b) => rank(a) - rank(b));

let harness: CommandHarness;
let payloads: EveryExample;
/** Scopes, in one word -> the text of a key that has these alone. */
const keys = new Map<string, string>();
const wordOf = (scopes: readonly ApiScope[]) => scopes.join(' ');

beforeAll(async () => {
  harness = await startHarness();
  const world = await sampleWorkspace(harness);
  const [tina, uma] = (await Promise.all(
    ['tina', 'uma'].map((name) => harness.account(`${name}@example.com`)),
  )) as [string, string];
  for (const name of ['tina', 'uma'])
    await harness.give(world.olga, 'InviteTeamUser', { email: `${name}@example.com` });
  await harness.give(tina, 'AcceptInvitation', { workspaceId: 'w' });
  payloads = everyExample({ ...world, tina, uma });
  const needed = names.flatMap((name) => {
    const scopes = scopesOfCommand(name, payloads[name]);
    return scopes === null || scopes.length === 1 ? [] : [scopes];
  });
  for (const scopes of [...apiScopes.map((scope) => [scope]), apiScopes, ...needed])
    if (!keys.has(wordOf(scopes)))
      keys.set(wordOf(scopes), (await madeApiKey(harness, world.olga, scopes)).key);
});
afterAll(() => harness.stop());

async function outcome(name: CommandName, scopes: readonly ApiScope[]) {
  const token = keys.get(wordOf(scopes)) ?? '';
  const { status, body } = await harness.post(null, name, payloads[name], { token });
  return status === 200 ? 'done' : body.code;
}

test('each command is given by the scopes that it needs, and by no others', async () => {
  for (const name of names) {
    const needed = scopesOfCommand(name, payloads[name]);
    const others = apiScopes.filter((scope) => wordOf([scope]) !== wordOf(needed ?? []));
    for (const scope of others)
      expect([name, scope, await outcome(name, [scope])]).toEqual([
        ...[name, scope, needed === null ? 'not-for-api-keys' : 'scope-missing'],
      ]);
    const right = needed === null ? apiScopes : needed;
    expect([name, await outcome(name, right)]).toEqual([
      ...[name, needed === null ? 'not-for-api-keys' : 'done'],
    ]);
  }
});

test('what no key does is what is people’s own, what they say, and who comes in by what way', () => {
  const closed = names.filter((name) => scopesOfCommand(name, payloads[name]) === null);
  expect(closed.toSorted()).toEqual([
    ...['AcceptInvitation', 'AddNote', 'AllowInvitations', 'AskForChange', 'AwaitAnswer'],
    ...['BlockInvitations', 'ChangeMailSettings', 'ChangeProfile', 'ChangeView', 'ChooseLanguage'],
    ...['CreateWorkspace', 'DeclineInvitation', 'DeleteClient', 'DeleteMessage', 'DeleteNote'],
    ...['DeleteView', 'EditMessage', 'EditNote', 'EndApiKey', 'HandConversation'],
    ...['InviteClientUser', 'InviteTeamUser', 'LetReplyIn', 'MakeApiKey', 'MarkConversationSeen'],
    ...['MarkNoticeRead', 'MarkNoticesRead', 'NoticeTimeZone', 'OpenNotices'],
    ...[
      'PutOffConversation',
      'RateProcess',
      'RejectReply',
      'RemoveClientUser',
      'RemoveTeamUser',
      'RenameView',
    ],
    ...['RepeatInvitation', 'ResetStyles', 'ResumeMails', 'RevokeFormKey', 'RotateApiKey'],
    'SaveView',
    ...['SendAnswers', 'SendMessage', 'SetBookingHosts', 'SetBookingKey', 'SetFormKey'],
    ...['SetFormOrigins', 'SetSharePassword', 'SetShareTerms', 'SetWorkspaceBrandColor'],
    ...['SetWorkspaceClaim', 'SetWorkspaceDisplayName', 'SetWorkspaceHeader', 'SetWorkspaceLogo'],
    ...['ShareView', 'StopMails'],
    ...['StopSharing', 'WaiveAnswer', 'WithdrawAnswers'],
  ]);
});
