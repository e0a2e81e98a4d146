import type { Recorded, WaymarkEvent } from '@waymark/events';
import { expect, test } from 'vitest';
import { prefixesFor } from './reaction.ts';
import { react } from './reactionTo.ts';
import { startOnDay } from './startOnDay.ts';
import { SampleWorld, streams } from './testing/sampleWorld.ts';

const followsFrom = (event: Recorded<WaymarkEvent>, world: SampleWorld) =>
  react(startOnDay, event, world.look);
const chosen = (from: string | null, to: string | null): WaymarkEvent => ({
  type: 'ModuleStartSet',
  data: { moduleId: 'm', from, to },
});

test('a day sets a timer, another one takes its place, and one taken back sets none', async () => {
  const world = new SampleWorld();
  const first = world.happens(streams.process, chosen(null, '2026-12-01'));
  const timer = (on: string) => ({
    kind: 'timer',
    step: 'start m',
    at: `${on}T00:00:00.000Z`,
    key: `start:${streams.process}:m`,
    command: {
      name: 'StartModuleOnItsDay',
      payload: { processId: 'p', moduleId: 'm', on },
      workspaceId: 'w',
    },
  });
  expect(await followsFrom(first, world)).toEqual([timer('2026-12-01')]);
  const other = world.happens(streams.process, chosen('2026-12-01', '2026-12-02'));
  expect(await followsFrom(other, world)).toEqual([timer('2026-12-02')]);
  const back = world.happens(streams.process, chosen('2026-12-02', null));
  expect(await followsFrom(back, world)).toEqual([]);
  expect(prefixesFor(startOnDay)).toEqual(['project-', 'blueprint-', 'process-']);
});
