import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ProjectorWorld } from '../testing/world.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await ProjectorWorld.ofDana();
  await world.get('dana', 'w', '/api/people');
});
afterAll(() => world.close());

test('a projector that ends answers the reads under way and refuses those that come later', async () => {
  await world.db.query('BEGIN');
  await world.db.query('LOCK TABLE read.clients IN ACCESS EXCLUSIVE MODE');
  const held = world.fetch('dana', 'w', '/api/clients');
  await vi.waitFor(
    async () => {
      const { rowCount } = await world.db.query(
        `SELECT FROM pg_locks WHERE NOT granted AND relation = 'read.clients'::regclass`,
      );
      expect(rowCount).toBe(1);
    },
    { timeout: 5_000, interval: 50 },
  );
  const stopped = world.projector.stop();
  await vi.waitFor(
    async () => {
      // Whoever was still let in must not wait for the locked table.
      const late = await world.fetch('dana', 'w', '/api/roles');
      expect([late.status, late.headers.get('Retry-After')]).toEqual([503, '1']);
      expect(await late.json()).toMatchObject({ code: 'ending' });
    },
    { timeout: 5_000, interval: 50 },
  );
  await world.db.query('COMMIT');
  expect((await held).status).toBe(200);
  await stopped;
  await world.stopProjector();
  await world.startProjector();
});
