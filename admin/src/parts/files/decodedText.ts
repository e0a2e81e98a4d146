/** The byte order marks by which a text says how its letters are written. */
const MARKS: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** Finds the charset that a page names within its first bytes. */
const NAMED = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w:.-]{1,40})/i;
const HEAD_BYTES = 2_048;

/**
 * The letters of a file, as the program that saved it meant them: by its byte order mark, by the
 * charset that a page names, else as UTF-8, and where that is not possible as windows-1252, in
 * which Excel and Word save in western countries. Bytes that are no text are given as letters too:
 * whether it is one is for the server to judge.
 */
export function decodedText(bytes: Uint8Array): string {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];
  return (
    (marked === undefined ? null : decoded(bytes, marked)) ??
    decoded(bytes, 'utf-8') ??
    decoded(bytes, namedIn(bytes)) ??
    new TextDecoder('windows-1252').decode(bytes)
  );
}

const namedIn = (bytes: Uint8Array): string | undefined =>
  NAMED.exec(new TextDecoder('windows-1252').decode(bytes.subarray(0, HEAD_BYTES)))?.[1];

/** Null where the bytes are none of that charset, or there is no such. */
function decoded(bytes: Uint8Array, charset: string | undefined): string | null {
  if (charset === undefined) return null;
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    // TextDecoder tells it by throwing; the next charset is tried.
    return null;
  }
}
