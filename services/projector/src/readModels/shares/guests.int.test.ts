import {
  jobBoard,
  streamOf,
  taskStreamId,
  type ClientEvent,
  type ProjectEvent,
  type Sealed,
  type ShareEvent,
} from '@waymark/events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resources } from '../resources.ts';
import { copied, module, task, whole } from '../../testing/builders.ts';
import { shareOf, termsOf } from '../../testing/shares.ts';
import { openTwoWorkspaces } from '../../testing/twoWorkspaces.ts';
import type { ProjectorWorld } from '../../testing/world.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await openTwoWorkspaces();
  for (const w of ['w1', 'w2']) await shareOf(world, w);
});
afterAll(() => world.close());

describe('a guest', () => {
  const sees = async (who: string) =>
    (await world.get(who, 'w1', '/api/executions')).status === 200
      ? (await world.rows(who, 'w1', 'executions')).map(({ id }) => id).toSorted()
      : null;
  test('reads the process that is shared with them, or all of the project', async () => {
    expect(await sees('guest-w1x')).toEqual(['w1x-p']);
    expect(await sees('guest-w1x-pr')).toEqual(['w1x-other', 'w1x-p']);
  });
  test('of a project reads its jobs, one of a process does not', async () => {
    await world.append(streamOf.project('w1', 'w1x-pr'), [
      copied(
        [],
        [whole(module('w1x-job', jobBoard, { title: 'w1x job' }), [task('w1x-job-t', 'w1x-job')])],
      ),
    ]);
    const tasks = async (who: string) =>
      (await world.rows(who, 'w1', 'tasks', { filter: { planId: 'w1x-pr' } })).map(({ id }) => id);
    expect((await tasks('guest-w1x-pr')).toSorted()).toEqual(['w1x-board-t', 'w1x-job-t']);
    expect(await tasks('guest-w1x')).toEqual([]);
  });
  test('of one workspace is nobody in another, and who never came in is nobody', async () => {
    for (const [who, workspace] of [
      ['guest-w1x', 'w2'],
      ['guest-w2x', 'w1'],
      ['guest-unknown', 'w1'],
    ] as const)
      expect((await world.get(who, workspace, '/api/executions')).status).toBe(403);
  });
  test('reads what was answered to the forms of what is shared, and the files of that', async () => {
    const answered = async (who: string) =>
      (await world.rows(who, 'w1', 'answers')).map(({ id, files }) => [
        id,
        (files as { id: string }[]).map((f) => f.id),
      ]);
    for (const who of ['guest-w1x', 'guest-w1x-pr'])
      expect(await answered(who)).toEqual([['w1x-p_w1x-p-t', ['w1x-scan']]]);
  });
  test('finds nothing by id that is not shared with them', async () => {
    let hidden = 0;
    for (const { name } of resources) {
      const mine = new Set(
        (await world.rows('guest-w1x', 'w1', name, { range: [0, 999] })).map((row) => row['id']),
      );
      const all = await world.rows('team-w1', 'w1', name, { range: [0, 999] });
      for (const { id } of all.filter((row) => !mine.has(row['id']))) {
        hidden += 1;
        expect(
          (await world.get('guest-w1x', 'w1', `/api/${name}/${encodeURIComponent(`${id}`)}`))
            .status,
          `${name} ${id}`,
        ).toBe(404);
      }
    }
    expect(hidden).toBeGreaterThan(0);
  });
  test.each<[string, ShareEvent, boolean]>([
    ['while the link is off', termsOf({ open: false }), false],
    ['once it is on again', termsOf({ open: true }), true],
    ['after its end', termsOf({ until: '2000-01-01T00:00:00.000Z' }), false],
    ['before its end', termsOf({ until: '2999-01-01T00:00:00.000Z' }), true],
    [
      'by a password that was changed',
      {
        type: 'SharePasswordChanged',
        data: {
          linkId: 'w1x-link',
          name: '',
          passwordId: 'b',
          by: 'team-w1',
          at: '2026-11-21T10:00:00.000Z',
        },
      },
      false,
    ],
    [
      'once nothing is shared',
      { type: 'SharingStopped', data: { linkId: 'w1x-link', name: '' } },
      false,
    ],
  ])('%s reads: %j %s', async (_, event, reads) => {
    await world.append(streamOf.share('w1', 'process_w1x-p'), [event]);
    await world.rows('team-w1', 'w1', 'shares');
    expect(await sees('guest-w1x')).toEqual(reads ? ['w1x-p'] : null);
    // Somebody else's link is another.
    expect(await sees('guest-w1x-pr')).toHaveLength(2);
  });
  test('is called in the history by the name that they gave, also when they are in no more', async () => {
    const actor = { kind: 'guest', linkId: 'w1x-link', guestId: 'guest-w1x' } as const;
    const about = { taskId: 'w1x-p-t', moduleId: 'w1x-p-open' };
    await world.append(
      streamOf.process('w1', 'w1x-p'),
      [{ type: 'TaskStatusSet', data: { ...about, from: 'TODO', to: 'DONE', reason: null } }],
      actor,
    );
    for (const who of ['team-w1', 'user-w1x', 'guest-w1x-pr']) {
      const [row] = await world.rows(who, 'w1', 'history', {
        filter: { actor: 'guest-w1x', planId: 'w1x-p' },
      });
      expect(row).toMatchObject({ actorName: 'w1x Gil (guest)', actorParty: 'guest' });
    }
    expect(
      await world.rows('team-w1', 'w1', 'history', { filter: { q: 'w1x gil', planId: 'w1x-p' } }),
    ).toHaveLength(1);
  });
});

test('whose reason for being stuck is read is the guest, on the side of the client, and the team is told', async () => {
  const actor = { kind: 'guest', linkId: 'w1x-pr-link', guestId: 'guest-w1x-pr' } as const;
  const about = { taskId: 'w1x-p-t', moduleId: 'w1x-p-open' };
  await world.append(
    streamOf.process('w1', 'w1x-p'),
    [{ type: 'TaskStatusSet', data: { ...about, from: 'DONE', to: 'STUCKED', reason: 'No key' } }],
    actor,
  );
  for (const who of ['team-w1', 'user-w1x', 'guest-w1x-pr']) {
    const said = await world.rows(who, 'w1', 'messages', {
      filter: { planId: 'w1x-p', taskId: about.taskId },
    });
    expect(said.at(-1)).toMatchObject({
      text: 'No key',
      side: 'client',
      authorId: null,
      senderName: 'w1x-pr Gil',
    });
  }
  const notices = await world.rows('team-w1', 'w1', 'notices', { range: [0, 999] });
  expect(notices.filter(({ kind }) => kind === 'stuck')).toHaveLength(1);
});

test('what a guest answered is named by what they called themselves', async () => {
  const actor = { kind: 'guest', linkId: 'w1x-pr-link', guestId: 'guest-w1x-pr' } as const;
  const accountId = actor.guestId;
  const value = (await world.vault.seal(accountId, 'Corrected')) as Sealed<string>;
  const task = {
    plan: { kind: 'process', id: 'w1x-p' },
    taskId: 'w1x-p-t',
    moduleId: 'w1x-p-open',
  } as const;
  const of = { ...task, clientId: 'w1x', headline: 'w1x', formId: 'w1x-form', version: 1 };
  await world.append(
    streamOf.answers('w1', taskStreamId('w1x-p', 'w1x-p-t')),
    [
      {
        type: 'AnswersCorrected',
        data: { ...of, answers: [{ fieldId: 'w1x-answer', accountId, value }], gone: ['w1x-file'] },
      },
    ],
    actor,
  );
  for (const who of ['team-w1', 'user-w1x', 'guest-w1x-pr']) {
    const [row] = await world.rows(who, 'w1', 'answers', { filter: { planId: 'w1x-p' } });
    expect(row).toMatchObject({
      given: {
        'w1x-answer': { value: 'Corrected', by: accountId, was: [{ by: 'user-w1x' }] },
        'w1x-file': { by: accountId },
      },
      guests: { [accountId]: 'w1x-pr Gil' },
    });
  }
});

test('the team sees who came, and who looked last and when; nobody else sees anything of a link', async () => {
  await world.append(streamOf.share('w1', 'project_w1x-pr'), [
    {
      type: 'GuestLooked',
      data: { linkId: 'w1x-pr-link', guestId: 'guest-w1x-pr', at: '2026-11-21T10:00:00.000Z' },
    },
  ]);
  const [row] = await world.rows('team-w1', 'w1', 'shares', { filter: { id: 'project_w1x-pr' } });
  expect(row).toMatchObject({
    ...{
      kind: 'project',
      thingId: 'w1x-pr',
      token: 'w1x token',
      open: true,
      mayWork: true,
      until: null,
    },
    guests: [{ id: 'guest-w1x-pr', name: 'w1x-pr Gil', inside: true }],
  });
  for (const who of ['user-w1x', 'guest-w1x-pr'])
    expect(await world.rows(who, 'w1', 'shares')).toEqual([]);
});

test('who they are is told by /api/me: the name, and the one place that they are in', async () => {
  const me = await world.asGuest('guest-w1x-pr', 'w1', '/api/me');
  expect(me.body).toMatchObject({
    account: { accountId: 'guest-w1x-pr', email: '', firstName: 'w1x-pr Gil' },
    memberships: [
      {
        ...{ workspaceId: 'w1', party: 'client', clientId: 'w1x', clientName: 'w1x' },
        guest: { of: { kind: 'project', id: 'w1x-pr' }, mayWork: true },
      },
    ],
    invitations: [],
  });
});

test('with the project or the client goes what is shared of it', async () => {
  const inside = async () =>
    Promise.all(
      ['guest-w2x', 'guest-w2x-pr'].map(
        async (who) => (await world.get(who, 'w2', '/api/executions')).status,
      ),
    );
  const after = async (event: ProjectEvent | ClientEvent) => {
    const stream =
      event.type === 'ClientDeleted'
        ? streamOf.client('w2', 'w2x')
        : streamOf.project('w2', 'w2x-pr');
    await world.append(stream, [event]);
    await world.rows('team-w2', 'w2', 'projects');
    return inside();
  };
  const project = { projectId: 'w2x-pr', name: '' };
  expect(await inside()).toEqual([200, 200]);
  expect(await after({ type: 'ProjectDeleted', data: project })).toEqual([403, 403]);
  expect(await after({ type: 'ProjectRestored', data: project })).toEqual([200, 200]);
  expect(await after({ type: 'ClientDeleted', data: { clientId: 'w2x', name: '' } })).toEqual([
    403, 403,
  ]);
});
