import type { Actor, Recorded, WaymarkEvent } from '@waymark/events';
import { beforeEach, describe, expect, test } from 'vitest';
import { mailing } from './mailing.ts';
import { react } from './reactionTo.ts';
import { client, module, planCopied, processCreated, SampleWorld, streams, task, team } from './testing/sampleWorld.ts';

let world: SampleWorld;
beforeEach(() => {
  world = new SampleWorld();
});
const mailsFor = (event: Recorded<WaymarkEvent>) =>
  react(mailing, event, world.look).then((all) => all.flatMap((each) => (each.kind === 'mail' ? [each.mail] : [])));
const inProcess = (event: WaymarkEvent, actor?: Actor) => world.happens(streams.process, event, actor);
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
const assigned = (taskId: string, moduleId: string, to: string | null): WaymarkEvent => ({
  type: 'TaskAssigneeSet',
  data: { taskId, moduleId, from: null, to },
});

describe('a process is created', () => {
  const create = (
    modules: Parameters<typeof planCopied>[0],
    placeholders: Parameters<typeof planCopied>[1],
    stream = streams.process,
    commandId = 'create',
  ) => {
    if (stream === streams.process) world.happens(stream, processCreated, team('tim'), 'create');
    return world.happens(stream, planCopied(modules, placeholders), team('tim'), commandId);
  };
  const modules = [
    module('later', [task('t3', 'later', { assignee: 'anna' })], { weight: 2 }),
    module('intern', [task('t1', 'intern', { assignee: 'anna' })], { weight: 0, audience: 'INTERN' }),
    module(
      'first',
      [task('t0', 'first', { assignee: 'anna', status: 'DONE' }), task('t2', 'first', { assignee: 'anna' })],
      { weight: 1 },
    ),
  ];

  test('each matched user of the client is told, with the first open task that they may see', async () => {
    const event = create(modules, [
      match('p::1', 'anna'),
      match('p::2', 'ben'),
      match('p::3', 'tim'),
      match('p::4', null),
    ]);
    expect(await mailsFor(event)).toEqual([
      {
        mail: 'newProcess',
        eventId: event.id,
        to: 'anna',
        workspaceId: 'w',
        workspaceName: 'Acme',
        clientName: 'Buyer',
        projectName: 'Project',
        processName: 'Onboarding',
        heldFor: null,
        processId: 'p',
        taskId: 't2',
      },
      expect.objectContaining({ to: 'ben', taskId: null }),
    ]);
  });

  test('a blueprint that is imported, or a plan that comes into a process later, is no news', async () => {
    expect(await mailsFor(create(modules, [match('p::1', 'anna')], streams.blueprint))).toEqual([]);
    expect(await mailsFor(create(modules, [match('p::1', 'anna')], streams.process, 'import'))).toEqual([]);
  });

  test('only the last part of a plan sets it off', async () => {
    const event = create(modules, [match('p::1', 'anna')]);
    const first = { ...event, data: { ...event.data, part: 1, parts: 2 } } as typeof event;
    expect(await mailsFor(first)).toEqual([]);
  });
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

  test('a start tells each assignee of the client once, first task first', async () => {
    const mails = await mailsFor(inProcess(started('open')));
    expect(mails).toMatchObject([
      { mail: 'tasks', to: 'anna', count: 2, tasks: [{ taskId: 'a1' }, { taskId: 'a2' }] },
      { mail: 'tasks', to: 'ben', count: 1, tasks: [{ taskId: 'b1' }] },
    ]);
    expect(mails).toHaveLength(2);
  });

  test('going on after a pause tells nobody, nor does a module of the team', async () => {
    expect(await mailsFor(inProcess(started('open', 'PAUSED')))).toEqual([]);
    expect(await mailsFor(inProcess(started('shut')))).toEqual([]);
  });

  test('a task given while the module is under way is told, before that it is not', async () => {
    expect(await mailsFor(inProcess(assigned('free', 'open', 'ben')))).toEqual([]);
    inProcess(started('open'));
    expect(await mailsFor(inProcess(assigned('free', 'open', 'ben')))).toMatchObject([
      { to: 'ben', tasks: [{ taskId: 'free' }] },
    ]);
  });

  test('nobody is told of what they did themselves, of a team member, of nobody, of a task that is done', async () => {
    inProcess(started('open'));
    expect(await mailsFor(inProcess(assigned('free', 'open', 'ben'), client('ben')))).toEqual([]);
    expect(await mailsFor(inProcess(assigned('free', 'open', 'ben'), client('anna')))).toHaveLength(1);
    expect(await mailsFor(inProcess(assigned('free', 'open', 'tim')))).toEqual([]);
    expect(await mailsFor(inProcess(assigned('free', 'open', null)))).toEqual([]);
    expect(await mailsFor(inProcess(assigned('done', 'open', 'ben')))).toEqual([]);
  });

  describe('a rollout', () => {
    const rolledOut: WaymarkEvent = {
      type: 'PlaceholderRolledOut',
      data: { placeholderId: 'p::1', from: null, to: 'ben', taskIds: ['free', 'a2', 's1', 'done'] },
    };

    test('makes one mail for all tasks of modules under way', async () => {
      inProcess(started('open'));
      expect(await mailsFor(inProcess(rolledOut))).toMatchObject([
        { to: 'ben', count: 2, tasks: [{ taskId: 'a2' }, { taskId: 'free' }] },
      ]);
    });

    test('before the module starts tells nobody, so that its start is told once', async () => {
      const mails = [...(await mailsFor(inProcess(rolledOut))), ...(await mailsFor(inProcess(started('open'))))];
      expect(mails.filter(({ to }) => to === 'ben')).toMatchObject([{ mail: 'tasks', count: 3 }]);
    });
  });

  test('a mail names ten tasks at most, and says how many there are', async () => {
    const many = Array.from({ length: 12 }, (_, i) => task(`n${i}`, 'many', { assignee: 'ben' }));
    inProcess(planCopied([module('many', many)]));
    const [mail] = await mailsFor(inProcess(started('many')));
    expect(mail).toMatchObject({ count: 12 });
    expect(mail?.mail === 'tasks' && mail.tasks).toHaveLength(10);
  });
});

describe('a client is stuck', () => {
  const stuck: WaymarkEvent = {
    type: 'TaskStatusSet',
    data: { taskId: 't', moduleId: 'x', from: 'TODO', to: 'STUCKED', reason: 'No access' },
  };
  const plan = (followers: string[], participants: string[]) => {
    inProcess(processCreated);
    inProcess(planCopied([module('x', [task('t', 'x', { assignee: 'anna', followers })], { participants })]));
  };
  const told = async (actor = client('anna')) => (await mailsFor(inProcess(stuck, actor))).map(({ to }) => to);

  test('the followers of the team are told', async () => {
    plan(['ben', 'tim', 'p::1'], ['olga']);
    const event = inProcess(stuck, client('anna'));
    expect(await mailsFor(event)).toEqual([
      {
        mail: 'stuck',
        eventId: event.id,
        to: 'tim',
        workspaceId: 'w',
        workspaceName: 'Acme',
        by: 'anna',
        processId: 'p',
        processName: 'Onboarding',
        moduleId: 'x',
        task: { taskId: 't', headline: 'Headline t' },
        reason: 'No access',
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

  test('that somebody of the team is stuck is no news', async () => {
    plan([], []);
    expect(await told(team('tim'))).toEqual([]);
  });
});
