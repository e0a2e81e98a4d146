import { nextWritten, SIGNATURE_SIGN } from './plainText.ts';

/** Lines and characters of a line that a signature has at most; what is longer may be words. */
const LINES = 14;
const CHARACTERS = 160;
/** What people add below their name is no signature. */
const MORE = /^p\.? ?s\.?\b|^nachtrag\b|^nb\b/i;
/** What only a signature names: an address, a telephone. */
const CONTACT = /\S@\S|\+\d[\d ()/-]{6}|\b(tel|phone|mobile?|fax)\b\W/i;

/**
 * Whether a signature's sign stands here: with its blank (RFC 3676, 4.3), or without one, as some
 * programs send it, and then above few short lines that name an address or a telephone.
 */
export function isSignatureSign(lines: readonly string[], at: number): boolean {
  if (lines[at] === SIGNATURE_SIGN) return true;
  if (lines[at] !== SIGNATURE_SIGN.trimEnd()) return false;
  const below = lines.slice(at + 1, at + 2 + LINES).filter((l) => l !== '');
  return (
    nextWritten(lines, at + 1 + LINES) >= lines.length &&
    below.every((line) => line.length <= CHARACTERS) &&
    below.some((line) => CONTACT.test(line))
  );
}

/** How many lines the sign and what is below it are, up to what was added. */
export function linesBelowSign(lines: readonly string[], at: number): number {
  const more = lines.findIndex((line, n) => n > at && MORE.test(line.trim()));
  return (more === -1 ? lines.length : more) - at;
}

const DEVICE =
  '(?:i(?:Phone|Pad|Pod)|Apple Watch|Mac(?:Book)?|Galaxy|Samsung|Android|BlackBerry|Huawei|Honor|Xiaomi|Mi|Redmi|Poco|OnePlus|Oppo|Vivo|Pixel|Google Pixel|Nokia|Sony|Xperia|HTC|Motorola|Moto|Fairphone|Windows|Outlook|Mail|Yahoo|AOL|Gmail|Proton|ProtonMail|Tuta|Tutanota|Spark|Superhuman|Thunderbird|K-9|FairEmail|Nine|BlueMail|myMail|Zoho|GMX|WEB\\.DE|mail\\.com|Fastmail|HEY|eM Client|Verizon|AT&T|T-Mobile|Vodafone|mobile|Mobile|smartphone|Smartphone|Mobiltelefon|Handy|phone|tablet|Tablet|handheld)';
/** What may stand around the name of a device: figures, further names, and a few small words. */
const AROUND =
  '(?:[ ,-]{1,2}(?:[\\p{Lu}\\d][\\p{L}\\d.+&-]{0,20}|for|fur|für|on|via|using|app|Mail|phone|smartphone|device|tablet|mobile|client|network|by|powered|mit|der|dem|from|my|pour|per|para|aus)){0,6}';
const ofDevice = (before: string, after = ''): RegExp =>
  new RegExp(
    `^(?:${before}) (?:(?:${['my', 'the', 'a', 'an', 'meinem', 'meiner', 'mein', 'dem', 'der', 'mon', 'ma', 'mi', 'mio', 'mijn', 'mojego', 'Yahoo', 'Microsoft', 'Google', 'Apple', 'Sony', 'Samsung', 'Proton', 'AOL', 'Zoho', '-'].join('|')}) ?){0,3}${DEVICE}${AROUND}${after}[.!]?(?: ?<[^<>]{1,120}>)?$`,
    'u',
  );

/** What a phone or a program adds below; each names the device or program. */
const devices: readonly RegExp[] = [
  ofDevice('Sent (?:from|via|with|by|using)'),
  /^Get Outlook for .{1,120}$/i,
  ofDevice('(?:(?:Diese (?:Nachricht|Mail|E-Mail) wurde )?(?:v|V)on)', ' gesendet'),
  ofDevice('(?:Gesendet|gesendet) (?:von|mit|über|aus|per)'),
  /^(Holen Sie sich|Hol dir|Outlook für|Beziehen Sie) .{0,20}Outlook.{1,100}$/i,
  ofDevice('Envoyé (?:de|depuis|à partir de|avec|par)'),
  ofDevice('Enviado (?:desde|con|do|de|via)'),
  ofDevice('Inviato (?:da|dal|dalla|con)'),
  ofDevice('(?:Verzonden|Verstuurd|verzonden) (?:vanaf|met|van|via)'),
  ofDevice('Wysłan[eo] (?:z|ze)'),
  ofDevice('(?:Skickat|Sendt) (?:från|fra)(?: min)?'),
  ofDevice('Отправлено (?:с|из)'),
];
export const isOfDevice = (line: string): boolean =>
  line.length <= CHARACTERS && devices.some((pattern) => pattern.test(line.trim()));

/** A line that greets at the end, alone. */
const GREETING =
  /^((with |mit )?(kind|best|warm|warmest|many|freundlichen|freundlichem|besten|herzlichen|lieben|schönen|vielen|sonnigen) )?(regards|wishes|grüßen|grüssen|gruß|gruss|grüße|grüsse)( (aus|from) [\p{L} ]{2,30})?[,.!]?$|^(cheers|sincerely|yours sincerely|yours faithfully|best regards|viele grüße|liebe grüße|beste grüße|freundliche grüße|herzliche grüße|schöne grüße|viele grüsse|freundliche grüsse|hochachtungsvoll|cordialement|bien cordialement|saludos|pozdrawiam|met vriendelijke groet|vriendelijke groeten|cordiali saluti)[,.!]?$/iu;
/** Short ones may mean something else: LG makes monitors. */
const SHORT_GREETING = /^(mfg|vg|lg|bg|br)[,.!]?$/i;

/** A line that may be a person's name, with what stands beside it. */
const isName = (line: string): boolean =>
  line.length <= 60 &&
  (/^[*_]?\p{Lu}/u.test(line) || /^\p{L}+$/u.test(line)) &&
  !/[.?!:]$/.test(line) &&
  !readsLikeWords(line);

/** Whether a line says something, as no line of a name, a place or a telephone does. */
function readsLikeWords(line: string): boolean {
  if (line.endsWith('?')) return true;
  if (CONTACT.test(line) || /\||https?:|www\./i.test(line)) return false;
  const words = line.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length > 2 && /[.!…]$/.test(line)
    ? small > 0
    : words.length > 3 && small >= words.length / 2;
}

/**
 * How many lines from a greeting on are a signature: the greeting, a name and what belongs to it,
 * up to the end of what was written or to words that were added below. 0 where it is none: no name
 * follows, or somebody says more.
 */
export function linesOfSignature(lines: readonly string[], at: number): number {
  const greeting = lines[at]?.trim() ?? '';
  const isShort = SHORT_GREETING.test(greeting);
  if (!isShort && !GREETING.test(greeting)) return 0;
  if (isShort && !standsApart(lines, at)) return 0;
  const next = nextWritten(lines, at + 1);
  if (!isName(lines[next]?.trim() ?? '')) return 0;
  const end = endOfSignature(lines, at);
  const says = (line: string) => readsLikeWords(line) && !isOfDevice(line);
  return end === null || lines.slice(next, end).some((l) => says(l.trim())) ? 0 : end - at;
}

/** Where what is short enough for a signature ends; null where it goes on for longer. */
function endOfSignature(lines: readonly string[], at: number): number | null {
  for (let n = 1; at + n < lines.length; n++) {
    const line = lines[at + n]?.trim() ?? '';
    if (MORE.test(line)) return at + n;
    if (n > LINES || line.length > CHARACTERS) return null;
  }
  return lines.length;
}

/** Behind an empty line, and not as the first of what a line above announces. */
function standsApart(lines: readonly string[], at: number): boolean {
  if (lines[at - 1] !== '') return false;
  const before = lines.slice(0, at).findLast((line) => line !== '') ?? '';
  return !/[:,]$/.test(before);
}
