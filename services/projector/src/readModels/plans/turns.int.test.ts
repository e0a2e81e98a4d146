import {
  streamOf,
  whoseTurn,
  type Audience,
  type ModuleStatus,
  type TaskStatus,
} from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copied, milestone, module, task, whole } from '../../testing/builders.ts';
import type { ProjectorWorld } from '../../testing/world.ts';
import { openSandbox, process } from './testing/sandbox.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await openSandbox();
});
afterAll(() => world.close());

const statuses: readonly TaskStatus[] = ['TODO', 'IN_PROGRESS', 'STUCKED', 'DONE'];
const assignees = ['jonas', 'dana', 'gone', null, 'r::lead'];
const modules = (
  ['PENDING', 'ACTIVE', 'PAUSED', 'DONE'] as const satisfies readonly ModuleStatus[]
).flatMap((status) =>
  (['INTERN', 'EXTERN'] as const satisfies readonly Audience[]).map((audience) => {
    const id = `${status}-${audience}`;
    const tasks = statuses.flatMap((each) =>
      assignees.flatMap((assignee) =>
        ([null, 'seller', 'client'] as const).map((awaits) =>
          task(`${id}-${each}-${assignee}-${awaits}`, id, { status: each, assignee, awaits }),
        ),
      ),
    );
    return whole(module(id, 'm', { status, audience }), tasks);
  }),
);
const told = (row: Record<string, unknown> | undefined) =>
  row && [row['turn'], row['turnWho'], row['turnBecause'], row['turnFrom'], row['turnBy']];

test('every task is told with the turn that the one rule gives it, for both parties', async () => {
  await world.append(streamOf.process('w', 'p'), [process('p'), copied([milestone('m')], modules)]);
  const expected = new Map(
    modules.flatMap((of) =>
      of.tasks.map((one) => {
        const { side, who, because } = whoseTurn(
          {
            ...{ status: one.status, assignee: one.assignee, awaits: one.awaits },
            module: { status: of.status, audience: of.audience },
          },
          (id) => id === 'jonas',
        );
        return [
          one.taskId,
          { id: one.taskId, turn: side, turnWho: who, turnBecause: because },
        ] as const;
      }),
    ),
  );
  const filter = { planId: 'p' };
  for (const who of ['dana', 'jonas']) {
    const rows = await world.rows(who, 'w', 'tasks', { filter, range: [0, 499] });
    expect(rows.length).toBe(who === 'dana' ? 480 : 240);
    for (const row of rows) expect(row).toMatchObject(expected.get(`${row['id']}`)!);
    for (const side of ['client', 'seller', 'nobody']) {
      const of = await world.rows(who, 'w', 'tasks', {
        filter: { ...filter, turn: side },
        range: [0, 499],
      });
      expect(of.map(({ id }) => id)).toEqual(
        rows.filter(({ turn }) => turn === side).map(({ id }) => id),
      );
      expect(of.length).toBeGreaterThan(0);
    }
  }
  const [row] = await world.rows('dana', 'w', 'executions', { filter: { id: 'p' } });
  expect(row?.['clientTurn']).toBe(
    [...expected.values()].filter(({ turn }) => turn === 'client').length,
  );
});

test('a turn is told with what it was before, through whom and since when; what does not pass it on changes none of it', async () => {
  const p = streamOf.process('w', 'q');
  const row = async () => (await world.rows('dana', 'w', 'tasks', { filter: { planId: 'q' } }))[0];
  const jonas = { kind: 'clientUser', accountId: 'jonas', clientId: 'c' } as const;
  const ofTask = { taskId: 't', moduleId: 'a' };
  await world.append(p, [
    process('q'),
    copied([milestone('m')], [whole(module('a', 'm'), [task('t', 'a', { assignee: 'jonas' })])]),
  ]);
  expect(told(await row())).toEqual(['nobody', null, 'notStarted', 'new', 'dana']);

  const status = (from: ModuleStatus, to: ModuleStatus) => ({
    type: 'ModuleStatusSet' as const,
    data: { moduleId: 'a', from, to, on: '2026-11-02', completed: [], due: [] },
  });
  await world.append(p, [status('PENDING', 'ACTIVE')]);
  expect(told(await row())).toEqual(['client', 'jonas', 'assigned', 'notStarted', 'dana']);
  const since = (await row())?.['turnSince'];

  const set = (from: TaskStatus, to: TaskStatus) => ({
    type: 'TaskStatusSet' as const,
    data: { ...ofTask, from, to, reason: null },
  });
  await world.append(p, [set('TODO', 'IN_PROGRESS')], jonas);
  expect([...(told(await row()) ?? []), (await row())?.['turnSince']]).toEqual([
    ...['client', 'jonas', 'assigned', 'notStarted', 'dana'],
    since,
  ]);

  await world.append(p, [set('IN_PROGRESS', 'STUCKED')], jonas);
  expect(told(await row())).toEqual(['seller', null, 'stuck', 'assigned', 'jonas']);
  await world.append(p, [set('STUCKED', 'IN_PROGRESS')]);
  expect(told(await row())).toEqual(['client', 'jonas', 'assigned', 'stuck', 'dana']);
  const awaits = (
    from: 'seller' | 'client' | null,
    to: 'seller' | 'client' | null,
    by: string,
    waived = false,
  ) => ({ type: 'TaskAwaitsSet' as const, data: { ...ofTask, from, to, by, waived } });
  const byItself = { kind: 'system', name: 'followConversations' } as const;
  await world.append(p, [awaits(null, 'seller', 'jonas')], byItself);
  expect(told(await row())).toEqual(['seller', null, 'asked', 'assigned', 'jonas']);
  await world.append(p, [awaits('seller', null, 'dana')], byItself);
  expect(told(await row())).toEqual(['client', 'jonas', 'assigned', 'asked', 'dana']);
  await world.append(
    p,
    [awaits(null, 'seller', 'jonas'), awaits('seller', null, 'dana', true)],
    byItself,
  );
  expect(told(await row())).toEqual(['client', 'jonas', 'assigned', 'waived', 'dana']);
  await world.append(p, [set('IN_PROGRESS', 'STUCKED'), awaits(null, 'client', 'dana')], jonas);
  expect(told(await row())).toEqual(['client', 'jonas', 'assigned', 'stuck', 'dana']);
  await world.append(p, [set('STUCKED', 'STUCKED')], jonas);
  expect(told(await row())).toEqual(['seller', null, 'stuck', 'assigned', 'jonas']);
  await world.append(p, [set('STUCKED', 'IN_PROGRESS')]);
  await world.append(
    p,
    [{ type: 'TaskAssigneeSet', data: { ...ofTask, from: 'jonas', to: 'dana' } }],
    jonas,
  );
  expect(told(await row())).toEqual(['seller', 'dana', 'assigned', 'assigned', 'jonas']);
  await world.append(p, [status('ACTIVE', 'PAUSED')], { kind: 'system', name: 'demo' });
  expect(told(await row())).toEqual(['nobody', null, 'paused', 'assigned', null]);
});
