import { streamOf, type WaymarkEvent } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProjectorWorld } from '../../testing/world.ts';
import { onboarding, openOnboarding } from './testing/onboarding.ts';

let world: ProjectorWorld;
const set = (...events: WaymarkEvent[]) => world.append(onboarding, events);
const rows = (filter: object) => world.rows('dana', 'w', 'history', { filter, range: [0, 999] });
const startA = {
  type: 'ModuleStatusSet' as const,
  data: {
    moduleId: 'a',
    from: 'PENDING' as const,
    to: 'ACTIVE' as const,
    on: '2026-11-02',
    completed: [],
    due: [{ taskId: 'u', from: null, to: '2026-11-05' }],
  },
};
const stuck = {
  type: 'TaskStatusSet' as const,
  data: {
    taskId: 't',
    moduleId: 'a',
    from: 'TODO' as const,
    to: 'STUCKED' as const,
    reason: 'No Account',
  },
};

/** Everything happens on 2026-11-01, soon after 08:00 UTC. */
beforeAll(async () => {
  world = await openOnboarding();
  await set(startA);
  await world.append(onboarding, [stuck], {
    kind: 'clientUser',
    accountId: 'jonas',
    clientId: 'c',
  });
  await set({
    type: 'PlaceholderRolledOut',
    data: { placeholderId: 'p::it', from: null, to: 'jonas', taskIds: ['t'] },
  });
});
afterAll(() => world.close());

test('a search finds what a row shows: values, dates, names, who did it, the cause, and the day', async () => {
  const found = async (q: string, filter: object = {}) =>
    (await rows({ planId: 'p', q, ...filter })).map((row) => row['event']);
  expect(await found('LOOK AROUND: due')).toEqual(['ModuleStatusSet']);
  expect(await found('05.11.2026')).toContain('ModuleStatusSet');
  expect(await found('05.11.2026', { taskId: 'u' })).toEqual(['ModuleStatusSet']);
  expect(await found('no account')).toEqual(['TaskStatusSet']);
  expect(await found('jonas weiden')).toEqual(['PlaceholderRolledOut', 'TaskStatusSet']);
  expect(await found('placeholder it lead rolled', { taskId: 't' })).toEqual([
    'PlaceholderRolledOut',
  ]);
  expect(await found('oldValue')).toEqual([]);
  const all = (await rows({ planId: 'p' })).length;
  expect(await found('01.11.2026')).toHaveLength(all);
  expect(await found('02.11.2026')).not.toHaveLength(all);
  // It was the next day already on the other side of the earth.
  expect(await found('02.11.2026', { timeZone: 'Pacific/Kiritimati' })).toHaveLength(0);
  expect(await found('01.11.2026', { timeZone: 'Pacific/Kiritimati' })).toHaveLength(all);
});

test('a client does not find by what it is not told', async () => {
  const found = (q: string) => world.rows('jonas', 'w', 'history', { filter: { q } });
  expect(await found('no account')).toHaveLength(1);
  expect(await found('list.md')).toEqual([]);
  expect(await rows({ q: 'list.md' })).toHaveLength(1);
});

test('letters are found however they are put together', async () => {
  await world.append(streamOf.blueprint('w', 'b'), [
    { type: 'BlueprintCreated', data: { blueprintId: 'b', name: 'Zu\u0308rich' } },
  ]);
  expect(await rows({ q: 'Z\u00fcrich' })).toHaveLength(1);
  expect(await rows({ q: 'Zu\u0308rich' })).toHaveLength(1);
});

test('`since` and `until` include the day that they name, in the time zone of who asks', async () => {
  const all = (await rows({ planId: 'p' })).length;
  const count = async (filter: object) => (await rows({ planId: 'p', ...filter })).length;
  expect(await count({ until: '2026-11-01' })).toBe(all);
  expect(await count({ until: '2026-10-31' })).toBe(0);
  expect(await count({ since: '2026-11-01', until: '2026-11-01' })).toBe(all);
  expect(await count({ since: '2026-11-02' })).toBe(0);
  expect(await count({ since: '2026-11-01', timeZone: 'Pacific/Pago_Pago' })).toBe(0);
  expect(await count({ until: '2026-11-01T00:00:00+02:00' })).toBe(0);
  for (const filter of [
    { until: 'tomorrow' },
    { since: '0000-01-01' },
    { timeZone: 'Mars/Olympus' },
  ]) {
    const { status } = await world.get('dana', 'w', '/api/history', { filter });
    expect([filter, status]).toEqual([filter, 422]);
  }
});
