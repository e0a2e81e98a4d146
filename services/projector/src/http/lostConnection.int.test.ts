import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ProjectorWorld } from '../testing/world.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await ProjectorWorld.ofDana();
  await world.get('dana', 'w', '/api/people');
});
afterAll(() => world.close());

test('a read whose connection is cut is told so politely, and the next one is answered', async () => {
  await world.db.query('BEGIN');
  await world.db.query('LOCK TABLE read.clients IN ACCESS EXCLUSIVE MODE');
  const cut = world.fetch('dana', 'w', '/api/clients');
  await vi.waitFor(
    async () => {
      const { rowCount } = await world.db.query(
        `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE NOT granted AND relation = 'read.clients'::regclass`,
      );
      expect(rowCount).toBe(1);
    },
    { timeout: 5_000, interval: 50 },
  );
  const { status, headers } = await cut;
  expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await (await cut).json()).toMatchObject({ code: 'database-unavailable' });
  await world.db.query('ROLLBACK');
  expect((await world.get('dana', 'w', '/api/clients')).status).toBe(200);
});
