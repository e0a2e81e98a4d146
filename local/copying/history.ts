import type { Stored } from '@waymark/events';
import type { EventLog } from '@waymark/log';

/**
 * Every event that the log holds at the time of the call, in global order. @throws LogUnavailable
 */
export async function* history(log: EventLog): AsyncGenerator<Stored, void, undefined> {
  const end = await log.head();
  const done = new AbortController();
  try {
    for await (const batch of log.subscribe({ signal: done.signal })) {
      for (const event of batch.events) {
        // What is appended meanwhile is not part of it.
        if (event.position > end) return;
        yield event;
      }
      if (batch.position >= end) return;
    }
  } finally {
    done.abort();
  }
}

/** What two equal events have in common, wherever they lie: all but their position. */
export const contentOf = ({ id, type, data, metadata }: Stored): string =>
  JSON.stringify([id, type, data, metadata]);
