import { randomUUID } from 'node:crypto';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { eventMessage, noSuchPosition } from './messages.ts';
import { send } from './readCall.ts';
import type { ReadCall } from './readCall.ts';
import type { StoredRecord } from './records.ts';
import type { Storage } from './storage.ts';

/**
 * Records that the server looks through before it tells how far it is, where the client names no
 * window.
 */
const SEARCH_WINDOW = 32;

/**
 * A subscription to `$all` from after a position: what is there, then `caughtUp` once, then
 * whatever comes. With a filter it tells by checkpoints how far it has looked; never `fellBehind`.
 * A slow client is simply waited for. From beyond the end it is accepted all the same, and nothing
 * comes that lies before that position.
 */
export async function serveSubscription(
  storage: Storage,
  call: ReadCall,
  options: ReadReq.Options,
  gone: AbortSignal,
): Promise<void> {
  const all = options.getAll();
  const after = all?.getPosition();
  const from = after ? BigInt(after.getCommitPosition()) : null;
  const index =
    from === null ? -1 : from >= storage.end ? storage.records.length : storage.indexAt(from);
  if (index === undefined) {
    call.emit('error', noSuchPosition());
    return;
  }
  const filter = options.getFilter();
  const matches = filter ? filterOf(filter) : () => true;
  const checkpoints = filter && new Checkpoints(filter);
  const confirmation = new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(
    randomUUID(),
  );
  if (!(await send(call, new streams.ReadResp().setConfirmation(confirmation), gone))) return;

  let caughtUp = false;
  for (let next = all?.hasEnd() ? storage.records.length : Math.max(index, 0); !gone.aborted;) {
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
      if (!caughtUp) checkpoints?.live();
      caughtUp = true;
      if (storage.records.length === next) await storage.grown(gone);
      continue;
    }
    const wanted = record.position > (from ?? -1n) && matches(record);
    next += 1;
    if (wanted && !(await send(call, eventMessage(record), gone))) return;
    const reached = checkpoints?.after(record);
    if (reached && !(await send(call, checkpointMessage(reached), gone))) return;
  }
}

/**
 * While it catches up the server looks through page after page, the first of which begins with the
 * very event that the subscription comes after; after a page it tells where this page began. Live
 * it tells of the event it has come to.
 */
class Checkpoints {
  readonly #page: number;
  readonly #every: number;
  #catchingUp = true;
  #pages = 0;
  #looked: StoredRecord[] = [];

  constructor(filter: ReadReq.Options.FilterOptions) {
    this.#page = filter.hasMax() ? filter.getMax() : SEARCH_WINDOW;
    this.#every = filter.getCheckpointintervalmultiplier();
  }

  live(): void {
    this.#catchingUp = false;
    this.#pages = 0;
    this.#looked = [];
  }

  /** The record to tell of when `record` has been looked at; mostly none. */
  after(record: StoredRecord): StoredRecord | undefined {
    this.#looked.push(record);
    if (this.#looked.length < this.#page) return undefined;
    const [began] = this.#looked;
    this.#looked = [];
    this.#pages += 1;
    if (this.#pages % this.#every !== 0) return undefined;
    return this.#catchingUp ? began : record;
  }
}

function checkpointMessage({ position }: StoredRecord): InstanceType<typeof streams.ReadResp> {
  return new streams.ReadResp().setCheckpoint(
    new streams.ReadResp.Checkpoint()
      .setCommitPosition(String(position))
      .setPreparePosition(String(position)),
  );
}

function filterOf(filter: ReadReq.Options.FilterOptions): (record: StoredRecord) => boolean {
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
  return (record) => prefixes.some((prefix) => subject(record).startsWith(prefix));
}
