import type { Stored } from '@waymark/events';
import type { EventLog } from '@waymark/log';

/**
 * Reads the log beside the projections and keeps, workspace by workspace, what nobody has asked for
 * yet.
 */
export class HeardEvents {
  readonly #log: EventLog;
  readonly #byWorkspace = new Map<string | null, Stored[]>();
  #position: bigint;
  #reading: Promise<void> | null = null;

  constructor(log: EventLog, after: bigint) {
    this.#log = log;
    this.#position = after;
  }

  /** Takes out all events of the workspace so far, in the order of the log. */
  async take(workspaceId: string): Promise<readonly Stored[]> {
    const head = await this.#log.head();
    while (this.#position < head) {
      this.#reading ??= this.#readTo(head);
      await this.#reading;
    }
    const events = this.#byWorkspace.get(workspaceId) ?? [];
    this.#byWorkspace.delete(workspaceId);
    return events;
  }

  async #readTo(end: bigint): Promise<void> {
    const done = new AbortController();
    const { signal } = done;
    try {
      for await (const batch of this.#log.subscribe({ after: this.#position, signal })) {
        for (const event of batch.events) {
          const { workspaceId } = event.metadata;
          const known = this.#byWorkspace.get(workspaceId);
          if (known !== undefined) known.push(event);
          else this.#byWorkspace.set(workspaceId, [event]);
        }
        this.#position = batch.position;
        if (batch.position >= end) done.abort();
      }
    } finally {
      this.#reading = null;
    }
  }
}
