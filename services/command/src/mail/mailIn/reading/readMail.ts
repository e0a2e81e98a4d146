import { createHash } from 'node:crypto';
import type { Email } from 'postal-mime';
import { asAddress } from '@waymark/look/emailAddress';
import { cutReply } from '../words/cutReply.ts';
import { linesOfHtml } from '../words/htmlText.ts';
import { linesOfText, type MailLine } from '../words/mailLine.ts';
import { inOneLine } from '../words/plainText.ts';
import {
  isLooping,
  machineSign,
  seemingMachineSign,
  type MachineSign,
  type SeemingSign,
} from './machines.ts';
import { parsedMail } from './parsedMail.ts';

/** A mail as it came, and what was said before it. */
export type MailToRead = {
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
  /** What was written lies in a file that Outlook alone opens (winmail.dat). */
  | 'outlook-alone'
  /** Nobody has written anything in it. */
  | 'no-words';

/** A file that somebody attached; it is named and not taken over. */
export type NamedAttachment = { readonly name: string; readonly bytes: number };

export type ReadMail = {
  /** The same whenever the same mail comes; of one that has none, made of what it holds. */
  readonly messageId: string;
  readonly from: { readonly address: string; readonly name: string };
  /** At most 10,000 characters; what is beyond stands in `rest`. */
  readonly text: string;
  /** Quotes, signatures, and what would not fit; null where there is nothing. */
  readonly rest: string | null;
  readonly files: readonly NamedAttachment[];
  /**
   * By what it seems to be a machine's, though a person may well have sent it; null where nothing
   * speaks for that.
   */
  readonly seems: SeemingSign | null;
};

export type MailAnswer =
  | { readonly kind: 'mail'; readonly mail: ReadMail }
  | { readonly kind: 'machine'; readonly sign: MachineSign }
  | { readonly kind: 'loop' }
  | { readonly kind: 'unreadable'; readonly why: Unreadable };

/**
 * Longest words, as they may be typed in the app too (PRODUCT 13.1); what is kept beside; and what
 * is read of a mail at all.
 */
const LONGEST = 10_000;
const LONGEST_REST = 40_000;
const LONGEST_READ = 200_000;
const LONGEST_NAME = 100;
const LONGEST_ADDRESS = 254;
const MOST_FILES = 20;
/** Share of letters that can't be told, from which a text counts as broken. */
const BROKEN = 0.05;

/** Reads a mail. It throws nothing that depends on what was sent. */
export async function readMail(job: MailToRead): Promise<MailAnswer> {
  const unreadable = (why: Unreadable) => ({ kind: 'unreadable', why }) as const;
  const email = await parsedMail(job.raw);
  if (email === null) return unreadable('broken');
  const { headers } = email;
  const { envelopeSender, domain } = job;
  if (isLooping(headers, envelopeSender, domain)) return { kind: 'loop' };
  const sign = machineSign(headers, envelopeSender);
  if (sign !== null) return { kind: 'machine', sign };
  const from = authorOf(email, job.raw);
  if (from === null) return unreadable('no-author');
  const lines = linesIn(email);
  if (isBroken(lines)) return unreadable('broken');
  const { own, cut } = cutReply(lines);
  const files = filesOf(email);
  if (own === '') return unreadable(files.some(isOutlooks) ? 'outlook-alone' : 'no-words');
  const text = own.slice(0, LONGEST).toWellFormed();
  const rest = [own.slice(LONGEST), cut].filter((part) => part !== '').join('\n\n');
  return {
    kind: 'mail',
    mail: {
      ...{ from, text, files },
      seems: seemingMachineSign(headers, envelopeSender),
      messageId: idOf(email, job.raw),
      rest: rest === '' ? null : rest.slice(0, LONGEST_REST).toWellFormed(),
    },
  };
}

/**
 * Who wrote it: one address, in one head. Programs differ in which of several they show, so several
 * are none.
 */
function authorOf({ headers, from }: Email, raw: Uint8Array): ReadMail['from'] | null {
  if (headers.filter(({ key }) => key === 'from').length !== 1) return null;
  const written = from?.address?.trim().toLowerCase() ?? '';
  const address = asAddress(written) ?? written;
  const line = headers.find(({ key }) => key === 'from')?.value ?? '';
  if (address.length > LONGEST_ADDRESS || !/^[^\s@<>",;:]+@[^\s@<>",;:]+$/.test(address))
    return null;
  if (line.length > 4 * LONGEST_ADDRESS || isSeveral(line)) return null;
  // An address that stands in an encoded word alone is part of a name.
  if (!lineFrom(raw).replace(ENCODED, '').includes('@')) return null;
  return { address, name: inOneLine(from?.name ?? '', LONGEST_NAME) };
}

/** Of RFC 2047: in an address they are words, whatever they spell. */
const ENCODED = /=\?[^?\s]*\?[bq]\?[^?]*\?=/gi;

/** The head as it came; further lines of it begin with a blank. */
function lineFrom(raw: Uint8Array): string {
  const mail = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  // The first is that of the heads: they stand before all else.
  return /^from[ \t]*:((?:[^\r\n]|\r?\n[ \t])*)/im.exec(mail.toString('latin1'))?.[1] ?? '';
}

/** Names in quotes may hold anything. */
const isSeveral = (from: string): boolean =>
  (from.replace(/"(?:[^"\\]|\\.)*"/g, '').match(/@/g)?.length ?? 0) > 1;

/** What somebody wrote; of a mail that has HTML alone, the text of that. */
function linesIn({ text, html }: Email): MailLine[] {
  const plain = text?.slice(0, LONGEST_READ) ?? '';
  if (plain.trim() !== '') return linesOfText(plain);
  return html === undefined ? [] : linesOfHtml(html, LONGEST_READ);
}

function isBroken(lines: readonly MailLine[]): boolean {
  let unknown = 0;
  let all = 0;
  for (const { text } of lines) {
    unknown += text.split('\ufffd').length - 1;
    all += text.length;
  }
  return unknown > BROKEN * all;
}

/** Outlook's own envelope (TNEF): text and files in one, which other programs do not open. */
const isOutlooks = ({ name }: NamedAttachment): boolean =>
  /^(winmail\.dat|application\/(vnd\.)?ms-tnef)$/i.test(name);

const filesOf = ({ attachments }: Email): NamedAttachment[] =>
  attachments
    .slice(0, MOST_FILES)
    .map(({ filename, mimeType, content }) => ({
      name: inOneLine(filename ?? mimeType, LONGEST_NAME),
      bytes: typeof content === 'string' ? content.length : content.byteLength,
    }));

/**
 * By which the same mail is known again. One without an id is known by author, instant and words.
 */
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
