import { parseEvent, partsOfStream, prefixOf } from '@waymark/events';
import type { FileKey, Named } from '@waymark/files';
import type { EventLog } from '@waymark/log';

/** A content, and the file that it is of. */
export type NamedContent = Named & {
  readonly workspaceId: string;
  readonly fileId: string;
};

/** Every content that an event up to now has named, and whether its file was erased. @throws LogUnavailable */
export async function namedContents(
  log: EventLog,
): Promise<Map<FileKey, NamedContent>> {
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
        if (type === 'FileStored' || type === 'BlockFileStored') {
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

function fileOf(stream: string): Omit<NamedContent, keyof Named> {
  const { workspaceId, id: fileId } = partsOfStream(stream);
  return { workspaceId: workspaceId ?? '', fileId };
}
