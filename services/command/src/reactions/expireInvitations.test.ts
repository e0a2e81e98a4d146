import type { Recorded, WaymarkEvent } from '@waymark/events';
import { expect, test } from 'vitest';
import { expireInvitations } from './expireInvitations.ts';
import { prefixesFor } from './reaction.ts';
import { react } from './reactionTo.ts';
import { accepted, client, invited, SampleWorld, streams } from './testing/sampleWorld.ts';

const followsFrom = (event: Recorded<WaymarkEvent>, world: SampleWorld) =>
  react(expireInvitations, event, world.look);

test('an invitation sets a timer, and sending it again another in its place', async () => {
  const world = new SampleWorld();
  const sent = world.happens(streams.client, invited('cleo'));
  const timer = (revision: bigint) => ({
    kind: 'timer',
    step: 'expire',
    at: '2026-12-21T10:00:00.000Z',
    key: `invitation:${streams.client}:cleo`,
    command: {
      name: 'ExpireInvitation',
      payload: { accountId: 'cleo', clientId: 'c' },
      workspaceId: 'w',
      basedOn: revision,
    },
  });
  expect(await followsFrom(sent, world)).toEqual([timer(sent.revision)]);
  const again = world.happens(streams.client, {
    type: 'InvitationRepeated',
    data: { accountId: 'cleo', clientId: 'c', by: 'tim' },
  });
  expect(await followsFrom(again, world)).toEqual([timer(again.revision)]);
});

test('one that was answered by now needs none, and nothing else sets anything off', async () => {
  const world = new SampleWorld();
  const sent = world.happens(streams.client, invited('cleo'));
  const answer = world.happens(streams.client, accepted('cleo'), client('cleo'));
  expect(await followsFrom(sent, world)).toEqual([]);
  expect(await followsFrom(answer, world)).toEqual([]);
  expect(prefixesFor(expireInvitations)).toEqual(['workspace-', 'client-']);
});
