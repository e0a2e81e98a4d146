import { randomUUID } from 'node:crypto';
import { streamOf, type Share, nouns, keyOf, shareStreamId } from '@waymark/events';
import { foldStream } from '@waymark/log';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type CommandHarness } from '../../testing/commandHarness.ts';
import { sampleWorkspace } from '../../testing/sampleWorkspace.ts';
import { endWhatIsOld, usualRetention } from './retention.ts';

let harness: CommandHarness;
beforeAll(async () => {
  harness = await startHarness();
  const { olga } = await sampleWorkspace(harness);
  await harness.give(olga, 'SetSharePassword', {
    of: { kind: 'process', id: 'p' },
    password: 'harbour-lantern-42',
  });
});
afterAll(() => harness.stop());

const stream = streamOf.share('w', shareStreamId({ kind: 'process', id: 'p' }));
const share = () => foldStream<Share>(harness.log, stream, nouns.share);
const enter = async (guestId: string) => {
  const { linkId, passwordId } = await share();
  const of = { kind: 'process', id: 'p' } as const;
  await harness.follow(
    'EnterShare',
    { of, linkId, passwordId, guestId, name: `Guest ${guestId}` },
    { kind: 'guest', linkId, guestId, of },
  );
  await harness.pool.query(
    `INSERT INTO identity.answer_drafts (workspace_id, plan_id, task_id, field_id, account_id, sealed, revision, at)
     VALUES ('w', 'p', 'fill', $1, $1, 'sealed', 1, '2026-11-21')`,
    [guestId],
  );
};
const drafts = async () =>
  (
    await harness.pool.query<{ id: string }>(
      'SELECT field_id AS id FROM identity.answer_drafts ORDER BY 1',
    )
  ).rows;
const endAt = (day: string) =>
  endWhatIsOld(
    { ...harness, clock: () => new Date(day) },
    { ...usualRetention, guests: 30, drafts: 60 },
  );

test('a guest who did not come back is forgotten by name, once, by several services at once; drafts go by their own age', async () => {
  for (const guestId of ['early', 'late']) await enter(guestId);
  const { linkId } = await share();
  await endAt('2026-12-20T00:00:00.000Z');
  expect([...(await share()).guests.keys()]).toEqual(['early', 'late']);

  const looked = {
    type: 'GuestLooked',
    data: { linkId, guestId: 'late', at: '2026-12-15T10:00:00.000Z' },
  } as const;
  const [last] = (await harness.eventsOf(stream)).slice(-1);
  await harness.log.append(
    stream,
    [{ id: randomUUID(), ...looked, metadata: last!.metadata }],
    'any',
  );
  await Promise.all([endAt('2026-12-22T00:00:00.000Z'), endAt('2026-12-22T00:00:00.000Z')]);
  await endAt('2026-12-22T00:00:00.000Z');
  expect([...(await share()).guests.keys()]).toEqual(['late']);
  const ends = (await harness.eventsOf(stream)).filter(({ type }) => type === 'GuestEnded');
  expect(ends.map(({ data }) => data)).toEqual([{ linkId, guestId: 'early' }]);
  expect(await harness.vault.isErased(keyOf('guestId', 'early'))).toBe(true);
  expect(await drafts()).toEqual([{ id: 'late' }]);
  await endAt('2027-01-25T00:00:00.000Z');
  expect(await drafts()).toEqual([]);
});
