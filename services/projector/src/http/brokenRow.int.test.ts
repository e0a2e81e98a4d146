import { streamOf } from '@waymark/events';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { World } from '../testing/world.ts';

let world: World;
let db: pg.Client;
beforeAll(async () => {
  world = await World.open();
  db = new pg.Client({ connectionString: world.connectionString });
  await db.connect();
  await world.openAccount('dana', 'Dana');
  await world.append(streamOf.workspace('w'), [
    { type: 'WorkspaceCreated', data: { workspaceId: 'w', name: 'W' } },
    { type: 'MemberAdded', data: { accountId: 'dana', role: 'OWNER' } },
  ]);
  await world.append(streamOf.blueprint('w', 'b'), [
    { type: 'BlueprintCreated', data: { blueprintId: 'b', name: 'B' } },
  ]);
});
afterAll(async () => {
  await db.end();
  await world.close();
});

test('a row that is not what it should be is our fault, and never told as bad input', async () => {
  expect((await world.get('dana', 'w', '/api/blueprints/b')).status).toBe(200);
  await db.query('UPDATE read.blueprints SET created_at = NULL');
  for (const path of ['/api/blueprints', '/api/blueprints/b'])
    expect(await world.get('dana', 'w', path)).toMatchObject({ status: 500, body: { code: 'internal' } });
});
