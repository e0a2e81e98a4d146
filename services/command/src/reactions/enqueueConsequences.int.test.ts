import { randomUUID } from 'node:crypto';
import { inTransaction } from '@waymark/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewsFor } from '../outbox/newsForPeople.ts';
import { mailing } from './mailing.ts';
import {
  enqueueConsequences,
  type EnqueueContext,
  type ConsequencesOfEvent,
} from './enqueueConsequences.ts';
import { openReactingStores, type ReactingStores } from './testing/reactingStores.ts';

let stores: ReactingStores;
beforeAll(async () => (stores = await openReactingStores()));
afterAll(() => stores.close());

const AT = '2026-11-21T10:00:00.000Z';

const newsTo = (to: string): ConsequencesOfEvent => ({
  event: { id: randomUUID(), metadata: { at: AT } } as ConsequencesOfEvent['event'],
  what: [
    {
      kind: 'news',
      news: { to, workspaceId: 'w', heldFor: null, about: { kind: 'turn', processId: 'p' } },
    },
  ],
});

test('two batches that tell the same people in another order do not wait for each other', async () => {
  // Both have put out what is for their first receiver before either comes to its second.
  const bothAtSecond = Promise.withResolvers<void>();
  let atSecond = 0;
  const meeting = (): EnqueueContext => {
    let steps = 0;
    return {
      clock: () => new Date(AT),
      async unlessTold(news: readonly NewsFor[]) {
        if (++steps === 2 && ++atSecond === 2) bothAtSecond.resolve();
        if (steps === 2) await bothAtSecond.promise;
        return news;
      },
    };
  };
  const tell = (...people: readonly string[]) =>
    inTransaction(stores.pool, (client) =>
      enqueueConsequences(client, mailing, people.map(newsTo), meeting()),
    );

  await Promise.all([tell('anna', 'bob'), tell('bob', 'anna')]);

  const { rows } = await stores.pool.query(
    'SELECT account_id, look_at FROM identity.post ORDER BY account_id',
  );
  expect(rows).toEqual([
    { account_id: 'anna', look_at: new Date(AT) },
    { account_id: 'bob', look_at: new Date(AT) },
  ]);
});
