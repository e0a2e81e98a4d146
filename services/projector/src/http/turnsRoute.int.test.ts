import { streamOf, type ModuleStatus, type TaskStatus } from '@waymark/events';
import type { TurnDays } from '@waymark/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandbox, process } from '../readModels/plans/testing/sandbox.ts';
import { copied, milestone, module, task, whole } from '../testing/builders.ts';
import type { ProjectorWorld } from '../testing/world.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await openSandbox();
  const p = streamOf.process('w', 'p');
  await world.append(p, [
    process('p'),
    copied([milestone('m')], [whole(module('a', 'm'), [task('t', 'a', { assignee: 'jonas' })])]),
  ]);
});
afterAll(() => world.close());

const turns = (who: string) => world.get<TurnDays>(who, 'w', '/api/executions/p/turns');
const status = (from: TaskStatus, to: TaskStatus) => ({
  type: 'TaskStatusSet' as const,
  data: { taskId: 't', moduleId: 'a', from, to, reason: null },
});
const started = {
  type: 'ModuleStatusSet' as const,
  data: {
    moduleId: 'a',
    from: 'PENDING' as ModuleStatus,
    to: 'ACTIVE' as ModuleStatus,
    on: '2026-11-01',
    completed: [],
    due: [],
  },
};

test('the ledger of a process has one side a day since its creation, and ends with the day on which all was done', async () => {
  const p = streamOf.process('w', 'p');
  const before = await turns('dana');
  expect(before.status).toBe(200);
  expect(before.body[0]).toEqual({ day: '2026-11-01', side: 'nobody', taskId: null });
  expect(new Set(before.body.map(({ side }) => side))).toEqual(new Set(['nobody']));

  // The clock of this world stands at the 1st of November: whatever comes now lasts from that day
  // on.
  await world.append(p, [started]);
  const theirs = (await turns('dana')).body;
  expect(theirs.map(({ side, taskId }) => `${side} ${taskId}`)).toEqual(
    theirs.map(() => 'client t'),
  );
  await world.append(p, [status('TODO', 'STUCKED')]);
  expect((await turns('dana')).body.at(-1)).toMatchObject({ side: 'seller', taskId: 't' });
  await world.append(p, [status('STUCKED', 'DONE')]);
  expect((await turns('dana')).body).toHaveLength(1);
});

test('days are those of the workspace', async () => {
  const firstIn = async (from: string | null, to: string) => {
    await world.append(streamOf.workspace('w'), [{ type: 'WorkspaceZoneSet', data: { from, to } }]);
    return (await turns('dana')).body[0]?.day;
  };
  expect(await firstIn(null, 'Pacific/Kiritimati')).toBe('2026-11-01');
  expect(await firstIn('Pacific/Kiritimati', 'Pacific/Pago_Pago')).toBe('2026-10-31');
});

test('it is the team’s, and no more than its own workspace’s', async () => {
  expect((await turns('jonas')).status).toBe(404);
  for (const id of ['gone', 'p%00'])
    expect((await world.get('dana', 'w', `/api/executions/${id}/turns`)).status).toBe(404);
  await world.openAccount('erin', 'Erin');
  await world.createWorkspace('other', 'erin');
  expect((await world.get('erin', 'other', '/api/executions/p/turns')).status).toBe(404);
  expect((await world.get('erin', 'w', '/api/executions/p/turns')).status).toBe(403);
});
