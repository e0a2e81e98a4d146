import type { TeamSeen } from '@waymark/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastSeen } from '../../identity/lastSeen.ts';
import { Sessions } from '../../identity/sessions.ts';
import { openIdentityStores, type IdentityStores } from '../../identity/testing/identityStores.ts';
import { startHarness, type CommandHarness } from '../../testing/commandHarness.ts';
import { sampleWorkspace } from '../../testing/sampleWorkspace.ts';

let harness: CommandHarness;
let stores: IdentityStores;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;
beforeAll(async () => {
  harness = await startHarness();
  world = await sampleWorkspace(harness);
  stores = await openIdentityStores();
});
afterAll(async () => {
  await stores.close();
  await harness.stop();
});

test('seen is whoever has a session, by its newest beginning or renewal; who signed out or stayed away is not', async () => {
  const { pool } = stores;
  let now = new Date('2026-11-21T10:00:00.000Z');
  const sessions = new Sessions({ pool, secret: 'secret', clock: () => now });
  const at = (day: string) => (now = new Date(`2026-11-${day}T10:00:00.000Z`));
  const seen = async () =>
    Object.fromEntries(
      [...(await lastSeen(pool, ['ada', 'ben', 'eve'], now))].map(([id, last]) => [
        id,
        last.toISOString().slice(8, 10),
      ]),
    );
  await sessions.open('zoe');
  const [ada, ben] = [await sessions.open('ada'), await sessions.open('ben')];
  await sessions.open('eve', { workspaceId: 'w', linkId: 'l', of: { kind: 'process', id: 'p' } });
  expect(await seen()).toEqual({ ada: '21', ben: '21' });
  at('23');
  const renewed = await sessions.refresh(ada.refreshToken);
  expect(await seen()).toEqual({ ada: '23', ben: '21' });
  await sessions.close(ben.refreshToken);
  at('24');
  await sessions.open('ben');
  expect(await seen()).toEqual({ ada: '23', ben: '24' });
  await sessions.close(renewed!.refreshToken);
  expect(await seen()).toEqual({ ben: '24' });
  at('29');
  expect(await seen()).toEqual({});
});

test('the team is told of itself, nobody else, and of nobody else', async () => {
  const ask = async (who: string | null, workspace = 'w') => {
    const answer = await fetch(`${harness.site}/api/session/team`, {
      headers: {
        'Waymark-Workspace': workspace,
        ...(who !== null && { Authorization: `Bearer ${harness.tokenOf(who)}` }),
      },
    });
    return { status: answer.status, body: (await answer.json()) as TeamSeen };
  };
  expect(await ask(world.olga)).toMatchObject({ status: 200, body: { seen: [] } });
  expect((await ask(world.anna)).status).toBe(403);
  expect((await ask(world.olga, 'v')).status).toBe(403);
  expect((await ask(null)).status).toBe(401);
});
