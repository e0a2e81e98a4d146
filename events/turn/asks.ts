import { isRequest } from './requests.ts';

/** What is only named: addresses of pages and of mails. */
const named = /\bhttps?:\/\/\S+|\S+@\S+/gi;

/**
 * Whether somebody asks something: what they wrote has a question mark, outside of addresses, or a
 * sentence that requests something of whoever reads it (PRODUCT 13.3). Courtesy is none: "Let us
 * know if you have any questions".
 */
export function asksSomething(text: string): boolean {
  const said = text.replace(named, ' ');
  return /[?？؟]/.test(said) || said.split(ends).some(isRequest);
}

/** Where a sentence ends, or a line does. */
const ends = /[.!;…]+(?=\s|$)|\n+/u;

/** Words of which a thank-you is made; in English and German. */
const words = new Set(
  `thank thanks thankyou thx cheers merci danke dankeschön dankesehr dank vielen herzlichen besten lieben
   tausend you very much so a lot many again all for your the help quick reply answer this that
   great perfect super fine good nice awesome excellent wonderful ok okay alright right got it noted
   understood sehr schön schöne schnelle für die den das deine ihre antwort hilfe rückmeldung info
   gut prima passt alles klar verstanden top toll wunderbar perfekt dir euch ihnen nochmal nochmals
   hi hello hallo dear liebe lieber best regards kind beste viele grüße gruß mfg lg and und`
    .split(/\s+/)
    .filter(Boolean),
);
/** One of them says that it is a thank-you, or that somebody has understood. */
const says =
  /(?<!\p{L})(thank\p{L}*|thx|cheers|merci|dank\p{L}*|ok|okay|perfect|perfekt|great|super|prima|passt|noted|understood|verstanden|top|toll|got it|alles klar)(?!\p{L})/iu;
/** Longer than that says more than thanks. */
const MOST_WORDS = 14;
/** Of who is thanked, or who signs. */
const MOST_NAMES = 2;

/**
 * Whether somebody says no more than thanks, or that they have understood: it leaves the turn where
 * it is (PRODUCT 13.3). When in doubt it is not, so that nothing that wants an answer is passed
 * over.
 */
export function isThanks(text: string): boolean {
  if (asksSomething(text) || !says.test(text)) return false;
  const said = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const others = said.filter((word) => !words.has(word.toLowerCase()));
  return (
    said.length <= MOST_WORDS &&
    others.length <= MOST_NAMES &&
    others.every((word) => /^\p{Lu}\p{Ll}/u.test(word))
  );
}
