import type { Readable } from 'node:stream';

/**
 * The port to where the contents of files lie. Two adapters stand behind it: a folder on disk (one
 * machine) and S3. A content is called by a key that follows from it and from whose it is, never by
 * anything that somebody typed (ADR 35).
 */
export interface FileStore {
  /** For people, without credentials. */
  readonly label: string;
  /**
   * Puts a content, whole or not at all; it is on disk when this resolves. `open` may be called
   * again where a try failed.
   * @throws CutShort when it gives fewer or more bytes than `bytes`; FileStoreTrouble
   */
  put(key: FileKey, content: Content): Promise<void>;
  /** A content or a part of it; null where there is none. @throws FileStoreTrouble */
  read(key: FileKey, range?: ByteRange): Promise<Readable | null>;
  /** @throws FileStoreTrouble */
  stat(key: FileKey): Promise<Stat | null>;
  /** Does nothing where there is none. @throws FileStoreTrouble */
  delete(key: FileKey): Promise<void>;
  /** All there are, in any order. @throws FileStoreTrouble */
  list(): AsyncIterable<Stat>;
  close(): void;
}

/** 64 hexadecimal digits. */
export type FileKey = string;

export type Content = { readonly bytes: number; readonly open: () => Readable };

/** Bytes, both inclusive, within the content. */
export type ByteRange = { readonly first: number; readonly last: number };

export type Stat = {
  readonly key: FileKey;
  readonly bytes: number;
  /** When it was put, last of all. */
  readonly at: Date;
};

/** The store can't do it: it does not answer, refuses, or has no room. */
export class FileStoreTrouble extends Error {
  override readonly name = 'FileStoreTrouble';
  readonly reason: 'unavailable' | 'full';
  constructor(reason: 'unavailable' | 'full', cause?: unknown) {
    super(reason === 'full' ? 'the file store has no room' : 'the file store does not answer', {
      cause,
    });
    this.reason = reason;
  }
}

/** A content ended early, or went on where it should have ended. */
export class CutShort extends Error {
  override readonly name = 'CutShort';
}

const KEY = /^[0-9a-f]{64}$/;
export const isFileKey = (text: string): boolean => KEY.test(text);

/**
 * @throws TypeError: whatever else comes here is a mistake of ours, and no path or address is ever
 * made of it
 */
export function checkedKey(key: FileKey): FileKey {
  if (!isFileKey(key)) throw new TypeError('this is no key of a file');
  return key;
}
