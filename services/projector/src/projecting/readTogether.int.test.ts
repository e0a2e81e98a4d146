import { randomUUID } from 'node:crypto';
import { streamOf } from '@waymark/events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readModels } from '../readModels/readModels.ts';
import { blueprintOfTwenty, plainMetadata } from '../testing/builders.ts';
import { ProjectorWorld } from '../testing/world.ts';

/** More than what read models read each for itself. */
const RENAMED = 3_000;

let world: ProjectorWorld;
beforeAll(async () => {
  world = await ProjectorWorld.ofDana();
  for (let i = 0; i < 5; i += 1) await world.append(...blueprintOfTwenty(i));
  for (let i = 0; i < RENAMED; i += 500)
    await world.log.append(
      streamOf.blueprint('w', `b${(i / 500) % 5}`),
      Array.from({ length: 500 }, (_, n) => ({
        ...{ type: 'BlueprintRenamed', data: { blueprintId: 'b', from: '', to: `${i + n}` } },
        ...{ id: randomUUID(), metadata: plainMetadata },
      })),
      'any',
    );
});
afterAll(() => world.close());

const isLevel = async () => {
  const head = await world.log.head();
  const { projector } = world;
  const level = () =>
    projector.health().live && projector.health().models.every(({ position }) => position >= head);
  await vi.waitFor(() => expect(level()).toBe(true), { timeout: 5_000, interval: 50 });
};
const rows = async () =>
  (
    await world.db.query(
      `SELECT (SELECT json_agg(b ORDER BY id) FROM read.blueprints b) AS blueprints, (SELECT json_agg(t ORDER BY plan_id, id) FROM read.tasks t) AS tasks,
        (SELECT json_agg(h ORDER BY position, for_party) FROM read.history h) AS history, (SELECT json_agg(m) FROM read.members m) AS members,
        (SELECT json_agg(json_build_array(model, position, events) ORDER BY model) FROM read.checkpoints) AS checkpoints`,
    )
  ).rows as unknown[];

test('models that are filled together hold what they hold when each reads the log as it comes', async () => {
  await isLevel();
  const before = await rows();
  await world.stopProjector();
  await world.db.query(`UPDATE read.checkpoints SET version = 0, state = 'filling'`);
  const subscribing = vi.spyOn(world.log, 'subscribe');
  await world.startProjector();
  await isLevel();
  expect(await rows()).toEqual(before);
  // The lag is counted by subscriptions of its own.
  const filling = subscribing.mock.calls.filter(
    ([{ after, batch }]) => after === 0n && batch === 2_000,
  );
  const read = new Set(filling.flatMap(([{ prefixes }]) => prefixes ?? []));
  expect(read).toEqual(new Set(readModels.flatMap(({ prefixes }) => prefixes)));
  // Who comes late on a busy machine sets out with those who came late, too.
  expect(filling.length).toBeLessThan(readModels.length);
});
