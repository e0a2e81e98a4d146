import type { Stored } from '@waymark/events';
import type { EventLog } from '@waymark/log';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailing } from './mailing.ts';
import { logLookups } from '../mail/lookups/lookups.ts';
import { parkedReactions, takeUpParked } from './parkedReactions.ts';
import { runReactions } from './runReactions.ts';
import { logger, openReactingStores, type ReactingStores } from './testing/reactingStores.ts';
import { invited, streams, team } from './testing/sampleWorld.ts';
import { withoutRepeats } from './withoutRepeats.ts';

let stores: ReactingStores;

beforeAll(async () => {
  stores = await openReactingStores();
});
afterAll(() => stores.close());

test('an event that this program cannot read is parked, counted, holds up nothing, and is reacted to by one that can', async () => {
  const { pool, log } = stores;
  const before = await stores.waiting();
  const unread = await stores.append(
    streams.client,
    [invited('emil')],
    team('olga'),
    'of a newer version',
  );
  const { position } = await stores.append('client-w_c2', [
    { type: 'ClientAdded', data: { clientId: 'c2', name: 'Another' } },
    {
      type: 'InvitationSent',
      data: {
        accountId: 'frida',
        clientId: 'c2',
        by: 'olga',
        sealed: '',
        leadsTo: null,
        mailed: 'atOnce' as const,
      },
    },
  ]);
  // An older program: it knows no such version.
  let newer = false;
  const older: EventLog = {
    ...log,
    subscribe: async function* (options) {
      for await (const batch of log.subscribe(options))
        yield { ...batch, events: batch.events.map((event) => asSeen(event, newer)) };
    },
    readStream: async function* (stream, options) {
      for await (const event of log.readStream(stream, options)) yield asSeen(event, newer);
    },
  };
  const lookups = logLookups(older);
  const stopping = new AbortController();
  const reacting = runReactions({
    reactions: [mailing],
    pool,
    log: older,
    lookups,
    logger,
    signal: stopping.signal,
  });
  await stores.caughtUp(position);
  expect(await parkedReactions(pool)).toBe(1);
  expect(await stores.waiting()).toEqual([...before, 'invitation frida']);
  const unlessTold = withoutRepeats(pool);
  const clock = () => new Date();
  const how = { reactions: [mailing], pool, log: older, lookups, logger, unlessTold, clock };
  expect(await takeUpParked(how)).toBe(0);
  expect(await parkedReactions(pool)).toBe(1);

  newer = true;
  // Either takes it up, or what runs in the background does, which may hold it as one that cannot
  // be read still; never two.
  let taken = 0;
  await expect
    .poll(async () => {
      const [one, other] = await Promise.all([takeUpParked(how), takeUpParked(how)]);
      taken += one + other;
      return parkedReactions(pool);
    })
    .toBe(0);
  expect(taken).toBeLessThanOrEqual(1);
  expect(await stores.waiting()).toEqual([...before, 'invitation frida', 'invitation emil']);
  stopping.abort();
  await reacting;
  expect(unread.position < position).toBe(true);
});

/** An event as a program sees it whose version of events is older, or, once `newer`, not. */
const asSeen = (event: Stored, newer: boolean): Stored =>
  event.metadata.commandId === 'of a newer version' && !newer
    ? { ...event, metadata: { ...event.metadata, version: 99 } }
    : event;
