import { createHash } from 'node:crypto';
import type { EventLog } from '@waymark/log';
import { contentOf, history } from './history.ts';

/**
 * Checksum over events in order: each is hashed (sha256) together with the sum of those before it.
 */
export type Sum = { readonly events: number; readonly hash: string };

export type Digest = {
  /** Id, type, data and metadata of each event, stream by stream. */
  readonly streams: ReadonlyMap<string, Sum>;
  /** Stream, revision and id of each event, in the global order. */
  readonly order: Sum;
};

const NOTHING: Sum = { events: 0, hash: '' };

const add = ({ events, hash }: Sum, text: string): Sum => ({
  events: events + 1,
  hash: createHash('sha256').update(`${hash}\n${text}`).digest('base64url'),
});

/** Reads the whole log. @throws LogUnavailable */
export async function digestOf(log: EventLog): Promise<Digest> {
  const streams = new Map<string, Sum>();
  let order = NOTHING;
  for await (const event of history(log)) {
    const { stream, revision, id } = event;
    streams.set(stream, add(streams.get(stream) ?? NOTHING, contentOf(event)));
    order = add(order, `${stream}\n${revision}\n${id}`);
  }
  return { streams, order };
}

/** How two logs differ, a sentence each; empty when they hold the same. */
export function differences(source: Digest, target: Digest): string[] {
  const found: string[] = [];
  for (const [stream, sum] of source.streams) {
    const other = target.streams.get(stream) ?? NOTHING;
    if (other.events !== sum.events)
      found.push(`${stream} has ${other.events} events in the target, ${sum.events} in the source`);
    else if (other.hash !== sum.hash) found.push(`${stream} has other contents in the target`);
  }
  for (const stream of target.streams.keys())
    if (!source.streams.has(stream)) found.push(`${stream} is in the target alone`);
  if (found.length === 0 && source.order.hash !== target.order.hash)
    found.push('the streams are alike, but their events follow in another order');
  return found;
}
