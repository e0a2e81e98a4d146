import { setTimeout as delay } from 'node:timers/promises';
import { status } from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { all, follow, freshName, ids, newEvent, newEvents, revisions } from '../contract/given.ts';
import type { Batch, EventLog, SubscriptionHealth } from '../port/eventLog.ts';
import { openEventStoreDbLog } from './eventStoreDb.ts';
import { startFakeCluster } from '../fakeEventStoreDb/cluster.ts';
import type { FakeCluster } from '../fakeEventStoreDb/cluster.ts';

// In a file, and so a process, of its own: the client must not append to two servers.
let cluster: FakeCluster;
let log: EventLog;
beforeAll(async () => {
  cluster = await startFakeCluster();
  log = await openEventStoreDbLog({ connectionString: cluster.connectionString, patience: 10_000 });
});
afterAll(async () => {
  await log.close();
  await cluster.close();
});

describe('on a stand-in of two nodes, the EventStoreDB adapter', () => {
  it('reads what it has written, whichever node leads by now', async () => {
    const stream = freshName();
    let last: bigint | 'noStream' = 'noStream';
    for (const leader of [0, 1, 0, 1]) {
      cluster.lead(leader);
      for (let number = 0; number < 3; number += 1) {
        const { revision, position } = await log.append(stream, newEvents(1), last);
        last = revision;
        expect(revisions(await all(log.readStream(stream))).at(-1)).toBe(revision);
        expect(await log.head()).toBe(position);
      }
    }
  });

  it('outlives a time without any node, and leaves no unhandled rejection behind', async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => void unhandled.push(reason);
    process.on('unhandledRejection', note);
    const stop = new AbortController();
    const health: string[] = [];
    const following = (async () => {
      const onHealth = ({ state }: SubscriptionHealth) => void health.push(state);
      for await (const _ of log.subscribe({ onHealth, signal: stop.signal }));
    })();
    await expect.poll(() => health.at(-1)).toBe('live');
    const stream = freshName();
    await log.append(stream, newEvents(1), 'noStream');
    // One call fails first and looks for a node in vain; while it does, the others fail.
    for (const { network } of cluster.nodes) network.refuse();
    for (const node of cluster.nodes) node.interruptReads(status.UNAVAILABLE);
    await expect.poll(() => health.at(-1)).toBe('retrying');
    await delay(200);
    for (const { network } of cluster.nodes) network.cut();
    for (const { network } of cluster.nodes) await network.close();
    const refused = [log.append(stream, newEvents(1), 0n), all(log.readStream(stream)), log.head()];
    for (const one of await Promise.allSettled(refused))
      expect(one).toMatchObject({ status: 'rejected', reason: { name: 'LogUnavailable' } });
    for (const { network } of cluster.nodes) await network.open();
    await expect.poll(() => health.at(-1)).toBe('live');
    await log.append(stream, newEvents(1), 'any');
    stop.abort();
    await following;
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });

  it('outlives an answer of the new leader that comes after the connection to the old one broke', async () => {
    const uncaught: unknown[] = [];
    const note = (reason: unknown) => void uncaught.push(reason);
    process.on('uncaughtException', note);
    const [old, next] = cluster.nodes;
    if (!old || !next) throw new Error('there are two nodes');
    cluster.lead(0);
    const stream = freshName();
    await log.append(stream, newEvents(1), 'noStream');
    cluster.lead(1);
    // It brings the client to the new leader, while the appends' connection to the old one is still
    // there.
    await all(log.readStream(stream));
    next.faults.delayReplies = 400;
    const sending = log.append(stream, newEvents(1), 0n);
    await expect.poll(() => next.storage.stream(stream)?.records.length).toBe(2);
    old.network.cut();
    expect((await sending).revision).toBe(1n);
    await delay(600);
    next.faults.delayReplies = 0;
    process.off('uncaughtException', note);
    expect(uncaught).toEqual([]);
  });

  it('hands over what a new leader has, and never moves past what a node that lags behind lacks', async () => {
    const prefix = freshName();
    const after = await log.head();
    const wanted: string[] = [];
    const append = async (stream: string) => {
      const event = newEvent();
      await log.append(stream, [event], 'any');
      if (stream.startsWith(prefix)) wanted.push(event.id);
    };
    await append(prefix);
    const seen: Batch[] = [];
    const { events } = await follow(log, { after, prefixes: [prefix] }, (found, batch) => {
      seen.push(batch);
      if (wanted.length === 1) {
        cluster.lead(0);
        void append(prefix).then(() => append(freshName()));
      } else if (wanted.length === 2 && found.length === 2) {
        cluster.lead(1);
        void append(prefix);
      }
      return found.length >= 3;
    });
    expect(ids(events)).toEqual(wanted);
    for (const [index, { position }] of seen.entries())
      expect(position).toBeGreaterThanOrEqual(seen[index - 1]?.position ?? after);
  });
});
