import type { FramePass } from '@waymark/edge';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resources } from '../readModels/resources.ts';
import { openTwoWorkspaces } from '../testing/twoWorkspaces.ts';
import type { ProjectorWorld } from '../testing/world.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await openTwoWorkspaces();
});
afterAll(() => world.close());

const task = { planKind: 'process', planId: 'w1x-p', taskId: 'w1x-p-t' } as const;
const fills: FramePass = { workspaceId: 'w1', formId: 'w1x-form', task };
const makes: FramePass = { workspaceId: 'w1', formId: 'w1x-form' };

async function read(frame: FramePass, path: string, workspaceId = 'w1', who = 'user-w1x') {
  const answer = await world.fetch(who, workspaceId, `/api/${path}`, {}, { frame });
  const body = (await answer.json()) as { code?: string } | { id: string }[];
  return Array.isArray(body) ? body.map(({ id }) => id) : [answer.status, body.code];
}
const by = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const frameOnly = [403, 'frame-only'];

test('where a form is filled in, its task, its version and what was answered are read', async () => {
  expect(await read(fills, `tasks${by({ id: 'w1x-p-t', planId: 'w1x-p' })}`)).toEqual(['w1x-p-t']);
  expect(await read(fills, `formVersions${by({ id: 'w1x-form-v1' })}`)).toEqual(['w1x-form-v1']);
  expect(await read(fills, `answers${by({ planId: 'w1x-p', taskId: 'w1x-p-t' })}`)).toEqual([
    'w1x-p_w1x-p-t',
  ]);
});

test('and nothing else: no list, no other task, no other form, no other workspace', async () => {
  for (const { name } of resources) {
    expect(await read(fills, name), name).toEqual(frameOnly);
    expect(await read(makes, name), name).toEqual(frameOnly);
  }
  for (const wide of [
    `tasks${by({ planId: 'w1x-p' })}`,
    `tasks${by({ id: ['w1x-p-t', 'w1x-p-h'], planId: 'w1x-p' })}`,
    `tasks${by({ id: 'w1x-p-h', planId: 'w1x-p' })}`,
    'tasks/w1x-p-t',
    `answers${by({ planId: 'w1x-p' })}`,
    `formVersions${by({ id: 'w1x-form-v1 OR' })}`,
    `formVersions${by({ id: 'another-v1' })}`,
    'formDrafts/w1x-form',
  ])
    expect(await read(fills, wide), wide).toEqual(frameOnly);
  expect(await read(fills, `formVersions${by({ id: 'w1x-form-v1' })}`, 'w2')).toEqual(frameOnly);
});

test('where a form is made, it is read as it is being made', async () => {
  const ofTeam = (path: string) => read(makes, path, 'w1', 'team-w1');
  expect(await ofTeam('formDrafts/w1x-form')).toEqual([200, undefined]);
  expect(await ofTeam(`formVersions${by({ formId: 'w1x-form' })}`)).toEqual(['w1x-form-v1']);
  expect(await ofTeam('formDrafts/w1y-form')).toEqual(frameOnly);
  expect(await ofTeam(`tasks${by({ id: 'w1x-p-t', planId: 'w1x-p' })}`)).toEqual(frameOnly);
});

test('what stands beside the lists is closed to a frame', async () => {
  for (const path of [
    'me',
    'live',
    'plans/w1x-p/workspaces',
    'fileLinks?id=w1x-scan',
    'executions/w1x-p/turns',
    'operations',
  ])
    expect(await read(fills, path), path).toEqual(frameOnly);
});
