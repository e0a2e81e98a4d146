import type { Actor, MailKind, Recorded, Task, TaskStatus, WaymarkEvent } from '@waymark/events';
import { beforeEach, describe, expect, test } from 'vitest';
import { mailing } from './mailing.ts';
import { react } from './reactionTo.ts';
import {
  client,
  invited,
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
});
const newsOf = (event: Recorded<WaymarkEvent>) =>
  react(mailing, event, world.look).then((all) =>
    all.flatMap((each) => (each.kind === 'news' ? [each.news] : [])),
  );
/** To whom and of which task an event tells something of a kind. */
const toldOf = async (event: Recorded<WaymarkEvent>, kind: MailKind = 'turn') =>
  (await newsOf(event)).flatMap(({ to, about }) =>
    about.kind === kind ? [`${to} ${about.taskId}`] : [],
  );
const inProcess = (event: WaymarkEvent, actor?: Actor) =>
  world.happens(streams.process, event, actor);
const match = (placeholderId: string, matchedTo: string | null) => ({
  placeholderId,
  name: placeholderId,
  description: '',
  matchedTo,
});
const started = (moduleId: string, from: 'PENDING' | 'PAUSED' = 'PENDING'): WaymarkEvent => ({
  type: 'ModuleStatusSet',
  data: { moduleId, from, to: 'ACTIVE', on: '2026-11-21', completed: [], due: [] },
});
const status = (taskId: string, from: TaskStatus, to: TaskStatus): WaymarkEvent => ({
  type: 'TaskStatusSet',
  data: { taskId, moduleId: 'open', from, to, reason: null },
});
const assigned = (taskId: string, moduleId: string, to: string | null): WaymarkEvent => ({
  type: 'TaskAssigneeSet',
  data: { taskId, moduleId, from: null, to },
});

test('a rollout tells nobody: nothing has begun', async () => {
  world.happens(streams.process, processCreated, team('tim'), 'create');
  const plan = planCopied(
    [module('first', [task('t1', 'first', { assignee: 'anna' })])],
    [match('p::1', 'anna')],
  );
  expect(await newsOf(world.happens(streams.process, plan, team('tim'), 'create'))).toEqual([]);
});

describe('tasks', () => {
  beforeEach(() => {
    inProcess(processCreated);
    const own = [
      task('a1', 'open', { assignee: 'anna' }),
      task('b1', 'open', { assignee: 'ben' }),
      task('a2', 'open', { assignee: 'anna' }),
    ];
    const others = [
      task('done', 'open', { assignee: 'anna', status: 'DONE' }),
      task('team', 'open', { assignee: 'tim' }),
      task('free', 'open'),
    ];
    inProcess(
      planCopied([
        module('open', [...own, ...others]),
        module('shut', [task('s1', 'shut', { assignee: 'anna' })], { audience: 'INTERN' }),
      ]),
    );
  });

  test('a start tells each who has a task in it that it is their turn, and that their part begins', async () => {
    const event = inProcess(started('open'), team('olga'));
    expect(await toldOf(event)).toEqual(['anna a1', 'ben b1', 'anna a2', 'tim team']);
    expect((await newsOf(event)).map(({ to, about }) => [to, about.begins])).toEqual([
      ['anna', true],
      ['ben', true],
      ['anna', true],
      ['tim', false],
    ]);
  });

  test('what is told says by what it became their turn, since when and through whom', async () => {
    const came = async (event: Recorded<WaymarkEvent>) =>
      (await newsOf(event)).flatMap(({ about: { taskId, came, by } }) =>
        came ? [[taskId, came.from, came.at, by]] : [],
      );
    const at = '2026-11-21T10:00:00.000Z';
    expect((await came(inProcess(started('open'), team('olga'))))[0]).toEqual([
      'a1',
      'notStarted',
      at,
      'olga',
    ]);
    expect(await came(inProcess(assigned('free', 'open', 'ben')))).toEqual([
      ['free', 'unassigned', at, 'tim'],
    ]);
    expect(await came(inProcess(status('done', 'DONE', 'TODO')))).toEqual([
      ['done', 'done', at, 'tim'],
    ]);
  });

  test('a start without mail tells nobody, and invites nobody', async () => {
    const { type, data } = started('open') as Extract<WaymarkEvent, { type: 'ModuleStatusSet' }>;
    expect(await toldOf(inProcess({ type, data: { ...data, withoutMail: true } }))).toEqual([]);
  });

  test('going on after a pause tells only what was not told before; what clients do not see is told to none of them', async () => {
    const resumed = await newsOf(inProcess(started('open', 'PAUSED')));
    expect(resumed.every(({ about }) => about.unlessTold === true && about.begins === false)).toBe(
      true,
    );
    expect(await toldOf(inProcess(started('shut')))).toEqual([]);
  });

  test('clients hear of a module that they come to see', async () => {
    inProcess(started('shut'));
    const audience: WaymarkEvent = {
      type: 'ModuleAudienceSet',
      data: { moduleId: 'shut', from: 'INTERN', to: 'EXTERN' },
    };
    expect(await toldOf(inProcess(audience))).toEqual(['anna s1']);
  });

  test('and of a task that they come to see, in a module that is under way', async () => {
    const seen = (taskId: string, from: Task['seenBy'], to: Task['seenBy']): WaymarkEvent => ({
      type: 'TaskSeenBySet',
      data: { taskId, moduleId: 'open', from, to },
    });
    inProcess(started('open'));
    expect(await toldOf(inProcess(seen('a1', 'module', 'hidden')))).toEqual([]);
    expect(await toldOf(inProcess(assigned('a1', 'open', 'ben')))).toEqual([]);
    // The team is done with it: that is told to nobody of the client.
    expect(await toldOf(inProcess(status('a1', 'TODO', 'DONE')))).not.toContain('anna a1');
    inProcess(status('a1', 'DONE', 'TODO'));
    expect(await toldOf(inProcess(seen('a1', 'hidden', 'team')))).toEqual([]);
    expect(await toldOf(inProcess(seen('a1', 'team', 'module')))).toEqual(['ben a1']);
  });

  test('a task given while the module is under way is told, before that it is not', async () => {
    expect(await toldOf(inProcess(assigned('free', 'open', 'ben')))).toEqual([]);
    inProcess(started('open'));
    expect(await toldOf(inProcess(assigned('free', 'open', 'ben')))).toEqual(['ben free']);
  });

  test('nobody is told of what they did themselves, of nobody, of a task that is done', async () => {
    inProcess(started('open'));
    expect(await toldOf(inProcess(assigned('free', 'open', 'ben'), client('ben')))).toEqual([]);
    expect(await toldOf(inProcess(assigned('free', 'open', 'ben'), client('anna')))).toEqual([
      'ben free',
    ]);
    expect(await toldOf(inProcess(assigned('free', 'open', null)))).toEqual([]);
    expect(await toldOf(inProcess(assigned('done', 'open', 'ben')))).toEqual([]);
  });

  test('a rollout tells of tasks whose turn it is, and of the others when their module starts', async () => {
    const rolledOut: WaymarkEvent = {
      type: 'PlaceholderRolledOut',
      data: { placeholderId: 'p::1', from: null, to: 'ben', taskIds: ['free', 'a2', 's1', 'done'] },
    };
    expect(await toldOf(inProcess(rolledOut))).toEqual([]);
    inProcess(started('open'));
    expect(await toldOf(inProcess(rolledOut))).toEqual(['ben a2', 'ben free']);
  });

  test('what was stuck and goes on is back with whoever has it', async () => {
    inProcess(started('open'));
    inProcess(status('a1', 'TODO', 'STUCKED'), client('anna'));
    expect(await toldOf(inProcess(status('a1', 'STUCKED', 'IN_PROGRESS')))).toEqual(['anna a1']);
    inProcess(status('a1', 'IN_PROGRESS', 'STUCKED'), client('anna'));
    expect(await toldOf(inProcess(status('a1', 'STUCKED', 'TODO'), client('anna')))).toEqual([]);
  });

  test('what one has done the others hear, of the client where they see it', async () => {
    inProcess(started('open'));
    const event = inProcess(status('a1', 'TODO', 'DONE'), client('anna'));
    expect(await toldOf(event, 'others')).toEqual(['ben a1']);
    expect(await toldOf(inProcess(status('a2', 'TODO', 'DONE')), 'others')).toEqual([
      'anna a2',
      'ben a2',
    ]);
  });

  test('whoever of the client takes part in the module hears it too, unless clients do not see it', async () => {
    inProcess(started('open'));
    world.happens(streams.client, {
      type: 'ClientUserInvited',
      data: { clientId: 'c', accountId: 'cleo' },
    });
    for (const moduleId of ['open', 'shut'])
      inProcess({
        type: 'ModuleParticipantsSet',
        data: { moduleId, from: [], to: ['cleo', 'eve', 'p::x'] },
      });
    expect(await toldOf(inProcess(status('a1', 'TODO', 'DONE'), client('anna')), 'others')).toEqual(
      ['ben a1', 'cleo a1'],
    );
    const hidden: WaymarkEvent = {
      type: 'TaskStatusSet',
      data: { taskId: 's1', moduleId: 'shut', from: 'TODO', to: 'DONE', reason: null },
    };
    expect(await toldOf(inProcess(hidden), 'others')).toEqual([]);
  });

  test('the demo mails nobody', async () => {
    const demo: Actor = { kind: 'system', name: 'demo' };
    expect(await react(mailing, inProcess(started('open'), demo), world.look)).toEqual([]);
  });

  test('whoever was invited in the wizard is mailed when a module with a task for them starts, and told once they accept', async () => {
    const { data } = invited('cleo') as Extract<WaymarkEvent, { type: 'InvitationSent' }>;
    const inWizard: WaymarkEvent = {
      type: 'InvitationSent',
      data: { ...data, mailed: 'withFirstModule' },
    };
    expect(await react(mailing, world.happens(streams.client, inWizard), world.look)).toEqual([]);
    inProcess(assigned('free', 'open', 'cleo'));
    const all = await react(mailing, inProcess(started('open')), world.look);
    expect(all.filter(({ kind }) => kind === 'command')).toEqual([
      {
        kind: 'command',
        step: 'mail cleo',
        command: {
          name: 'MailInvitation',
          payload: { accountId: 'cleo', clientId: 'c' },
          workspaceId: 'w',
        },
      },
    ]);
    expect(
      all.flatMap((each) =>
        each.kind === 'news' && each.news.to === 'cleo' ? [each.news.heldFor] : [],
      ),
    ).toEqual(['c']);
    const again: WaymarkEvent = {
      type: 'InvitationRepeated',
      data: { accountId: 'cleo', clientId: 'c', by: 'olga' },
    };
    const sent = world.happens(streams.client, again, { kind: 'system', name: 'mails' });
    expect(await newsOf(sent)).toMatchObject([
      { to: 'cleo', about: { kind: null, by: 'olga', clientId: 'c' } },
    ]);
    expect(
      (await react(mailing, inProcess(started('open')), world.look)).filter(
        ({ kind }) => kind === 'command',
      ),
    ).toEqual([]);
  });
});

describe('a client is stuck', () => {
  const stuck: WaymarkEvent = {
    type: 'TaskStatusSet',
    data: { taskId: 't', moduleId: 'x', from: 'TODO', to: 'STUCKED', reason: 'No access' },
  };
  const plan = (followers: string[], participants: string[]) => {
    inProcess(processCreated);
    inProcess(
      planCopied([
        module('x', [task('t', 'x', { assignee: 'anna', followers })], { participants }),
      ]),
    );
  };
  const told = async (actor = client('anna')) =>
    (await newsOf(inProcess(stuck, actor))).map(({ to }) => to);

  test('the followers of the team are told', async () => {
    plan(['ben', 'tim', 'p::1'], ['olga']);
    expect(await newsOf(inProcess(stuck, client('anna')))).toEqual([
      {
        ...{ to: 'tim', workspaceId: 'w', heldFor: null },
        about: { kind: 'stuck', processId: 'p', taskId: 't', by: 'anna', reason: 'No access' },
      },
    ]);
  });

  test('else those of the team who take part in the module', async () => {
    plan(['ben'], ['p::1', 'tim', 'anna']);
    expect(await told()).toEqual(['tim']);
  });

  test('else the owner', async () => {
    plan([], []);
    expect(await told()).toEqual(['olga']);
  });

  test('who answers for the process is told before the owners of the workspace', async () => {
    plan([], []);
    inProcess({ type: 'ProcessOwnerSet', data: { processId: 'p', from: null, to: 'tim' } });
    expect(await told()).toEqual(['tim']);
  });

  test('that somebody of the team is stuck is no news', async () => {
    plan([], []);
    expect(await told(team('tim'))).toEqual([]);
  });
});
