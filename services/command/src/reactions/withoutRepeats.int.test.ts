import { afterAll, beforeAll, expect, test } from 'vitest';
import { openIdentityStores, type IdentityStores } from '../identity/testing/identityStores.ts';
import type { EventMail } from './mailJob.ts';
import { STUCK_MAILS, withoutRepeats } from './withoutRepeats.ts';

let stores: IdentityStores;
beforeAll(async () => {
  stores = await openIdentityStores();
});
afterAll(() => stores.close());

let events = 0;
const place = { workspaceId: 'w', workspaceName: 'W', processId: 'p', processName: 'P' };
const stuck = (to: string, taskId: string): EventMail => ({
  mail: 'stuck',
  ...{ eventId: `event ${events++}`, to, by: 'anna', moduleId: 'm', reason: null, task: { taskId, headline: 'T' } },
  ...place,
});

test('a task that goes to stuck and back thirty times is told of three times, by whichever service', async () => {
  const [here, there] = [withoutRepeats(stores.pool), withoutRepeats(stores.pool)];
  let told = 0;
  for (let n = 0; n < 15; n++)
    told += (await here([stuck('olga', 't')])).length + (await there([stuck('olga', 't')])).length;
  expect(told).toBe(STUCK_MAILS.times);
  expect(await here([stuck('olga', 'other'), stuck('bob', 't')])).toHaveLength(2);
});

test('mails of other kinds are never left out', async () => {
  const mail: EventMail = { mail: 'tasks', eventId: 'e', to: 'olga', ...place, heldFor: null, tasks: [], count: 0 };
  expect(await withoutRepeats(stores.pool)(Array<EventMail>(20).fill(mail))).toHaveLength(20);
});
