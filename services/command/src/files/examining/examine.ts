import { open, stat } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { documents, endingOf, heic, isPageEnding, pictures, texts, textTypes } from './kinds.ts';
import { isPage, textIn } from './plainText.ts';
import { reencode, reencodeForBrand, type BrandShape, type Reencoded } from './reencode.ts';

/** A file that has arrived, and where what is made of it may be put. */
export type ToExamine = {
  readonly path: string;
  readonly folder: string;
  readonly name: string;
  /** Of a picture that the workspace shows of itself. */
  readonly shape?: BrandShape;
};

/** What it is, or why it is not taken. */
export type Examined =
  | { readonly type: string; readonly contents: readonly Reencoded[]; readonly why?: undefined }
  | { readonly why: 'refused' | 'page' | 'heic' | 'unreadable' | 'tooLarge' }
  | { readonly why: 'ending'; readonly ending: string; readonly is: string };

/** Of a content that goes by no mark so much is looked at, in bytes. */
const LOOKED_AT = 65_536;
/**
 * What file-type looks at: marks stand at the beginning, and names of parts of a ZIP not far
 * behind.
 */
const BEGINNING = 1024 * 1024;
/**
 * Finds out by its content what a file is; pictures are decoded, and written anew without anything
 * but pixels.
 */
export async function examine({ path, folder, name, shape }: ToExamine): Promise<Examined> {
  const beginning = await beginningOf(path);
  const ending = endingOf(name);
  const type = await typeOf(beginning);
  if (type === null || textTypes.has(type)) return examineText(path, beginning, ending);
  if (heic.test(type)) return { why: 'heic' };
  const endings = pictures[type] ?? documents[type];
  if (endings === undefined) return { why: type.includes('xml') ? 'page' : 'refused' };
  if (ending !== '' && !endings.includes(ending))
    return isPageEnding(ending) ? { why: 'page' } : { why: 'ending', ending, is: nameOf(endings) };
  if (type in documents) return { type, contents: [await asItIs(path)] };
  return shape === undefined ? reencode(path, folder) : reencodeForBrand(path, folder, shape);
}

/**
 * A sequence whose length is told by two bytes, as each certificate of usual length begins (DER).
 */
const SEQUENCE = 0x30;
const TWO_BYTES = 0x82;
const HEAD_BYTES = 4;

/**
 * Whether a content is one certificate as bytes: a sequence of exactly this length that begins with
 * another one (X.509, 4.1).
 */
function isCertificate(content: Buffer): boolean {
  return (
    content.length > 2 * HEAD_BYTES &&
    isSequence(content, 0) &&
    content.readUInt16BE(2) + HEAD_BYTES === content.length &&
    isSequence(content, HEAD_BYTES)
  );
}

const isSequence = (content: Buffer, at: number): boolean =>
  content[at] === SEQUENCE && content[at + 1] === TWO_BYTES;

/** file-type reads what anybody wrote, and says so by an error now and then. */
async function typeOf(beginning: Buffer): Promise<string | null> {
  try {
    const known = (await fileTypeFromBuffer(beginning))?.mime;
    return known ?? (isCertificate(beginning) ? 'application/pkix-cert' : null);
  } catch {
    return null;
  }
}

async function examineText(path: string, beginning: Buffer, ending: string): Promise<Examined> {
  const text = textIn(beginning.subarray(0, LOOKED_AT), beginning.length > LOOKED_AT);
  if (isPageEnding(ending) || (text !== null && isPage(text, ending))) return { why: 'page' };
  if (text !== null && texts.includes(ending))
    return { type: 'text/plain', contents: [await asItIs(path)] };
  if (ending in asType)
    return { ...{ why: 'ending', ending }, is: text === null ? 'something else' : 'text' };
  return { why: 'refused' };
}

/** Ending -> type, of all that has a mark of its own. */
const asType = Object.fromEntries(
  Object.entries({ ...pictures, ...documents }).flatMap(([type, endings]) =>
    endings.map((ending) => [ending, type]),
  ),
);

const nameOf = (endings: readonly string[]) =>
  endings.map((each) => each.toUpperCase()).join(' / ');

const asItIs = async (path: string): Promise<Reencoded> => ({
  ...{ path, width: null, height: null },
  bytes: (await stat(path)).size,
});

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
