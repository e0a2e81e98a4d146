/**
 * What nobody sees, and what turns a line around. Joiners and variation selectors stay where a
 * script or an emoji is written by them: between letters of scripts that join, in a family, behind
 * a sign that is drawn in colour, in a flag of tags.
 */
const UNSEEN = new RegExp(
  [
    '(',
    [
      '(?<=\\p{Extended_Pictographic}[\\p{Emoji_Modifier}\\u{FE0F}]?)\\u200D(?=\\p{Extended_Pictographic})',
      `(?<=(?![${['Latin', 'Greek', 'Cyrillic', 'Han', 'Hiragana', 'Katakana', 'Hangul'].map((script) => `\\p{scx=${script}}`).join('')}\\p{DI}])\\p{L}\\p{M}*)[\\u200C\\u200D](?=\\S)`,
      '(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?)[\\uFE0E\\uFE0F]',
      '(?<=[0-9#*])\\uFE0F(?=\\u20E3)',
      '(?<=\\p{scx=Han})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
      '(?<=\\p{scx=Mongolian})[\\u180B-\\u180F]',
      '(?<=\\u{1F3F4}[\\u{E0020}-\\u{E007F}]*)[\\u{E0020}-\\u{E007F}]',
    ].join('|'),
    ')',
    '|(?![\\u3164\\uFFA0])\\p{Default_Ignorable_Code_Point}',
    '|(?![\\0\\t\\n\\v\\f\\r\\x85])\\p{Control}',
    '|[\\uFFF9-\\uFFFB]|\\p{Noncharacter_Code_Point}',
  ].join(''),
  'gu',
);

/**
 * All that looks like a blank, line breaks among it; fillers and the empty cell of Braille look
 * like one too.
 */
const BLANKS = /[\s\x85\u2800\u3164\uFFA0]+/gu;

/**
 * A name as it is kept (PRODUCT 1.13): composed, without what nobody sees, each run of blanks one
 * blank, none at its ends. What can't be stored at all (U+0000, half a pair) stays, so that it is
 * refused and not passed over.
 */
export const asName = (typed: string): string =>
  PLAIN.test(typed)
    ? typed
    : typed
        .replace(UNSEEN, (sign: string, kept?: string) => (kept ? sign : ''))
        .normalize('NFC')
        .replace(BLANKS, ' ')
        .trim();

/** Most names are so already. */
const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** Whether people would take one name for the other: in whatever case, and however it was typed. */
export const sameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other);

/** What names that are taken for the same have in common. */
export const nameKey = (name: string): string => asName(name).toLowerCase();
