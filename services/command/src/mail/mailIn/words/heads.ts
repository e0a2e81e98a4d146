import { nextWritten } from './plainText.ts';

/**
 * How programs introduce what they quote. Each pattern is anchored and repeats nothing that could
 * repeat in another way, so that no text takes long.
 */

/**
 * `On Friday, Dana wrote:` in the languages in which people's programs say it; at the end of one
 * line or of up to four.
 */
const introductions: readonly RegExp[] = [
  /^On\b.*\d.*\bwrote ?:$/,
  /^Am\b.*\d.*\bschrieb\b.*:$/,
  /^.*[>"\w] schrieb am\b.*\d.*:$/,
  /^Le\b.*\d.*\ba écrit ?:$/,
  /^El\b.*\d.*\bescribió ?:$/,
  /^Il\b.*\d.*\bha scritto ?:$/,
  /^Em\b.*\d.*\bescreveu ?:$/,
  /^Op\b.*\d.*\b(schreef|geschreven)\b.*:$/,
  /^Den\b.*\d.*\bskrev\b.*:$/,
  /^.*\d.*<[^<>]*@[^<>]*> skrev:$/,
  /^.*\d.*\b(pisze|napisał|napisała|napisał\(a\)) ?:$/,
  /^.*\d.*\bkirjoitti ?:$/,
  /^.*\d.*пишет ?:$/,
  /^\d.*\d.*<[^<>]*@[^<>]*> ?:$/,
  /^-{2,4} ?On\b.*\d.*\bwrote ?-{2,4}$/,
];
/** Lines over which one introduction is wrapped, and characters that it has at most. */
const LINES = 4;
const CHARACTERS = 400;

/** Hours and minutes, as every program writes them. */
const TIME = /\d[:.h]\d\d/;
const ADDRESS = /[^\s<>]@[^\s<>]/;
/** By which one line ends that introduces a quote. */
const END = /[:：]$|\S ?-{2,4}$/;

/** Lines that introduce a quote. */
export type Introduction = {
  readonly lines: number;
  /** Whether they name the address of who is quoted. */
  readonly hasAddress: boolean;
};

/**
 * What introduces a quote from `at` on, null where nothing does: a line in a language that we know,
 * or one in any that names an address and a time.
 */
export function introductionAt(lines: readonly string[], at: number): Introduction | null {
  let text = '';
  for (let n = 1; n <= LINES; n++) {
    const line = lines[at + n - 1]?.trim() ?? '';
    if (line === '') return null;
    text = text === '' ? line : `${text} ${line}`;
    if (text.length > CHARACTERS) return null;
    if (!END.test(line)) continue;
    const hasAddress = ADDRESS.test(text);
    return (hasAddress && TIME.test(text)) || introductions.some((pattern) => pattern.test(text))
      ? { lines: n, hasAddress }
      : null;
  }
  return null;
}

/** What stands above a mail that is quoted as a whole; each word is one head. */
const heads: ReadonlyMap<string, string> = new Map(
  Object.entries({
    from: ['From', 'Von', 'De', 'Da', 'Van', 'Od', 'Från', 'Fra'],
    sent: [
      'Sent',
      'Date',
      'Gesendet',
      'Datum',
      'Envoyé',
      'Enviado',
      'Inviato',
      'Verzonden',
      'Wysłano',
      'Data',
      'Skickat',
      'Fecha',
    ],
    to: ['To', 'An', 'À', 'Para', 'A', 'Aan', 'Do', 'Till', 'Til'],
    copy: ['Cc', 'Kopie', 'DW'],
    subject: [
      'Subject',
      'Betreff',
      'Objet',
      'Asunto',
      'Oggetto',
      'Onderwerp',
      'Temat',
      'Ämne',
      'Emne',
      'Assunto',
    ],
  }).flatMap(([head, words]) => words.map((word) => [word.toLowerCase(), head] as const)),
);
const HEAD = /^\*?([\p{L}]{1,12}) ?:\*?(?: |$)/u;
/** Lines within which heads follow one another; one may be wrapped. */
const NEAR = 5;

/** The head that a line begins with, in a quote too. */
const headOf = (line: string): string | undefined =>
  heads.get(HEAD.exec(line.trim().replace(/^> ?/, ''))?.[1]?.toLowerCase() ?? '');

/** A year, or a day in figures: only programs write both a time and one of them. */
const DAY = /\b(19|20)\d\d\b|\b\d{1,2}[./-]\d{1,2}[./-]\d\d/;

/**
 * Whether a mail's heads begin here: who it is from and two other heads, or one other where a line
 * above says what comes. People write lists that look the same (`From: Berlin`), so that one head
 * has to name an address, or heads with a subject an instant.
 */
export function isHeadBlock(lines: readonly string[], at: number, least = 3): boolean {
  const first = headOf(lines[at] ?? '');
  if (first !== 'from' && first !== 'sent') return false;
  const near = lines
    .slice(at, at + NEAR)
    .map((line) => ({ line, head: headOf(line) }))
    .filter(({ head }) => head !== undefined);
  const found = new Set(near.map(({ head }) => head));
  const hasAddress = near.some(({ line, head }) => head !== 'subject' && ADDRESS.test(line));
  const hasInstant = near.some(
    ({ line, head }) => head === 'sent' && TIME.test(line) && DAY.test(line),
  );
  return (
    found.has('from') &&
    found.size >= least &&
    (hasAddress || (hasInstant && (found.has('subject') || least < 3)))
  );
}

/** `-----Original Message-----` and its like. */
const ANNOUNCED =
  /^-{2,20} ?(Original Message|Original-Nachricht|Ursprüngliche Nachricht|Originalnachricht|Forwarded message|Weitergeleitete Nachricht|Message d'origine|Message transféré|Mensaje original|Messaggio originale|Oorspronkelijk bericht|Oryginalna wiadomość|Wiadomość oryginalna) ?-{0,20}$/i;
const FORWARDED =
  /^(Begin forwarded message|Anfang der weitergeleiteten Nachricht|Début du message (réexpédié|transféré)) ?:$/i;
const RULE = /^_{10,80}$/;

/** Whether everything from here on is another mail, whatever it looks like. */
export function anotherMailBegins(lines: readonly string[], at: number): boolean {
  const line = lines[at]?.trim() ?? '';
  const below = () => nextWritten(lines, at + 1);
  if (ANNOUNCED.test(line) || FORWARDED.test(line))
    return headOf(lines[below()] ?? '') !== undefined;
  if (!RULE.test(line)) return isHeadBlock(lines, at);
  return isHeadBlock(lines, below(), 2);
}
