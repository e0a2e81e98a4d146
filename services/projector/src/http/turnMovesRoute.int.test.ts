import { streamOf, type ModuleStatus, type TaskStatus } from '@waymark/events';
import type { TurnMoves } from '@waymark/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandbox, process } from '../readModels/plans/testing/sandbox.ts';
import { copied, milestone, module, task, whole } from '../testing/builders.ts';
import type { ProjectorWorld } from '../testing/world.ts';

let world: ProjectorWorld;
const p = streamOf.process('w', 'p');
beforeAll(async () => {
  world = await openSandbox();
  await world.append(p, [
    process('p'),
    copied(
      [milestone('m')],
      [
        whole(module('a', 'm'), [
          task('t', 'a', { assignee: 'jonas' }),
          task('other', 'a', { assignee: 'jonas' }),
        ]),
        whole(module('inside', 'm', { audience: 'INTERN' }), [
          task('secret', 'inside', { assignee: 'dana' }),
        ]),
      ],
    ),
  ]);
});
afterAll(() => world.close());

const moves = (who: string, taskId = 't') =>
  world.get<TurnMoves>(who, 'w', `/api/executions/p/tasks/${taskId}/turns`, {});
const status = (from: TaskStatus, to: TaskStatus, reason: string | null = null) => ({
  type: 'TaskStatusSet' as const,
  data: { taskId: 't', moduleId: 'a', from, to, reason },
});
const module_ = (moduleId: string, from: ModuleStatus, to: ModuleStatus) => ({
  type: 'ModuleStatusSet' as const,
  data: { moduleId, from, to, on: '2026-11-01', completed: [], due: [] },
});
const said = ({ body }: { body: TurnMoves }) =>
  body.map(
    ({ turn, turnWho, turnBecause, turnFrom }) =>
      `${turn} ${turnWho} ${turnBecause} after ${turnFrom}`,
  );

test('how the turn of a task passed on is told step by step: begun, stuck, gone on, done, opened again', async () => {
  await world.append(p, [
    module_('a', 'PENDING', 'ACTIVE'),
    status('TODO', 'STUCKED', 'No rights'),
    status('STUCKED', 'IN_PROGRESS'),
    status('IN_PROGRESS', 'DONE'),
    status('DONE', 'IN_PROGRESS'),
  ]);
  const told = await moves('dana');
  expect(said(told)).toEqual([
    'nobody null notStarted after new',
    'client jonas assigned after notStarted',
    'seller null stuck after assigned',
    'client jonas assigned after stuck',
    'nobody null done after assigned',
    'client jonas assigned after done',
  ]);
  expect(told.body.every(({ turnSince }) => turnSince.startsWith('2026-11-01T'))).toBe(true);
  expect(said(await moves('jonas'))).toEqual(said(told));
  expect(said(await moves('dana', 'other'))).toHaveLength(2);
});

test('a client is told nothing of a task that they do not see, and of one shown later not what passed before', async () => {
  await world.append(p, [module_('inside', 'PENDING', 'ACTIVE')]);
  expect((await moves('dana', 'secret')).body).toHaveLength(2);
  expect((await moves('jonas', 'secret')).status).toBe(404);
  await world.append(p, [
    { type: 'ModuleAudienceSet', data: { moduleId: 'inside', from: 'INTERN', to: 'EXTERN' } },
    {
      type: 'TaskAssigneeSet',
      data: { taskId: 'secret', moduleId: 'inside', from: 'dana', to: 'jonas' },
    },
  ]);
  expect(said(await moves('jonas', 'secret'))).toEqual(['client jonas assigned after assigned']);
  expect((await moves('dana', 'secret')).body).toHaveLength(3);
});

test('what is not there, or elsewhere, is not found', async () => {
  for (const taskId of ['gone', 't%00']) expect((await moves('dana', taskId)).status).toBe(404);
  await world.openAccount('erin', 'Erin');
  await world.createWorkspace('other', 'erin');
  expect((await world.get('erin', 'other', '/api/executions/p/tasks/t/turns')).status).toBe(404);
  expect((await world.get('erin', 'w', '/api/executions/p/tasks/t/turns')).status).toBe(403);
});
