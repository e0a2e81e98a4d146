import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import type { AllStreamSubscription, StreamingRead } from '@eventstore/db-client';
import { afterAll, beforeAll } from 'vitest';
import { startFakeEventStoreDb } from '../fakeEventStoreDb.ts';
import type { FakeEventStoreDb } from '../fakeEventStoreDb.ts';

/** The stand-in that a test works on: it and the bare client. */
export type FakeUnderTest = {
  readonly standIn: FakeEventStoreDb;
  readonly client: EventStoreDBClient;
};

/** Starts a stand-in for the tests of one file; to be called at its top. */
export function givenFakeEventStoreDb(): () => FakeUnderTest {
  let given: FakeUnderTest;
  beforeAll(async () => {
    const standIn = await startFakeEventStoreDb();
    given = { standIn, client: EventStoreDBClient.connectionString(standIn.connectionString) };
  });
  afterAll(async () => {
    await given.client.dispose();
    await given.standIn.close();
  });
  return () => given;
}

export const name = (kind = 'process') => `${kind}-${randomUUID()}`;
export const event = (id: string = randomUUID(), data: unknown = { title: 'Kick-off' }) =>
  jsonEvent({ id, type: 'TaskAdded', data: data as Record<string, string> });
export const events = (count: number) =>
  Array.from({ length: count }, (_, number) => event(undefined, { number }));

export async function all<T>(read: StreamingRead<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of read) found.push(item);
  return found;
}

/** The first `count` events of a subscription; then it is left. */
export async function first(
  subscription: AllStreamSubscription,
  count: number,
): Promise<{ stream: string; position: bigint }[]> {
  const found: { stream: string; position: bigint }[] = [];
  for await (const { event } of subscription) {
    if (event) found.push({ stream: event.streamId, position: event.position.commit });
    if (found.length >= count) break;
  }
  return found;
}
