import { expect, test } from 'vitest';
import {
  module,
  planCopied,
  processCreated,
  SampleWorld,
  streams,
  task,
} from '../../reactions/testing/sampleWorld.ts';
import { usualHabits } from './habits.ts';
import { selectDueNews } from './selectDueNews.ts';
import { standingOf } from './standing.ts';

/**
 * What somebody in Tokyo is reminded of at an instant, in a workspace of a zone; the task is due on
 * the 18th.
 */
async function reminded(now: string, zone: string): Promise<readonly string[]> {
  const world = new SampleWorld();
  world.happens(streams.process, processCreated);
  world.happens(
    streams.process,
    planCopied([module('m', [task('t', 'm', { assignee: 'anna', dueDate: '2026-11-18' })])]),
  );
  world.happens(streams.process, {
    type: 'ModuleStatusSet',
    data: {
      moduleId: 'm',
      from: 'PENDING',
      to: 'ACTIVE',
      on: '2026-11-01',
      completed: [],
      due: [],
    },
  });
  const workspace = await world.look.workspace('w');
  const { letters } = selectDueNews({
    receiver: { workspaceId: 'w', accountId: 'anna' },
    waiting: [],
    told: new Map([['p', { t: ['turn', 'soon 2026-11-18'] }]]),
    standings: new Map([['p', await standingOf(workspace, 'w', 'p', 'anna', world.look)]]),
    talked: new Map() as never,
    settings: {
      ...usualHabits.settings,
      timeZone: 'Asia/Tokyo',
      kinds: { ...usualHabits.settings.kinds, turn: 'atOnce' },
    },
    zone,
    before: { mailAt: null, digestOn: null, weeklyOn: null },
    now: Date.parse(now),
    ...{ stops: [], gathering: 0 },
  });
  return letters.flatMap(({ news }) => news.flatMap(({ taskId }) => taskId ?? []));
}

test('a task is late in a mail once its day has passed in the workspace, wherever its reader is', async () => {
  // The 19th at noon in Tokyo.
  const noon = '2026-11-19T03:00:00.000Z';
  expect(await reminded(noon, 'America/Los_Angeles')).toEqual([]);
  expect(await reminded(noon, 'Pacific/Auckland')).toEqual(['t']);
});
