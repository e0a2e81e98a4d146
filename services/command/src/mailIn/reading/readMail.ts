import { createHash } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { cutReply } from '../words/cutReply.ts';
import { textOfHtml } from '../words/htmlText.ts';
import { inOneLine } from '../words/plainText.ts';
import { isLooping, machineSign, type MachineSign } from './machines.ts';

/** A mail as it came, and what was said before it. */
export type MailJob = {
  readonly raw: Uint8Array;
  /** '' for what asks for no answer. */
  readonly envelopeSender: string;
  /** Whose mail comes here. */
  readonly domain: string;
};

/** Why a mail is not read. */
export type Unreadable =
  /** It names no sender, or several. */
  | 'no-author'
  /** It is no mail, or its letters can't be told. */
  | 'broken'
  /** Nobody has written anything in it. */
  | 'no-words';

/** A file that somebody attached; it is named and not taken over. */
export type Attached = { readonly name: string; readonly bytes: number };

export type ReadMail = {
  /** The same whenever the same mail comes; of one that has none, made of what it holds. */
  readonly messageId: string;
  readonly from: { readonly address: string; readonly name: string };
  /** At most 10,000 characters; what is beyond stands in `rest`. */
  readonly text: string;
  /** Quotes, signatures, and what would not fit; null where there is nothing. */
  readonly rest: string | null;
  readonly files: readonly Attached[];
};

export type MailAnswer =
  | { readonly kind: 'mail'; readonly mail: ReadMail }
  | { readonly kind: 'machine'; readonly sign: MachineSign }
  | { readonly kind: 'loop' }
  | { readonly kind: 'unreadable'; readonly why: Unreadable };

/** Longest words, as they may be typed in the app too (PRODUCT 13.1); what is kept beside; and what is read of a mail at all. */
const LONGEST = 10_000;
const LONGEST_REST = 40_000;
const LONGEST_READ = 200_000;
const LONGEST_NAME = 100;
const LONGEST_ADDRESS = 254;
const MOST_FILES = 20;
/** Share of letters that can't be told, from which a text counts as broken. */
const BROKEN = 0.05;

/** Nesting and heads of an ordinary mail are far below; what is beyond is made to take long. */
const BOUNDS = {
  maxNestingDepth: 20,
  maxHeadersSize: 256 * 1024,
  // A mail within a mail is a file: what it says is nobody's answer.
  maxRfc822NestingDepth: 0,
  forceRfc822Attachments: true,
} as const;

/** Reads a mail. It throws nothing that depends on what was sent. */
export async function readMail(job: MailJob): Promise<MailAnswer> {
  const unreadable = (why: Unreadable) =>
    ({ kind: 'unreadable', why }) as const;
  const email = await parsed(job.raw);
  if (email === null) return unreadable('broken');
  const { headers } = email;
  const { envelopeSender, domain } = job;
  if (isLooping(headers, envelopeSender, domain)) return { kind: 'loop' };
  const sign = machineSign(headers, envelopeSender);
  if (sign !== null) return { kind: 'machine', sign };
  const from = authorOf(email);
  if (from === null) return unreadable('no-author');
  const whole = wordsOf(email);
  if (isBroken(whole)) return unreadable('broken');
  const { own, cut } = cutReply(whole);
  if (own === '') return unreadable('no-words');
  const text = own.slice(0, LONGEST).toWellFormed();
  const rest = [own.slice(LONGEST), cut]
    .filter((part) => part !== '')
    .join('\n\n');
  return {
    kind: 'mail',
    mail: {
      ...{ from, text, files: filesOf(email) },
      messageId: idOf(email, job.raw),
      rest: rest === '' ? null : rest.slice(0, LONGEST_REST).toWellFormed(),
    },
  };
}

/** Null for what is no mail, or is deeper or longer in its heads than any. */
async function parsed(raw: Uint8Array): Promise<Email | null> {
  try {
    return await PostalMime.parse(raw, BOUNDS);
  } catch {
    // Whatever it stumbles over is in the mail, which is told.
    return null;
  }
}

/** Who wrote it: one address, in one head. Programs differ in which of several they show, so several are none. */
function authorOf({ headers, from }: Email): ReadMail['from'] | null {
  if (headers.filter(({ key }) => key === 'from').length !== 1) return null;
  const address = from?.address?.trim().toLowerCase() ?? '';
  const line = headers.find(({ key }) => key === 'from')?.value ?? '';
  if (
    address.length > LONGEST_ADDRESS ||
    !/^[^\s@<>",;:]+@[^\s@<>",;:]+$/.test(address)
  )
    return null;
  if (line.length > 4 * LONGEST_ADDRESS || isSeveral(line)) return null;
  return { address, name: inOneLine(from?.name ?? '', LONGEST_NAME) };
}

/** Names in quotes may hold anything. */
const isSeveral = (from: string): boolean =>
  (from.replace(/"(?:[^"\\]|\\.)*"/g, '').match(/@/g)?.length ?? 0) > 1;

/** The text that somebody wrote; of a mail that has HTML alone, the text of that. */
function wordsOf({ text, html }: Email): string {
  const plain = text?.slice(0, LONGEST_READ) ?? '';
  if (plain.trim() !== '') return plain;
  return html === undefined ? '' : textOfHtml(html, LONGEST_READ);
}

function isBroken(words: string): boolean {
  const unknown = words.match(/[\ufffd\u0000]/g)?.length ?? 0;
  return unknown > 0 && unknown > BROKEN * words.length;
}

const filesOf = ({ attachments }: Email): Attached[] =>
  attachments.slice(0, MOST_FILES).map(({ filename, mimeType, content }) => ({
    name: inOneLine(filename ?? mimeType, LONGEST_NAME),
    bytes: typeof content === 'string' ? content.length : content.byteLength,
  }));

/** By which the same mail is known again. One without an id is known by author, instant and words. */
function idOf({ messageId, headers }: Email, raw: Uint8Array): string {
  const given = messageId?.trim() ?? '';
  if (given !== '') return given.slice(0, 1_000);
  const sum = createHash('sha256');
  for (const { key, value } of headers)
    if (key === 'from' || key === 'date') sum.update(`${key}: ${value}\n`);
  const body = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const end = body.indexOf('\r\n\r\n');
  return sum.update(body.subarray(Math.max(0, end))).digest('base64url');
}
