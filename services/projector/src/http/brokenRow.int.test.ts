import { streamOf } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProjectorWorld } from '../testing/world.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await ProjectorWorld.ofDana();
  await world.append(streamOf.blueprint('w', 'b'), [
    { type: 'BlueprintCreated', data: { blueprintId: 'b', name: 'B' } },
  ]);
});
afterAll(() => world.close());

test('a row that is not what it should be is our fault, and never told as bad input', async () => {
  expect((await world.get('dana', 'w', '/api/blueprints/b')).status).toBe(200);
  await world.db.query('UPDATE read.blueprints SET created_at = NULL');
  for (const path of ['/api/blueprints', '/api/blueprints/b'])
    expect(await world.get('dana', 'w', path)).toMatchObject({
      status: 500,
      body: { code: 'internal' },
    });
});
