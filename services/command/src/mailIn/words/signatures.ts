/** The sign that stands above a signature by the rule (RFC 3676, 4.3), with or without its space. */
export const isSignatureSign = (line: string): boolean => line === '--';

/** What a phone adds below. */
const devices: readonly RegExp[] = [
  /^Sent (from|via|with|by) (my )?\S.{0,80}$/i,
  /^Get Outlook for .{1,120}$/i,
  /^Von (meinem|meiner|mein) .{1,60} gesendet\.?$/i,
  /^(Diese (Nachricht|Mail|E-Mail) wurde )?von (meinem|meiner) .{1,60} gesendet\.?$/i,
  /^Gesendet (von|mit|über|aus) (meinem|meiner|der|Outlook|Mail|Samsung|iPhone|iPad)\b.{0,100}$/i,
  /^(Holen Sie sich|Hol dir|Outlook für|Beziehen Sie) .{0,20}Outlook.{1,100}$/i,
  /^Envoyé (de|depuis|à partir de) (mon|ma|Outlook)\b.{0,80}$/i,
  /^Enviado desde (mi|Outlook)\b.{0,80}$/i,
  /^Inviato da(l| ) ?(mio|Outlook|iPhone)\b.{0,80}$/i,
  /^(Verzonden|Verstuurd) vanaf .{1,80}$/i,
  /^Wysłan[eo] z .{1,80}$/i,
];
export const isOfDevice = (line: string): boolean =>
  line.length <= 160 && devices.some((pattern) => pattern.test(line.trim()));

/** A line that greets at the end, alone. */
const GREETING =
  /^((with |mit )?(kind|best|warm|warmest|many|freundlichen|freundlichem|besten|herzlichen|lieben|schönen|vielen|sonnigen) )?(regards|wishes|grüßen|grüssen|gruß|gruss|grüße|grüsse)( (aus|from) [\p{L} ]{2,30})?[,.!]?$|^(mfg|vg|lg|bg|br|cheers|sincerely|yours sincerely|yours faithfully|best regards|viele grüße|liebe grüße|beste grüße|freundliche grüße|herzliche grüße|schöne grüße|viele grüsse|freundliche grüsse|hochachtungsvoll|cordialement|bien cordialement|saludos|pozdrawiam|met vriendelijke groet|vriendelijke groeten|cordiali saluti)[,.!]?$/iu;
/** Lines and characters of a line that a signature has at most; what is longer may be words. */
const LINES = 14;
const CHARACTERS = 160;
const MORE = /^p\.? ?s\.?\b|^nachtrag\b|^nb\b/i;

/**
 * How many lines from a greeting on are a signature: the greeting, name and company, up to the end of what was written or to
 * words that were added below. 0 where it is none.
 */
export function linesOfSignature(lines: readonly string[], at: number): number {
  if (!GREETING.test(lines[at]?.trim() ?? '')) return 0;
  for (let n = 1; at + n < lines.length; n++) {
    const line = lines[at + n]?.trim() ?? '';
    if (MORE.test(line)) return n;
    if (n > LINES || line.length > CHARACTERS) return 0;
  }
  return lines.length - at;
}
