/** A word, or several, that stands for itself: letters around it make another of it. */
const word = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`;
const anywhere = (words: string) => new RegExp(word(words), 'iu');

/** What may stand before what somebody wants: a greeting with its comma, and words that lead on. */
const LEAD =
  '^(?:(?:hi|hello|dear|hallo|liebe[rs]?|guten (?:tag|morgen))(?!\\p{L})[^,]*, ?)?(?:(?:and|so|then|also|now|und|dann|nun|jetzt),? )*';
const begins = (words: string) => new RegExp(`${LEAD}(?:${words})(?!\\p{L})`, 'iu');

/** Sentences that ask something of whoever reads them. */
const requests: readonly RegExp[] = [
  anywhere('please|pls|kindly|bitte'),
  begins("(?:can|could|would|will|won[’']t) you"),
  begins('(?:können|könnten|würden|wollen) sie'),
  begins('(?:kannst|könntest|würdest|willst) du'),
  begins('(?:send|give|tell|show|forward|bring|get|call|let) (?:me|us)'),
  begins(
    '(?:schicken|senden|geben|sagen|nennen|zeigen|leiten|teilen|lassen|rufen) sie (?:uns|mir|mich)',
  ),
  begins('(?:schick|sende?|gib|sag|nenn|zeig|leite|teile?|lass|ruf) (?:uns|mir|mich)'),
  anywhere(
    '(?:we|i)(?: still| also| only)* (?:need|require|await|are (?:still )?(?:missing|waiting for)|am (?:still )?waiting for)(?!\\p{L}).*(?<!\\p{L})(?:from you|your|you to)',
  ),
  anywhere(
    '(?:wir|ich) (?:brauchen?|benötigen?|bräuchten?)(?!\\p{L}).*(?<!\\p{L})(?:von (?:ihnen|euch|dir)|ihre?[nrms]?|eure?[nrms]?|deine?[nrms]?)',
  ),
  anywhere('(?:uns|mir) fehl(?:t|en)'),
];

/** Sentences that look like it, and want nothing, or only in a case that may never come. */
const courtesies: readonly RegExp[] = [
  anywhere(
    "please (?:find|see|note|be aware|bear|accept|excuse|forgive|enjoy|ignore|disregard|wait|do not|don[’']t|feel free|keep in mind|refer)",
  ),
  /(?<!\p{L})bitte (?:beacht|entschuldig|verzeih|nicht|sehr|schön|gern|um |haben sie (?:noch )?(?:etwas )?geduld|finden sie)/iu,
  anywhere('(?:beachten|finden|entschuldigen) sie bitte|anbei|attached'),
  anywhere(
    '(?:if|should|in case|whenever|when) (?:you|there|anything|something|any)(?: ever| still| should)* (?:have|need|want|run into|gets? stuck|are stuck|would like|are|see|notice|is|questions?|comes up|arises?)',
  ),
  anywhere('any (?:further |other |more )?questions'),
  anywhere(
    '(?:bei|falls|wenn|sollten|sofern|für)(?!\\p{L}).*(?<!\\p{L})(?:(?:rück)?fragen|probleme?n?|unklar|unklarheiten|hilfe|etwas (?:brauchen|fehlt))',
  ),
  anywhere('jederzeit|any ?time'),
  // An answer to thanks.
  /^(?:bitte|please)\P{L}*$/iu,
];

/**
 * Whether a sentence requests something of whoever reads it, without a question mark; in English
 * and German. When in doubt it does not: whoever writes sees what is made of it, and says otherwise
 * (PRODUCT 13.3).
 */
export function isRequest(sentence: string): boolean {
  const said = sentence.replace(/\s+/gu, ' ').trim();
  return requests.some((one) => one.test(said)) && !courtesies.some((one) => one.test(said));
}
