import { randomUUID } from 'node:crypto';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { eventMessage, noSuchPosition } from './messages.ts';
import { send } from './readCall.ts';
import type { ReadCall } from './readCall.ts';
import type { Storage, StoredRecord } from './storage.ts';

/** How many records the server looks through before it tells how far it is, where the client names no window. */
const SEARCH_WINDOW = 32;

/**
 * A subscription to `$all` from after a position: what is there, then `caughtUp` once, then whatever comes. A checkpoint
 * after every so many records that were looked through; never `fellBehind`. A slow client is simply waited for.
 */
export async function serveSubscription(
  storage: Storage,
  call: ReadCall,
  options: ReadReq.Options,
  gone: AbortSignal,
): Promise<void> {
  const all = options.getAll();
  const after = all?.getPosition();
  const index = after ? storage.indexAt(BigInt(after.getCommitPosition())) : -1;
  if (index === undefined) {
    call.emit('error', noSuchPosition());
    return;
  }
  const filter = options.getFilter();
  const matches = filter ? filterOf(filter) : () => true;
  const window = filter
    ? (filter.hasMax() ? filter.getMax() : SEARCH_WINDOW) *
      filter.getCheckpointintervalmultiplier()
    : Infinity;
  const confirmation =
    new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(
      randomUUID(),
    );
  if (
    !(await send(
      call,
      new streams.ReadResp().setConfirmation(confirmation),
      gone,
    ))
  )
    return;

  let caughtUp = false;
  let looked = 0;
  for (
    let next = all?.hasEnd() ? storage.records.length : index + 1;
    !gone.aborted;
  ) {
    const record = storage.records[next];
    if (!record) {
      if (
        !caughtUp &&
        !(await send(
          call,
          new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp()),
          gone,
        ))
      )
        return;
      caughtUp = true;
      if (storage.records.length === next) await storage.grown(gone);
      continue;
    }
    next += 1;
    looked += 1;
    if (matches(record) && !(await send(call, eventMessage(record), gone)))
      return;
    if (looked < window) continue;
    looked = 0;
    const checkpoint = new streams.ReadResp.Checkpoint()
      .setCommitPosition(String(record.position))
      .setPreparePosition(String(record.position));
    if (
      !(await send(
        call,
        new streams.ReadResp().setCheckpoint(checkpoint),
        gone,
      ))
    )
      return;
  }
}

function filterOf(
  filter: ReadReq.Options.FilterOptions,
): (record: StoredRecord) => boolean {
  const expression = filter.getStreamIdentifier() ?? filter.getEventType();
  const subject = filter.hasStreamIdentifier()
    ? ({ stream }: StoredRecord) => stream
    : ({ type }: StoredRecord) => type;
  const pattern = expression?.getRegex() ?? '';
  if (pattern !== '') {
    const regex = new RegExp(pattern);
    return (record) => regex.test(subject(record));
  }
  const prefixes = expression?.getPrefixList() ?? [];
  return (record) =>
    prefixes.some((prefix) => subject(record).startsWith(prefix));
}
