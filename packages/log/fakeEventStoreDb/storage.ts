import { decideAppend } from './decideAppend.ts';
import type { ServerExpectation } from './decideAppend.ts';
import type { AppendOutcome, ProposedEvent, StandInStream, StoredRecord } from './records.ts';

export const DELETED = 2n ** 63n - 1n;
/** Bytes that a record takes beside its contents; it only keeps positions apart. */
const RECORD_HEADER = 97;

/**
 * The log of the stand-in, in memory: it outlives a stopped or killed server. Nothing here knows of
 * gRPC.
 */
export class Storage {
  readonly records: StoredRecord[] = [];
  readonly #streams = new Map<string, StandInStream>();
  readonly #offsets = new Map<bigint, number>();
  readonly #waiting = new Set<() => void>();
  #end = 0n;

  /** A real log begins with an event of the server's own. */
  constructor(begun = true) {
    if (begun) this.append('$scavenges', [systemEvent('$serverStarted', {})], 'any');
  }

  /**
   * A log with the first `count` records of this one, as a node that lags behind has it, or a
   * backup.
   */
  copy(count = this.records.length): Storage {
    const copy = new Storage(false);
    copy.takeOver(this, count);
    return copy;
  }

  /** Takes in what a log has beyond this one that begins like it, up to `count` records in all. */
  takeOver({ records }: Storage, count = records.length): void {
    for (const record of records.slice(this.records.length, count)) {
      const stream = this.#openStream(record.stream);
      this.#write(record.stream, stream, record, record.revision);
      if (record.type === '$streamDeleted') stream.tombstoned = true;
    }
    this.#wake();
  }

  /** Where the next record would begin. */
  get end(): bigint {
    return this.#end;
  }

  stream(name: string): StandInStream | undefined {
    return this.#streams.get(name);
  }

  /**
   * Events of a stream that may be read; undefined when it is absent or deleted softly, and once
   * more after it has been appended to again: a real server takes up to 16 milliseconds.
   */
  visible(name: string): readonly StoredRecord[] | undefined {
    const stream = this.#streams.get(name);
    if (!stream || stream.records.length === 0 || stream.truncateBefore === DELETED)
      return undefined;
    if (stream.unseen) {
      stream.unseen = false;
      return undefined;
    }
    return stream.records.filter(({ revision }) => revision >= stream.truncateBefore);
  }

  /** Index of the record at exactly this position; undefined when none begins there. */
  indexAt(position: bigint): number | undefined {
    return this.#offsets.get(position);
  }

  append(
    name: string,
    proposed: readonly ProposedEvent[],
    expected: ServerExpectation,
  ): AppendOutcome {
    const decision = decideAppend(
      this.#streams.get(name),
      proposed.map(({ id }) => id),
      expected,
    );
    if (decision.kind !== 'write') return decision;
    if (proposed.length === 0)
      return {
        kind: 'appended',
        revision: decision.last,
        position: this.records.at(-1)?.position ?? 0n,
      };
    const stream = this.#openStream(name);
    if (stream.truncateBefore === DELETED) {
      this.#truncate(name, stream, decision.last + 1n);
      stream.unseen = true;
    }
    let revision = decision.last;
    for (const event of proposed) this.#write(name, stream, event, ++revision);
    this.#wake();
    return { kind: 'appended', revision, position: this.records.at(-1)!.position };
  }

  /** Deletes softly; the events stay in the log, hidden from readers of the stream. */
  delete(name: string, expected: ServerExpectation): AppendOutcome {
    const stream = this.#streams.get(name);
    const decision = this.#checkDelete(stream, expected);
    if (decision || !stream) return decision ?? { kind: 'wrongVersion', actual: 'noStream' };
    this.#truncate(name, stream, DELETED);
    this.#wake();
    return {
      kind: 'appended',
      revision: stream.records.at(-1)!.revision,
      position: this.records.at(-1)!.position,
    };
  }

  /** Deletes for ever. */
  tombstone(name: string, expected: ServerExpectation): AppendOutcome {
    const stream = this.#openStream(name);
    const decision = decideAppend(stream, [], expected);
    if (decision.kind !== 'write') return decision;
    this.#write(name, stream, systemEvent('$streamDeleted', {}), DELETED);
    stream.tombstoned = true;
    this.#wake();
    return { kind: 'appended', revision: DELETED, position: this.records.at(-1)!.position };
  }

  /** How many wait for the next append. */
  get watched(): number {
    return this.#waiting.size;
  }

  /** Resolves at the next append, or when the signal aborts. */
  grown(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        this.#waiting.delete(done);
        signal.removeEventListener('abort', done);
        resolve();
      };
      this.#waiting.add(done);
      signal.addEventListener('abort', done);
      if (signal.aborted) done();
    });
  }

  #openStream(name: string): StandInStream {
    const stream = this.#streams.get(name) ?? {
      records: [],
      byId: new Map(),
      truncateBefore: 0n,
      unseen: false,
      tombstoned: false,
    };
    this.#streams.set(name, stream);
    return stream;
  }

  #checkDelete(
    stream: StandInStream | undefined,
    expected: ServerExpectation,
  ): AppendOutcome | undefined {
    if (!stream || stream.records.length === 0) return { kind: 'wrongVersion', actual: 'noStream' };
    const decision = decideAppend(stream, [], expected);
    return decision.kind === 'write' ? undefined : decision;
  }

  #truncate(name: string, stream: StandInStream, before: bigint): void {
    stream.truncateBefore = before;
    this.append(
      `$$${name}`,
      [systemEvent('$metadata', { $tb: before === DELETED ? Number(DELETED) : Number(before) })],
      'any',
    );
  }

  #write(name: string, stream: StandInStream, event: ProposedEvent, revision: bigint): void {
    const record = { ...event, stream: name, revision, position: this.#end, created: Date.now() };
    this.#offsets.set(this.#end, this.records.length);
    this.#end += BigInt(
      RECORD_HEADER +
        name.length * 2 +
        event.type.length * 2 +
        event.data.length +
        event.metadata.length,
    );
    stream.records.push(record);
    stream.byId.set(record.id, record);
    this.records.push(record);
  }

  #wake(): void {
    for (const wake of [...this.#waiting]) wake();
  }
}

function systemEvent(type: string, data: object): ProposedEvent {
  return {
    id: crypto.randomUUID(),
    type,
    contentType: 'application/json',
    data: Buffer.from(JSON.stringify(data)),
    metadata: new Uint8Array(),
  };
}
