import { afterAll, beforeAll, expect, test } from 'vitest';
import { openIdentityStores, type IdentityStores } from '../identity/testing/identityStores.ts';
import type { NewsFor } from '../outbox/newsForPeople.ts';
import { STUCK_MAILS, withoutRepeats } from './withoutRepeats.ts';

let stores: IdentityStores;
beforeAll(async () => {
  stores = await openIdentityStores();
});
afterAll(() => stores.close());

const stuck = (to: string, taskId: string): NewsFor => ({
  ...{ to, workspaceId: 'w', heldFor: null },
  about: { kind: 'stuck', processId: 'p', taskId },
});

test('a task that goes to stuck and back thirty times is told of three times, by whichever service', async () => {
  const [here, there] = [withoutRepeats(stores.pool), withoutRepeats(stores.pool)];
  let told = 0;
  for (let n = 0; n < 15; n++)
    told += (await here([stuck('olga', 't')])).length + (await there([stuck('olga', 't')])).length;
  expect(told).toBe(STUCK_MAILS.times);
  expect(await here([stuck('olga', 'other'), stuck('bob', 't')])).toHaveLength(2);
});

test('news of other kinds is never left out', async () => {
  const turn: NewsFor = {
    to: 'olga',
    workspaceId: 'w',
    heldFor: null,
    about: { kind: 'turn', processId: 'p' },
  };
  expect(await withoutRepeats(stores.pool)(Array<NewsFor>(20).fill(turn))).toHaveLength(20);
});
