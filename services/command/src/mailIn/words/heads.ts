import { nextWritten } from './plainText.ts';

/**
 * How programs introduce what they quote. Each pattern is anchored and repeats nothing that could repeat in another way, so
 * that no text takes long.
 */

/** `On Friday, Dana wrote:` in the languages in which people's programs say it; at the end of one line or of up to four. */
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
];
/** Lines over which one introduction is wrapped, and characters that it has at most. */
const LINES = 4;
const CHARACTERS = 400;

/** How many lines from `at` on introduce a quote; 0 where they do not. */
export function linesOfIntroduction(
  lines: readonly string[],
  at: number,
): number {
  let text = '';
  for (let n = 1; n <= LINES; n++) {
    const line = lines[at + n - 1]?.trim() ?? '';
    if (line === '') return 0;
    text = text === '' ? line : `${text} ${line}`;
    if (text.length > CHARACTERS) return 0;
    if (line.endsWith(':'))
      return introductions.some((pattern) => pattern.test(text)) ? n : 0;
  }
  return 0;
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
  }).flatMap(([head, words]) =>
    words.map((word) => [word.toLowerCase(), head] as const),
  ),
);
const HEAD = /^\*?([\p{L}]{1,12}) ?:\*?(?: |$)/u;
/** Lines within which heads follow one another; one may be wrapped. */
const NEAR = 5;

const headOf = (line: string): string | undefined =>
  heads.get(HEAD.exec(line.trim())?.[1]?.toLowerCase() ?? '');

/** Whether a mail's heads begin here: from and two others, or one other where a line above says what comes. */
export function isHeadBlock(
  lines: readonly string[],
  at: number,
  least = 3,
): boolean {
  const first = headOf(lines[at] ?? '');
  if (first !== 'from' && first !== 'sent') return false;
  const near = lines.slice(at, at + NEAR).map(headOf);
  const found = new Set(near.filter((head) => head !== undefined));
  return found.has('from') && found.size >= least;
}

/** `-----Original Message-----` and its like. */
const ANNOUNCED =
  /^-{2,20} ?(Original Message|Original-Nachricht|Ursprüngliche Nachricht|Originalnachricht|Forwarded message|Weitergeleitete Nachricht|Message d'origine|Message transféré|Mensaje original|Messaggio originale|Oorspronkelijk bericht|Oryginalna wiadomość|Wiadomość oryginalna) ?-{0,20}$/i;
const FORWARDED =
  /^(Begin forwarded message|Anfang der weitergeleiteten Nachricht|Début du message (réexpédié|transféré)) ?:$/i;
const RULE = /^_{10,80}$/;

/** Whether everything from here on is another mail, whatever it looks like. */
export function anotherMailBegins(
  lines: readonly string[],
  at: number,
): boolean {
  const line = lines[at]?.trim() ?? '';
  if (ANNOUNCED.test(line) || FORWARDED.test(line)) return true;
  if (!RULE.test(line)) return isHeadBlock(lines, at);
  return isHeadBlock(lines, nextWritten(lines, at + 1), 2);
}
