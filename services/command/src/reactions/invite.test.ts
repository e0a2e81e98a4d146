import type { Actor, Recorded, WaymarkEvent } from '@waymark/events';
import { beforeEach, describe, expect, test } from 'vitest';
import { mailing } from './mailing.ts';
import { react } from './reactionTo.ts';
import {
  accepted,
  client,
  invited,
  module,
  planCopied,
  processCreated,
  SampleWorld,
  streams,
  task,
} from './testing/sampleWorld.ts';

let world: SampleWorld;
beforeEach(() => {
  world = new SampleWorld();
});
const mailsFor = (event: Recorded<WaymarkEvent>) =>
  react(mailing, event, world.look).then((all) =>
    all.flatMap((each) => (each.kind === 'mail' ? [each.mail] : [])),
  );
const inProcess = (event: WaymarkEvent, actor?: Actor) =>
  world.happens(streams.process, event, actor);

describe('invitations', () => {
  const toCleo: WaymarkEvent = {
    type: 'TaskAssigneeSet',
    data: { taskId: 't', moduleId: 'open', from: null, to: 'cleo' },
  };
  const toTeam = (accountId: string): WaymarkEvent => ({
    type: 'InvitationSent',
    data: {
      accountId,
      clientId: null,
      by: 'tim',
      sealed: '',
      leadsTo: null,
      mailed: 'atOnce' as const,
    },
  });
  const common = { mail: 'invitation', workspaceId: 'w', workspaceName: 'Acme', target: null };

  test('are mailed, into the team and to a client, and once more when they are sent again', async () => {
    const [first, second] = [
      world.happens(streams.workspace, toTeam('nora')),
      world.happens(streams.client, invited('cleo')),
    ];
    expect(await mailsFor(first)).toEqual([
      { ...common, eventId: first.id, to: 'nora', by: 'tim', clientId: null },
    ]);
    expect(await mailsFor(second)).toEqual([
      { ...common, eventId: second.id, to: 'cleo', by: 'olga', clientId: 'c' },
    ]);
    const again = world.happens(streams.client, {
      type: 'InvitationRepeated',
      data: { accountId: 'cleo', clientId: 'c', by: 'tim' },
    });
    expect(await mailsFor(again)).toEqual([
      { ...common, eventId: again.id, to: 'cleo', by: 'tim', clientId: 'c' },
    ]);
  });

  test('that were answered or taken back meanwhile are not mailed', async () => {
    const event = world.happens(streams.client, invited('cleo'));
    world.happens(streams.client, accepted('cleo'), client('cleo'));
    expect(await mailsFor(event)).toEqual([]);
  });

  test('were no invitations to accept in older histories: who was added there is mailed nothing now', async () => {
    const added: WaymarkEvent = {
      type: 'ClientUserInvited',
      data: { clientId: 'c', accountId: 'cleo' },
    };
    expect(await mailsFor(world.happens(streams.client, added))).toEqual([]);
  });

  test('name the execution that they lead to', async () => {
    inProcess(processCreated);
    const event = world.happens(streams.client, {
      type: 'InvitationSent',
      data: {
        accountId: 'cleo',
        clientId: 'c',
        by: 'tim',
        sealed: '',
        leadsTo: { kind: 'process', id: 'p' },
        mailed: 'atOnce',
      },
    });
    expect(await mailsFor(event)).toMatchObject([{ target: 'Onboarding' }]);
  });

  test('hold back the mails about work until they are accepted', async () => {
    world.happens(streams.client, invited('cleo'));
    inProcess(processCreated);
    inProcess(planCopied([module('open', [task('t', 'open')])]));
    inProcess({
      type: 'ModuleStatusSet',
      data: {
        moduleId: 'open',
        from: 'PENDING',
        to: 'ACTIVE',
        on: '2026-11-21',
        completed: [],
        due: [],
      },
    });
    expect(await react(mailing, inProcess(toCleo), world.look)).toMatchObject([
      { news: { to: 'cleo', heldFor: 'c' } },
    ]);
    world.happens(streams.client, accepted('cleo'), client('cleo'));
    expect(await react(mailing, inProcess(toCleo), world.look)).toMatchObject([
      { news: { to: 'cleo', heldFor: null } },
    ]);
  });
});
