import type { CommandName } from '@waymark/api';
import { randomUUID } from 'node:crypto';
import {
  partsOfStream,
  streamOf,
  taskStreamId,
  type Stored,
  type StoredMetadata,
} from '@waymark/events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandTable } from '../nouns/table/commandTable.ts';
import { startHarness, type CommandHarness } from '../testing/commandHarness.ts';
import { everyExample, type EveryExample } from '../testing/everyExample.ts';
import { sampleWorkspace } from '../testing/sampleWorkspace.ts';

/**
 * Walks over every command there is: what belongs to workspace `w` and its client X is changed by
 * the team of `w` alone, and by X's users only where a task is theirs. What is given is the example
 * that each command comes with.
 */
const names = Object.keys(commandTable) as CommandName[];

let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;
let payloads: EveryExample;
/**
 * A stranger, the owner of workspace `v`, a user of client Y, a second member of the team, one who
 * leaves it, and one who is invited.
 */
let eve: string, mallory: string, yara: string, tim: string, tina: string, uma: string;

const plan = { kind: 'process', id: 'p' } as const;

beforeAll(async () => {
  harness = await startHarness();
  world = await sampleWorkspace(harness);
  const { olga } = world;
  [eve, mallory, yara, tim, tina, uma] = (await Promise.all(
    ['eve', 'mallory', 'yara', 'tim', 'tina', 'uma'].map((name) =>
      harness.account(`${name}@example.com`),
    ),
  )) as [string, string, string, string, string, string];
  await harness.give(mallory, 'CreateWorkspace', { workspaceId: 'v', name: 'Other' });
  for (const name of ['tim', 'tina', 'uma'])
    await harness.give(olga, 'InviteTeamUser', { email: `${name}@example.com` });
  for (const member of [tim, tina])
    await harness.give(member, 'AcceptInvitation', { workspaceId: 'w' });
  await harness.give(olga, 'AddClient', { clientId: 'y', name: 'Client Y' });
  await harness.give(olga, 'InviteClientUser', { clientId: 'y', email: 'yara@example.com' });
  await harness.give(yara, 'AcceptInvitation', { workspaceId: 'w', clientId: 'y' });
  payloads = everyExample({ ...world, tina, uma });
  await holdReplies('held', 'held-too');
});
afterAll(() => harness.stop());

/** Mails of strangers about Anna's task wait to be let in. */
async function holdReplies(...ids: string[]): Promise<void> {
  const metadata: StoredMetadata = {
    ...{ workspaceId: 'w', commandId: 'held', command: 'HoldReply' },
    actor: { kind: 'system', name: 'test' },
    ...{ causationId: 'held', correlationId: 'held', at: '2026-11-21T10:00:00.000Z' },
  };
  const sealed = { digest: 'd', from: 'v1.from', words: 'v1.words' };
  const events = ids.map((messageId) => ({
    ...{ id: randomUUID(), type: 'ReplyHeld', metadata },
    data: { messageId, taskId: 'own', moduleId: 'm', ...sealed },
  }));
  await harness.log.append(streamOf.conversation('w', taskStreamId('p', 'own')), events, 'any');
}

/** Everything appended after a position, by whatever stream. */
async function appendedAfter(position: bigint): Promise<Stored[]> {
  const reading = new AbortController();
  const events: Stored[] = [];
  for await (const batch of harness.log.subscribe({ after: position, signal: reading.signal })) {
    events.push(...batch.events);
    if (batch.live) reading.abort();
  }
  return events;
}

/** Without what followed by itself, which comes when it comes. */
const givenAfter = async (position: bigint) =>
  (await appendedAfter(position)).filter(
    ({ metadata: { actor, command } }) => actor.kind !== 'system' && command in commandTable,
  );

/**
 * Gives every command, one after the other; name -> status and the streams that were written to.
 */
async function walk(
  accountId: string,
  workspace: string,
  order: readonly CommandName[] = names,
  change: Readonly<Record<string, unknown>> = {},
) {
  const outcome: Record<string, { status: number; wrote: string[] }> = {};
  for (const name of order) {
    const head = await harness.log.head();
    const given = payloads[name] as Readonly<Record<string, unknown>>;
    const changed = Object.fromEntries(
      Object.entries(given).map(([key, value]) => [key, change[key] ?? value]),
    );
    const { status } = await harness.post(accountId, name, changed, { workspace });
    const moved = (await harness.log.head()) !== head;
    outcome[name] = {
      status,
      wrote: moved ? [...new Set((await givenAfter(head)).map(({ stream }) => stream))] : [],
    };
  }
  return outcome;
}

const expected = (
  accountId: string,
  others: Partial<Record<CommandName, { status: number; wrote: unknown }>> = {},
) => ({
  ...Object.fromEntries(names.map((name) => [name, { status: 403, wrote: [] }])),
  // They stand above all workspaces: the first finds the id taken, the others change nobody but the
  // caller.
  CreateWorkspace: { status: 409, wrote: [] },
  ChangeProfile: { status: 200, wrote: [streamOf.account(accountId)] },
  ChooseLanguage: { status: 200, wrote: [streamOf.account(accountId)] },
  ...Object.fromEntries(
    ['ChangeMailSettings', 'NoticeTimeZone', 'StopMails', 'ResumeMails'].map((name) => [
      name,
      { status: 200, wrote: [streamOf.account(accountId)] },
    ]),
  ),
  BlockInvitations: { status: 200, wrote: [streamOf.account(accountId)] },
  AllowInvitations: { status: 200, wrote: [streamOf.account(accountId)] },
  // Nobody has invited them.
  AcceptInvitation: { status: 404, wrote: [] },
  DeclineInvitation: { status: 404, wrote: [] },
  ...others,
});

describe('over every command there is, nothing is changed and no account opened', () => {
  test('by a stranger', async () => expect(await walk(eve, 'w')).toEqual(expected(eve)));
  test('by the owner of another workspace, who says it is this one', async () =>
    expect(await walk(mallory, 'w')).toEqual(expected(mallory)));
  test('by a user of another client', async () =>
    expect(await walk(yara, 'w')).toEqual(expected(yara)));
  test('by a user of the client, but what is with them', async () => {
    const wrote = [world.stream];
    const order = [...names.filter((name) => name !== 'HandOverTask'), 'HandOverTask' as const];
    const said = { status: 200, wrote: ['conversation-w_p_own'] };
    const seen = { status: 200, wrote: [streamOf.attention('w', world.anna)] };
    const answered = { status: 200, wrote: ['answers-w_p_fill'] };
    const added = { status: 200, wrote: [streamOf.project('w', 'jx')] };
    // Messages of her own: she may talk about it. And another one of what is user-addable.
    const annas = {
      messageId: 'annas',
      newJobId: 'annas',
      newTaskId: 'annas',
      newBlockId: 'of-annas',
    };
    expect(await walk(world.anna, 'w', order, annas)).toEqual(
      expected(world.anna, {
        ...{ SetTaskStatus: { status: 200, wrote }, HandOverTask: { status: 200, wrote } },
        SayBooked: { status: 200, wrote },
        ...{ SendMessage: said, EditMessage: said, DeleteMessage: said },
        ...{ MarkConversationSeen: seen, PutOffConversation: seen },
        ...{ AddJobAgain: added, AddTaskAgain: added },
        ...{ SendAnswers: answered, WithdrawAnswers: answered },
        // Not before nothing is left to do.
        RateProcess: { status: 409, wrote: [] },
      }),
    );
    for (const name of ['OpenNotices', 'MarkNoticeRead', 'MarkNoticesRead'] as const)
      expect(
        (await harness.post(world.anna, name, { ...payloads[name], clientId: 'x' })).status,
      ).toBe(200);
    await harness.give(world.ben, 'HandOverTask', {
      processId: 'p',
      taskId: 'own',
      to: world.anna,
    });
  });
  test('by the owner of another workspace, who works in their own', async () => {
    const outcome = await walk(mallory, 'v');
    const streams = Object.values(outcome).flatMap(({ wrote }) => wrote);
    expect(new Set(streams.map((stream) => partsOfStream(stream).workspaceId))).toEqual(
      new Set(['v', null]),
    );
    const succeeded = Object.entries(outcome).flatMap(([name, { status }]) =>
      status === 200 ? [name] : [],
    );
    // What needs nothing that is there already: things of one's own, and what is added to nothing.
    expect(succeeded).toContain('AddClient');
    expect(succeeded.filter((name) => !name.startsWith('Add')).sort()).toEqual([
      'AllowInvitations',
      'BlockInvitations',
      'ChangeMailSettings',
      'ChangeProfile',
      'ChooseLanguage',
      'CreateBlueprint',
      'ImportBlueprint',
      'InviteTeamUser',
      'MarkNoticeRead',
      'MarkNoticesRead',
      'NoticeTimeZone',
      'OpenNotices',
      'PromiseAnswerTime',
      'RenameWorkspace',
      'ResetStyles',
      'ResumeMails',
      'SaveView',
      'SetBookingHosts',
      'SetBookingKey',
      'SetTimeZone',
      'SetWorkspaceBrandColor',
      'SetWorkspaceClaim',
      'SetWorkspaceDisplayName',
      'SetWorkspaceHeader',
      'SetWorkspaceLogo',
      'StopMails',
    ]);
  });
});

describe('a user of the client', () => {
  const status = (accountId: string, taskId: string, workspace = 'w') =>
    harness.post(accountId, 'SetTaskStatus', { plan, taskId, status: 'DONE' }, { workspace });
  const handOver = (accountId: string, taskId: string, to: string) =>
    harness.post(accountId, 'HandOverTask', { processId: 'p', taskId, to });
  test.each(['secret', 'team', 'none'])(
    'may not touch %s: not seen, not theirs, not there',
    async (taskId) => {
      const head = await harness.log.head();
      expect([
        (await status(world.anna, taskId)).body.code,
        (await handOver(world.anna, taskId, world.ben)).body.code,
      ]).toEqual(['no-permission', 'no-permission']);
      expect(await harness.log.head()).toBe(head);
    },
  );
  test('may not touch the own task by way of another workspace', async () =>
    expect((await status(world.anna, 'own', 'v')).status).toBe(403));
  test('hands over a task of a board, too, and by no other way than that of the board', async () => {
    const onBoard = { plan: { kind: 'project', id: 'jx' }, taskId: 'again' } as const;
    await harness.give(world.olga, 'SetTaskAssignee', { ...onBoard, assignee: world.anna });
    const given = { processId: 'jx', taskId: 'again' };
    const toBen = { ...given, to: world.ben };
    expect((await harness.post(world.anna, 'HandOverTask', toBen)).body.code).toBe('no-permission');
    expect(
      (await harness.post(world.anna, 'HandOverTask', { ...toBen, onBoard: true })).status,
    ).toBe(200);
    const back = { ...given, to: world.anna, onBoard: true };
    expect((await harness.post(world.ben, 'HandOverTask', back)).status).toBe(200);
  });
  test('hands over to a colleague alone', async () => {
    for (const to of [world.olga, yara, eve])
      expect((await handOver(world.anna, 'own', to)).body).toMatchObject({
        status: 422,
        code: 'person-unknown',
        field: 'to',
      });
  });
  test('who was removed may do nothing any more', async () => {
    await harness.give(world.olga, 'RemoveClientUser', { clientId: 'x', accountId: world.anna });
    expect((await status(world.anna, 'own')).status).toBe(403);
    await harness.give(world.olga, 'InviteClientUser', { clientId: 'x', email: 'anna@w.example' });
    expect((await status(world.anna, 'own')).status).toBe(403);
    await harness.give(world.anna, 'AcceptInvitation', { workspaceId: 'w', clientId: 'x' });
    expect((await status(world.anna, 'own')).status).toBe(200);
  });
});

test('the payloads are good: the team may give every one of them, and the owner what is the owner’s', async () => {
  const last = ['DeleteProcess', 'DeleteBlueprint', 'DeleteProject', 'DeleteClient'];
  const rank = (name: string) =>
    last.includes(name) ? 2 + last.indexOf(name) : /^(Delete|Remove)/.test(name) ? 1 : 0;
  const outcome = await walk(
    tim,
    'w',
    [...names].sort((a, b) => rank(a) - rank(b)),
  );
  const refused = Object.entries(outcome).filter(([, { status }]) => status !== 200);
  expect(refused).toEqual([
    ['CreateWorkspace', { status: 409, wrote: [] }],
    ['SetBookingHosts', { status: 403, wrote: [] }],
    ['DeclineInvitation', { status: 404, wrote: [] }],
    // It is the client's alone.
    ['RateProcess', { status: 403, wrote: [] }],
  ]);
  expect((await harness.post(world.olga, 'SetBookingHosts', payloads.SetBookingHosts)).status).toBe(
    200,
  );
});
