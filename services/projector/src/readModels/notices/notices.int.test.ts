import { jobBoard, streamOf, taskPart, taskStreamId, type WaymarkEvent } from '@waymark/events';
import { sealField } from '@waymark/vault';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copied, module, task, whole } from '../../testing/builders.ts';
import type { ProjectorWorld } from '../../testing/world.ts';
import { jonas, openBells, place, talkAbout, type Bells } from './testing/bells.ts';

const byItself = { kind: 'system', name: 'test' } as const;
let bells: Bells;
let world: ProjectorWorld;
beforeAll(async () => {
  bells = await openBells();
  ({ world } = bells);
});
afterAll(() => world.close());

describe('what a plan tells', () => {
  test('who answers for a process hears of it; whoever did something does not', async () => {
    expect(await bells.bell('priya')).toMatchObject([
      {
        kind: 'owned',
        planName: 'Onboarding',
        clientName: 'Tidepool',
        byName: 'Dana Okafor',
        bySide: 'seller',
        taskId: null,
      },
    ]);
    expect([await bells.bell('dana'), await bells.bell('jonas')]).toEqual([[], []]);
  });

  test('a module that starts is the turn of those who have its tasks, one line each, and begins for who takes part', async () => {
    await bells.start();
    expect(await bells.bell('jonas')).toMatchObject([
      { kind: 'turn', more: 1, isNew: true, isUnread: true, byName: 'Dana Okafor' },
    ]);
    expect(await bells.kinds('priya')).toEqual(['started', 'owned']);
    expect(await bells.bell('dana')).toEqual([]);
  });

  test('a task is given: the team hears at once, a client once it can begin', async () => {
    const assign = (taskId: string, to: string) =>
      bells.plan([{ type: 'TaskAssigneeSet', data: { ...place(taskId), from: 'dana', to } }]);
    await assign('v', 'mikkel');
    expect(await bells.newest('mikkel')).toMatchObject({
      kind: 'given',
      headline: 'Task v',
      byName: 'Dana Okafor',
    });
    await assign('secret', 'jonas');
    expect(await bells.kinds('jonas')).toEqual(['turn']);
  });

  test('who is stuck is heard of by those who look after the task, or else by the owners', async () => {
    const status = (taskId: string, to: 'STUCKED' | 'DONE', reason: string | null) =>
      bells.plan(
        [{ type: 'TaskStatusSet', data: { ...place(taskId), from: 'TODO', to, reason } }],
        jonas,
      );
    await status('t', 'STUCKED', 'No date yet');
    for (const who of ['mikkel', 'priya'])
      expect(await bells.newest(who)).toMatchObject({
        kind: 'stuck',
        text: 'No date yet',
        byName: 'Jonas',
        bySide: 'client',
        turn: 'seller',
      });
    expect(await bells.bell('dana')).toEqual([]);
    expect(await bells.kinds('jonas')).toEqual(['turn']);
  });

  test('what the other side has done is one line for all of it', async () => {
    for (const taskId of ['t', 'u'])
      await bells.plan(
        [
          {
            type: 'TaskStatusSet',
            data: { ...place(taskId), from: 'TODO', to: 'DONE', reason: null },
          },
        ],
        jonas,
      );
    expect(await bells.newest('priya')).toMatchObject({
      kind: 'done',
      headline: 'Task u',
      more: 1,
      text: null,
    });
    await bells.plan([
      { type: 'TaskStatusSet', data: { ...place('v'), from: 'TODO', to: 'DONE', reason: null } },
    ]);
    expect(await bells.newest('jonas')).toMatchObject({
      kind: 'done',
      headline: 'Task v',
      byName: 'Dana Okafor',
      more: 0,
    });
    await bells.plan([
      {
        type: 'TaskStatusSet',
        data: { taskId: 'secret', moduleId: 'hidden', from: 'TODO', to: 'DONE', reason: null },
      },
    ]);
    expect(await bells.newest('jonas')).toMatchObject({ headline: 'Task v' });
  });

  test('how it was for somebody of the client is heard of by who answers for the process', async () => {
    const data = { processId: 'p', accountId: 'jonas', from: null, to: 4, words: null };
    await bells.plan([{ type: 'ProcessRated', data }], jonas);
    expect(await bells.newest('priya')).toMatchObject({
      ...{ kind: 'rated', planName: 'Onboarding', bySide: 'client', taskId: null },
    });
    for (const other of ['dana', 'mikkel', 'jonas'])
      expect(await bells.kinds(other)).not.toContain('rated');
  });
});

describe('what is said tells', () => {
  test('those whom the task concerns, and who took part; further words within ten minutes are the same line', async () => {
    world.later(11);
    await bells.say('jonas', 'a', { text: 'Is it fixed?' });
    await bells.say('jonas', 'b', { text: 'Anybody?' });
    for (const who of ['priya', 'mikkel'])
      expect(await bells.newest(who)).toMatchObject({
        ...{
          kind: 'message',
          text: 'Anybody?',
          more: 1,
          headline: 'Task t',
          byName: 'Jonas',
          bySide: 'client',
        },
      });
    expect(await bells.kinds('dana')).not.toContain('message');
    world.later(11);
    await bells.say('jonas', 'c', { text: 'Now?' });
    expect((await bells.bell('priya')).slice(0, 2)).toMatchObject([
      { text: 'Now?', more: 0 },
      { text: 'Anybody?', more: 1 },
    ]);
    await bells.say('dana', 'd', { text: 'Yes', mentions: ['mikkel'] });
    expect(await bells.newest('jonas')).toMatchObject({
      kind: 'message',
      text: 'Yes',
      bySide: 'seller',
    });
    expect(await bells.newest('mikkel')).toMatchObject({ kind: 'named', text: 'Yes' });
    await bells.say('jonas', 'e', { text: 'Thanks' });
    expect(await bells.newest('dana')).toMatchObject({ kind: 'message', text: 'Thanks' });
  });

  test('owners hear of a client where nobody of the team has anything to do with it', async () => {
    await bells.plan([
      { type: 'ProcessOwnerSet', data: { processId: 'p', from: 'priya', to: null } },
    ]);
    await bells.say('jonas', 'f', { text: 'And this?' }, 'u');
    expect(await bells.newest('dana')).toMatchObject({
      kind: 'message',
      text: 'And this?',
      headline: 'Task u',
    });
    expect((await bells.newest('priya'))?.['text']).not.toBe('And this?');
    await bells.plan([
      { type: 'ProcessOwnerSet', data: { processId: 'p', from: null, to: 'priya' } },
    ]);
  });

  test('a note that names somebody, a conversation handed over, a mail that waits: the team alone', async () => {
    const before = await bells.bell('jonas');
    await bells.note('n', '@Mikkel take it', ['mikkel', 'jonas']);
    expect(await bells.newest('mikkel')).toMatchObject({
      kind: 'noted',
      text: '@Mikkel take it',
      byName: 'Dana Okafor',
    });
    const talk = talkAbout('t');
    await world.append(talk, [
      { type: 'ConversationHanded', data: { ...place('t'), from: null, to: 'mikkel' } },
    ]);
    expect(await bells.newest('mikkel')).toMatchObject({
      kind: 'handed',
      headline: 'Task t',
      text: null,
    });
    const from = { address: 'it@strange.example', name: '' };
    const held = { messageId: 'h' };
    await world.append(
      talk,
      [
        {
          type: 'ReplyHeld',
          data: {
            ...{ ...held, ...place('t'), digest: 'd' },
            from: await sealField(world.vault, 'ReplyHeld', 'from', held, from),
            words: await sealField(world.vault, 'ReplyHeld', 'words', held, {
              text: 'Let me in',
              rest: null,
            }),
          },
        },
      ],
      byItself,
    );
    expect(await bells.newest('mikkel')).toMatchObject({
      kind: 'held',
      sender: 'it@strange.example',
      byName: null,
    });
    await world.append(talk, [{ type: 'ReplyRejected', data: { ...held, ...place('t') } }]);
    expect(await bells.kinds('mikkel')).not.toContain('held');
    expect(await bells.bell('jonas')).toEqual(before);
    const ofTeam = await world.db.query(
      `SELECT id FROM read.notices WHERE account_id = 'jonas' AND audience = 'INTERN'`,
    );
    expect(ofTeam.rows).toEqual([]);
  });

  test('what was deleted is told no more, what was edited as it reads now, and to whom it names then', async () => {
    const words = await sealField(
      ...([world.vault, 'MessageSent', 'words', { accountId: 'jonas' }] as const),
      { ...{ text: 'Thanks, @Priya', rest: null } },
    );
    const ofE = { messageId: 'e', ...place('t'), accountId: 'jonas' };
    const talk = talkAbout('t');
    await world.append(
      talk,
      [{ type: 'MessageEdited', data: { ...ofE, words, mentions: ['priya', 'jonas'] } }],
      jonas,
    );
    expect((await bells.bell('dana')).map(({ text }) => text)).toContain('Thanks, @Priya');
    expect(
      (await bells.bell('priya')).filter(({ text }) => text === 'Thanks, @Priya'),
    ).toHaveLength(1);
    await world.append(talk, [{ type: 'MessageDeleted', data: ofE }], jonas);
    expect(JSON.stringify([await bells.bell('dana'), await bells.bell('priya')])).not.toContain(
      'Thanks',
    );
  });
});

test('jobs tell people in their bells as modules do', async () => {
  const board = (events: readonly WaymarkEvent[], actor: Parameters<ProjectorWorld['append']>[2]) =>
    world.append(streamOf.project('w', 'pr'), events, actor);
  const mikkel = { kind: 'user', accountId: 'mikkel', party: 'team' } as const;
  const asked = task('asked', 'job', { assignee: 'jonas', followers: ['mikkel'] });
  await board([copied([], [whole(module('job', jobBoard), [asked])])], mikkel);
  const begins = { moduleId: 'job', from: 'PENDING', to: 'ACTIVE', on: '2026-11-20' } as const;
  await board([{ type: 'ModuleStatusSet', data: { ...begins, completed: [], due: [] } }], mikkel);
  expect(await bells.newest('jonas')).toMatchObject({
    ...{
      kind: 'turn',
      planKind: 'project',
      planId: 'pr',
      planName: 'Sandbox',
      projectId: 'pr',
      clientName: 'Tidepool',
    },
    ...{ moduleTitle: 'Module job', headline: 'Task asked', byName: 'Mikkel' },
  });
  const status = {
    taskId: 'asked',
    moduleId: 'job',
    from: 'TODO',
    to: 'STUCKED',
    reason: 'No key',
  } as const;
  await board([{ type: 'TaskStatusSet', data: status }], jonas);
  expect(await bells.newest('mikkel')).toMatchObject({
    kind: 'stuck',
    planKind: 'project',
    text: 'No key',
  });
  const words = await sealField(
    world.vault,
    'MessageSent',
    'words',
    { accountId: 'dana' },
    { text: 'Here', rest: null },
  );
  await world.append(
    streamOf.conversation('w', taskStreamId('pr', 'asked')),
    [
      {
        type: 'MessageSent',
        data: {
          ...{
            messageId: 'on-board',
            taskId: 'asked',
            moduleId: 'job',
            accountId: 'dana',
            side: 'seller',
            words,
          },
          ...{ mentions: [], via: 'app', gives: 'client', status: 'STUCKED' },
        },
      },
    ],
    { kind: 'user', accountId: 'dana', party: 'team' },
  );
  expect(await bells.newest('jonas')).toMatchObject({
    kind: 'message',
    planKind: 'project',
    text: 'Here',
  });
  const late = task('late', 'job', { assignee: 'jonas', active: false });
  await board([{ type: 'TaskAdded', data: { task: taskPart.write(late), weight: 2 } }], mikkel);
  await board(
    [{ type: 'TaskActiveSet', data: { taskId: 'late', moduleId: 'job', from: false, to: true } }],
    mikkel,
  );
  expect(await bells.newest('jonas')).toMatchObject({ kind: 'given', headline: 'Task late' });
});

test('whoever of the client takes part in a module hears what the team finished in it, and nothing that clients do not see', async () => {
  world.later(11);
  await world.openAccount('nele', 'Nele');
  await world.append(streamOf.client('w', 'c'), [
    { type: 'ClientUserInvited', data: { clientId: 'c', accountId: 'nele' } },
  ]);
  const done = (taskId: string): WaymarkEvent => ({
    type: 'TaskStatusSet',
    data: { ...place(taskId), from: 'TODO', to: 'DONE', reason: null },
  });
  for (const moduleId of ['m', 'hidden'])
    await bells.plan([
      { type: 'ModuleParticipantsSet', data: { moduleId, from: [], to: ['nele'] } },
    ]);
  await bells.plan([done('u'), done('secret')]);
  expect(await bells.bell('nele')).toMatchObject([
    { kind: 'done', headline: 'Task u', bySide: 'seller', more: 0 },
  ]);
});

test('notices of months that have ended are gone from every bell, those of later ones stay', async () => {
  const before = await bells.kinds('priya');
  expect(before.length).toBeGreaterThan(0);
  const expire = (month: string) =>
    world.append(
      streamOf.workspace('w'),
      [{ type: 'RecordsExpired', data: { records: 'notices', before: month } }],
      byItself,
    );
  await expire('2026-01');
  expect(await bells.kinds('priya')).toEqual(before);
  await expire('2100-01');
  for (const who of ['priya', 'mikkel', 'jonas']) expect(await bells.bell(who)).toEqual([]);
});
