import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTwoWorkspaces } from '../testing/twoWorkspaces.ts';
import type { ProjectorWorld } from '../testing/world.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await openTwoWorkspaces();
});
afterAll(() => world.close());

test('who asks is given what is held about them, in all workspaces, and nothing of others', async () => {
  const who = 'user-w1x';
  const { status, body, headers } = await world.get(who, '', '/api/me/data');
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(Object.keys(body).sort()).toEqual(
    [
      'answers',
      'files',
      'invitations',
      'mails',
      'memberships',
      'messages',
      'notes',
      'profile',
      'ratings',
      'tasks',
    ].sort(),
  );
  expect(body).toMatchObject({
    profile: { accountId: who },
    memberships: [{ workspaceId: 'w1', party: 'client' }],
  });
  for (const kind of ['tasks', 'messages', 'mails', 'files', 'ratings'])
    expect(body[kind], kind).not.toEqual([]);
  expect(JSON.stringify(body)).not.toMatch(/user-(w1y|w2)|team-w/);
  expect(JSON.stringify(body.mails)).toContain('w1x hush');
});

test('somebody of whom nothing is known is given nothing', async () => {
  const { status, body } = await world.get(randomUUID(), '', '/api/me/data');
  expect([status, body.profile, body.tasks]).toEqual([200, null, []]);
});
