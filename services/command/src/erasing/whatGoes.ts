import {
  nouns,
  parseEvent,
  partsOfStream,
  prefixOf,
  type FileContent,
  type StreamKind,
} from '@waymark/events';
import type { EventLog } from '@waymark/log';
import { keysOf, sealsSomething } from '@waymark/vault';

/** A file that somebody brought to something about a task: it goes with them (PRODUCT 15.4). */
export type BroughtFile = {
  readonly workspaceId: string;
  readonly fileId: string;
  readonly contents: readonly FileContent[];
};

/** What goes with somebody's key: how much is sealed by it in streams of each kind, and the files that they brought. */
export type WhatGoes = {
  readonly sealed: ReadonlyMap<StreamKind, number>;
  readonly files: readonly BroughtFile[];
};

/** Whatever kind of stream holds something sealed. */
const kinds = Object.values(nouns)
  .filter(({ events }) => events.some(({ type }) => sealsSomething(type)))
  .map(({ kind }) => kind);

/** Reads the history up to now for what is somebody's. @throws LogUnavailable, UnreadableEvent */
export async function whatGoesWith(
  log: EventLog,
  accountId: string,
): Promise<WhatGoes> {
  const sealed = new Map<StreamKind, number>();
  const files = new Map<string, BroughtFile>();
  const end = await log.head();
  const done = new AbortController();
  try {
    for await (const batch of log.subscribe({
      prefixes: kinds.map(prefixOf),
      signal: done.signal,
    })) {
      for (const stored of batch.events) {
        const event = parseEvent(stored);
        const { kind, workspaceId, id } = partsOfStream(event.stream);
        const own = keysOf(event).filter((key) => key === accountId).length;
        if (own > 0) sealed.set(kind, (sealed.get(kind) ?? 0) + own);
        if (event.type === 'FileStored' && event.data.accountId === accountId)
          files.set(event.stream, {
            ...{ workspaceId: workspaceId ?? '', fileId: id },
            contents: event.data.contents,
          });
        if (event.type === 'FileErased') files.delete(event.stream);
      }
      if (batch.live || batch.position >= end) break;
    }
  } finally {
    done.abort();
  }
  return { sealed, files: [...files.values()] };
}
