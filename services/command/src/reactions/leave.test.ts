import { nouns, streamOf, taskStreamId, type WaymarkEvent } from '@waymark/events';
import { beforeEach, describe, expect, test } from 'vitest';
import { leave } from './leave.ts';
import { react } from './reactionTo.ts';
import {
  module,
  planCopied,
  processCreated,
  SampleWorld,
  streams,
  task,
  team,
} from './testing/sampleWorld.ts';

let world: SampleWorld;
beforeEach(() => {
  world = new SampleWorld();
  world.happens(streams.process, processCreated);
});
const follows = (stream: string, event: WaymarkEvent, actor = team('tim')) =>
  react(leave, world.happens(stream, event, actor), world.look);
const named = (accountId: string, kind = 'process', id = 'p') => ({
  kind: 'named',
  named: { workspaceId: 'w', kind, id, accountId },
});
const gives = (accountId: string, kind = 'process', id = 'p') => ({
  kind: 'command',
  step: `leave ${accountId}`,
  command: {
    name: 'LeaveWork',
    payload: { plan: { kind, id }, from: accountId },
    workspaceId: 'w',
    doneBy: team('tim'),
  },
});
const inM = { taskId: 't', moduleId: 'm' };

describe('a plan remembers whom it names', () => {
  test('by whatever is copied into it: who has, follows, takes part and stands for somebody', async () => {
    const copied = planCopied(
      [
        module('m', [task('t', 'm', { assignee: 'anna', followers: ['tim', 'p::it'] })], {
          participants: ['ben', 'r::x'],
        }),
      ],
      [{ placeholderId: 'p::it', name: 'IT', description: '', matchedTo: 'olga' }],
    );
    const all = await follows(streams.process, copied);
    expect(all.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))).toEqual(
      ['anna', 'ben', 'olga', 'tim'].map((who) => named(who)),
    );
  });
  test.each<WaymarkEvent>([
    { type: 'TaskAssigneeSet', data: { ...inM, from: 'ben', to: 'anna' } },
    { type: 'TaskFollowersSet', data: { ...inM, from: ['ben'], to: ['anna', 'p::it'] } },
    { type: 'ModuleParticipantsSet', data: { moduleId: 'm', from: ['ben'], to: ['anna'] } },
    {
      type: 'PlaceholderRolledOut',
      data: { placeholderId: 'p::it', from: 'ben', to: 'anna', taskIds: [] },
    },
    { type: 'PlanFollowersSet', data: { from: [], to: ['anna'] } },
    { type: 'ProcessOwnerSet', data: { processId: 'p', from: null, to: 'anna' } },
  ])('by $type', async (event) =>
    expect(await follows(streams.process, event)).toEqual([named('anna')]),
  );
  test.each<WaymarkEvent>([
    { type: 'TaskAssigneeSet', data: { ...inM, from: 'anna', to: null } },
    { type: 'TaskHeadlineSet', data: { ...inM, from: 'anna', to: 'ben' } },
    { type: 'ProcessRenamed', data: { processId: 'p', from: 'anna', to: 'ben' } },
  ])('and nobody by %o', async (event) =>
    expect(await follows(streams.process, event)).toEqual([]),
  );
});

describe('who is named and is not there has nothing there', () => {
  const given = (to: string): WaymarkEvent => ({
    type: 'TaskAssigneeSet',
    data: { ...inM, from: null, to },
  });
  test('in a process, on a board and in a blueprint, each by its own people', async () => {
    expect(await follows(streams.process, given('eve'))).toEqual([named('eve'), gives('eve')]);
    expect(await follows(streams.project, given('anna'))).toEqual([named('anna', 'project', 'j')]);
    expect(await follows(streams.project, given('eve'))).toEqual([
      named('eve', 'project', 'j'),
      gives('eve', 'project', 'j'),
    ]);
    expect(await follows(streams.blueprint, given('tim'))).toEqual([
      named('tim', 'blueprint', 'b'),
    ]);
    expect(await follows(streams.blueprint, given('anna'))).toEqual([
      named('anna', 'blueprint', 'b'),
      gives('anna', 'blueprint', 'b'),
    ]);
  });
});

describe('a conversation', () => {
  const talk = streamOf.conversation('w', taskStreamId('p', 't'));
  const given = (to: string | null) =>
    follows(talk, { type: 'ConversationHanded', data: { ...inM, from: null, to } });
  const there = (accountId: string) => named(accountId, 'conversation', taskStreamId('p', 't'));
  test('remembers whom it was handed to', async () => {
    expect(await given('tim')).toEqual([there('tim')]);
    expect(await given(null)).toEqual([]);
  });
  test('goes back at once where they have left by then', async () =>
    expect(await given('ines')).toEqual([
      there('ines'),
      {
        kind: 'command',
        step: 'leave ines',
        command: {
          name: 'HandConversationBack',
          payload: { processId: 'p', taskId: 't', from: 'ines' },
          workspaceId: 'w',
          doneBy: team('tim'),
        },
      },
    ]));
});

test.each<[string, WaymarkEvent]>([
  [streams.workspace, { type: 'MemberRemoved', data: { accountId: 'ines' } }],
  [streams.client, { type: 'ClientUserRemoved', data: { clientId: 'c', accountId: 'ines' } }],
  [streams.client, { type: 'InvitationWithdrawn', data: { clientId: 'c', accountId: 'ines' } }],
])('whoever leaves is looked for wherever they were named: %s %o', async (stream, event) =>
  expect(await follows(stream, event)).toEqual([
    { kind: 'left', left: { workspaceId: 'w', accountId: 'ines' }, doneBy: team('tim') },
  ]),
);

test('what comes back is looked through for whoever has left meanwhile', async () => {
  const back = await follows(streams.process, {
    type: 'ProcessRestored',
    data: { processId: 'p', name: 'Onboarding' },
  });
  expect(back).toEqual([
    { kind: 'back', plan: { workspaceId: 'w', kind: 'process', id: 'p' }, doneBy: team('tim') },
  ]);
});

test('it takes every event of what holds a plan, and no other but those by which somebody leaves or gets a conversation', () => {
  const ofPlans = [nouns.blueprint, nouns.process, nouns.project].flatMap(({ events }) =>
    events.map(({ type }) => type as string),
  );
  const others = Object.keys(leave.to).filter((type) => !ofPlans.includes(type));
  expect(others.toSorted()).toEqual([
    'ClientUserRemoved',
    'ConversationHanded',
    'InvitationWithdrawn',
    'MemberRemoved',
  ]);
});
