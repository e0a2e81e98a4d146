import {
  compareContents,
  type FileStore,
  type Stat,
  type FileKey,
  type BroughtContent,
} from '@waymark/files';
import type { EventLog } from '@waymark/log';
import { contentKey, type PersonVault } from '@waymark/vault';
import { parseEvent, partsOfStream, prefixOf } from '@waymark/events';

/** Where files lie, and where they are named. `close` ends all. */
export type FilesPlace = {
  readonly log: EventLog;
  readonly store: FileStore;
  /** What contents are called by. */
  readonly vault: Pick<PersonVault, 'contentDigest'>;
  close(): Promise<void>;
};

/**
 * An upload is over long before that, in milliseconds: what nobody has named by then nobody will.
 */
const ARRIVES_WITHIN = 24 * 60 * 60_000;
/** So many are told one by one. */
const MOST_TOLD = 20;

/** A content, and the file that it is of. */
type NamedContent = BroughtContent & { readonly workspaceId: string; readonly fileId: string };

/**
 * Every content that an event up to now has named, and whether its file was erased. @throws
 * LogUnavailable
 */
async function namedContents(log: EventLog): Promise<Map<FileKey, NamedContent>> {
  const named = new Map<FileKey, NamedContent>();
  const ofFile = new Map<string, readonly FileKey[]>();
  const end = await log.head();
  const done = new AbortController();
  try {
    for await (const batch of log.subscribe({
      prefixes: [prefixOf('file')],
      signal: done.signal,
    })) {
      for (const stored of batch.events) {
        const { type, data, stream } = parseEvent(stored);
        if (type === 'FileStored' || type === 'BlockFileStored' || type === 'BrandPictureStored') {
          ofFile.set(
            stream,
            data.contents.map(({ key }) => key),
          );
          for (const { key, bytes } of data.contents)
            named.set(key, { bytes, kept: true, ...fileOf(stream) });
        } else if (type === 'FileErased')
          for (const key of ofFile.get(stream) ?? [])
            named.set(key, {
              ...{ bytes: named.get(key)?.bytes ?? 0, kept: false },
              ...fileOf(stream),
            });
      }
      if (batch.live || batch.position >= end) break;
    }
  } finally {
    done.abort();
  }
  return named;
}

function fileOf(stream: string): Omit<NamedContent, keyof BroughtContent> {
  const { workspaceId, id: fileId } = partsOfStream(stream);
  return { workspaceId: workspaceId ?? '', fileId };
}

/**
 * Compares the file store with the log, both ways, and reads all that is named: its key tells what
 * it must hold. `sweep` deletes what no event ever named and is older than a day, and nothing else.
 * Answers the exit code: 1 when something is missing or another than was brought, or strays are
 * left.
 */
export async function verifyFiles(
  { log, store, vault }: FilesPlace,
  sweep: boolean,
  print: (text: string) => void,
  now: Date = new Date(),
): Promise<0 | 1> {
  const arrivedBy = new Date(now.getTime() - ARRIVES_WITHIN);
  const compared = await compareContents(
    store,
    () => namedContents(log),
    arrivedBy,
    (file, sha256) => contentKey(vault, file, sha256),
  );
  const { whole, bytes, missing, otherLength, otherContent } = compared;
  const { erased, strays, arriving } = compared;
  print(`${count(whole)} contents (${size(bytes)}) are in ${store.label} as the log names them.`);
  tell(print, missing, (key) => `MISSING        ${key}`);
  tell(
    print,
    otherLength,
    ({ key, bytes: is, named }) =>
      `OTHER LENGTH   ${key}: ${count(is)} bytes, and ${count(named)} were named`,
  );
  tell(print, otherContent, ({ key }) => `OTHER CONTENT  ${key}`);
  tell(print, erased, ({ key }) => `NOT ERASED     ${key}: its file was erased`);
  tell(print, strays, ({ key, at }) => `NEVER NAMED    ${key}: since ${at.toISOString()}`);
  if (arriving > 0)
    print(
      `${count(arriving)} more are not named yet and less than a day old: they may be arriving.`,
    );
  const isForeign = whole === 0 && strays.length > 0;
  if (sweep && isForeign)
    print(
      'Nothing was deleted: the log names nothing that lies here, so this is likely to be the store of another installation.',
    );
  const left = sweep && !isForeign ? await swept(store, strays, arrivedBy, print) : strays;
  if (left.length > 0)
    print(
      `${count(left.length)} contents (${size(sum(left))}) were never named: --sweep deletes them.`,
    );
  const wrong = [missing, otherLength, otherContent, left];
  return wrong.every(({ length }) => length === 0) ? 0 : 1;
}

/** What was put once more since it was listed is about to be named, and stays. */
async function swept(
  store: FileStore,
  strays: readonly Stat[],
  arrivedBy: Date,
  print: (text: string) => void,
): Promise<readonly Stat[]> {
  const deleted: Stat[] = [];
  for (const stray of strays) {
    const found = await store.stat(stray.key);
    if (found === null || found.at >= arrivedBy) continue;
    await store.delete(stray.key);
    deleted.push(stray);
  }
  if (deleted.length > 0)
    print(
      `Deleted ${count(deleted.length)} contents (${size(sum(deleted))}) that were never named.`,
    );
  return [];
}

function tell<One>(
  print: (text: string) => void,
  all: readonly One[],
  line: (one: One) => string,
): void {
  for (const one of all.slice(0, MOST_TOLD)) print(line(one));
  if (all.length > MOST_TOLD) print(`               and ${count(all.length - MOST_TOLD)} more`);
}

const sum = (stats: readonly Stat[]) => stats.reduce((bytes, stat) => bytes + stat.bytes, 0);
const count = (number: number) => number.toLocaleString('en');
const size = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`;
