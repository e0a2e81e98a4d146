import PostalMime, { type Email } from 'postal-mime';

/** Nesting and heads of an ordinary mail are far below; what is beyond is made to take long. */
const BOUNDS = {
  maxNestingDepth: 20,
  maxHeadersSize: 256 * 1024,
  // A mail within a mail is a file: what it says is nobody's answer.
  maxRfc822NestingDepth: 0,
  forceRfc822Attachments: true,
} as const;

/**
 * A mail, taken apart, with the letters that its sender saw: by the charset that it names, and
 * where that is none or the wrong one by its byte order mark, else as UTF-8, else as windows-1252.
 * Null for what is no mail, or is deeper or longer in its heads than any.
 */
export async function parsedMail(raw: Uint8Array): Promise<Email | null> {
  try {
    const asNamed = await PostalMime.parse(raw, BOUNDS);
    let best = { email: asNamed, faults: faultsIn(asNamed) };
    const tried = async (charset: string): Promise<Email> => {
      const email = await PostalMime.parse(inCharset(raw, charset), BOUNDS);
      const faults = faultsIn(email);
      if (faults < best.faults) best = { email, faults };
      return email;
    };
    if (best.faults === 0) return asNamed;
    await tried('utf-8');
    const marked = markedCharset(await tried('windows-1252'));
    if (marked !== null) await tried(marked);
    return best.email;
  } catch {
    // Whatever it stumbles over is in the mail, which is told.
    return null;
  }
}

const lettersOf = ({ text, html }: Email): string => text ?? html ?? '';

/** What UTF-8 looks like when it is read as a charset of one byte a letter. */
const MISREAD = /[ÂÃÄÅÐÑà-ï][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]+/g;
/** A byte order mark that was read as letters. */
const MARK = /^(ÿþ|þÿ|ï»¿)/;

/** How many letters were read by the wrong charset, as far as it shows. */
function faultsIn(email: Email): number {
  const letters = lettersOf(email);
  const count = (pattern: RegExp) => letters.match(pattern)?.length ?? 0;
  return (
    count(/\ufffd/g) +
    count(/\u0000/g) +
    count(MISREAD) +
    (MARK.test(letters) ? 1 : 0) +
    farFromWestern(letters)
  );
}

/**
 * A text that is more than half letters of the upper half of windows-1252 is written in another
 * alphabet, or is none.
 */
function farFromWestern(letters: string): number {
  const upper = letters.match(/[\u0080-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/g);
  const most = letters.replace(/\s/g, '').length / 2;
  return (upper?.length ?? 0) > most ? letters.length : 0;
}

/** The charset that a text's byte order mark names, as it shows when it is read as windows-1252. */
function markedCharset(email: Email): string | null {
  const mark = lettersOf(email).slice(0, 2);
  if (mark === 'ÿþ') return 'utf-16le';
  return mark === 'þÿ' ? 'utf-16be' : null;
}

/** The type of a part that is text, in its heads; further lines of a head begin with a blank. */
const TEXT_TYPE =
  /^(content-type:[ \t]*(?:\r?\n[ \t]+)?text\/(?:plain|html))((?:[^\r\n]|\r?\n[ \t])*)/gim;
const CHARSET = /;\s*charset\s*=\s*(?:"[^"]*"|[^;\s]*)/gi;

/** The same mail, whose parts of text name another charset. */
function inCharset(raw: Uint8Array, charset: string): Uint8Array {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const mail = bytes.toString('latin1');
  const heads = mail.slice(0, mail.search(/\r?\n\r?\n/));
  const named = mail.replace(
    TEXT_TYPE,
    (_, type: string, more: string) => `${type}; charset=${charset}${more.replace(CHARSET, '')}`,
  );
  const whole = /^content-type:/im.test(heads)
    ? named
    : `Content-Type: text/plain; charset=${charset}\r\n${named}`;
  return Buffer.from(whole, 'latin1');
}
