import {
  nouns,
  parseEvent,
  partsOfStream,
  prefixOf,
  type FileContent,
  type Recorded,
  type StreamKind,
  type WaymarkEvent,
  type Workspace,
} from '@waymark/events';
import type { EventLog } from '@waymark/log';
import { keysOf, sealsSomething } from '@waymark/vault';
import { OlderWords, type InClear } from './olderWords.ts';
import type { ErasureSubject } from './subject.ts';

/** A file that somebody brought to something about a task: it goes with them (PRODUCT 15.4). */
export type BroughtFile = {
  readonly workspaceId: string;
  readonly fileId: string;
  readonly contents: readonly FileContent[];
};

/**
 * What goes with somebody: how much is sealed by their keys in streams of each kind, and what lies
 * beside.
 */
export type WhatGoes = {
  readonly sealed: ReadonlyMap<StreamKind, number>;
  /** Copies of mails to others that repeat their name or words. */
  readonly copiesOfOthers: number;
  readonly files: readonly BroughtFile[];
  /**
   * What programs before answers and reasons were sealed wrote of them in clear, where it still
   * stands.
   */
  readonly inClear: readonly InClear[];
  /** Workspaces that nobody else owns. */
  readonly ownedAlone: readonly OwnedAlone[];
};

export type OwnedAlone = {
  readonly workspaceId: string;
  readonly name: string;
  readonly members: Workspace['members'];
};

/** Whatever kind of stream holds something sealed. */
const kinds = Object.values(nouns)
  .filter(({ events }) => events.some(({ type }) => sealsSomething(type)))
  .map(({ kind }) => kind);

/** Reads the history up to now for what is somebody's. @throws LogUnavailable, UnreadableEvent */
export async function whatGoesWith(
  log: EventLog,
  { id, keys }: Pick<ErasureSubject, 'id' | 'keys'>,
): Promise<WhatGoes> {
  const sealed = new Map<StreamKind, number>();
  const files = new Map<string, BroughtFile>();
  const workspaces = new Map<string, Workspace>();
  const gone = new Set<string>();
  const older = new OlderWords(id);
  let copiesOfOthers = 0;
  for await (const event of allOf(log, kinds)) {
    const { kind, workspaceId, id: streamId } = partsOfStream(event.stream);
    const own = keysOf(event).filter((key) => keys.has(key)).length;
    const isOfOther =
      (event.type === 'MailSent' || event.type === 'MailFailed') && event.data.accountId !== id;
    if (isOfOther) copiesOfOthers += Math.min(own, 1);
    else if (own > 0) sealed.set(kind, (sealed.get(kind) ?? 0) + own);
    if (event.type === 'FileStored' && event.data.accountId === id)
      files.set(event.stream, {
        ...{ workspaceId: workspaceId ?? '', fileId: streamId },
        contents: event.data.contents,
      });
    if (event.type === 'AccountErased') gone.add(event.data.accountId);
    if (event.type === 'FileErased') files.delete(event.stream);
    if (kind === 'workspace')
      workspaces.set(
        streamId,
        nouns.workspace.evolve(workspaces.get(streamId) ?? nouns.workspace.initial, event as never),
      );
    older.take(event);
  }
  return {
    ...{ sealed, copiesOfOthers, files: [...files.values()] },
    inClear: older.left(),
    ownedAlone: [...workspaces].flatMap(([workspaceId, { name, members }]) =>
      isOwnedAlone(members, id, gone) ? [{ workspaceId, name, members }] : [],
    ),
  };
}

/** Whoever was erased before owns nothing, though they stand in the team. */
const isOwnedAlone = (
  members: Workspace['members'],
  id: string,
  gone: ReadonlySet<string>,
): boolean =>
  members.get(id) === 'OWNER' &&
  [...members].every(([other, role]) => other === id || role !== 'OWNER' || gone.has(other));

/**
 * All events up to now in streams of some kinds, in their order. @throws LogUnavailable,
 * UnreadableEvent
 */
export async function* allOf(
  log: EventLog,
  kinds: readonly StreamKind[],
): AsyncGenerator<Recorded<WaymarkEvent>> {
  const end = await log.head();
  const done = new AbortController();
  try {
    for await (const batch of log.subscribe({
      prefixes: kinds.map(prefixOf),
      signal: done.signal,
    })) {
      for (const stored of batch.events) yield parseEvent(stored);
      if (batch.live || batch.position >= end) break;
    }
  } finally {
    done.abort();
  }
}
