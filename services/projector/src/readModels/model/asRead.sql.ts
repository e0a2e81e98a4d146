import { asRead, BLANKS, LETTERS, PASSED_OVER } from '@waymark/look/asRead';

/**
 * Texts of plain ASCII with single blanks are as they are read but for their case, which is far
 * quicker to see than to do.
 */
export const PLAIN = String.raw`^[!-~]*( [!-~]+)* ?$`;

/**
 * A column that holds texts of its row as a search compares them, each in a line of its own; null
 * where one of them stands for something, since what it reads as stands elsewhere.
 */
export const keptAsRead = (...texts: readonly string[]): string =>
  `search text GENERATED ALWAYS AS (CASE WHEN NOT refers THEN ${texts
    .map(
      (text) => `CASE WHEN ${text} ~ '${PLAIN}' THEN lower(${text}) ELSE read.as_read(${text}) END`,
    )
    .join(` || E'\\n' || `)} END) STORED`;

/**
 * Letters of Western Europe, and the no-break blank: most texts are plain once these are, and
 * nothing else need be done.
 */
const USUAL = Array.from({ length: 0x60 }, (_, n) => String.fromCodePoint(0xa0 + n))
  .map((letter) => [letter, asRead(letter)] as const)
  .filter(([letter, read]) => /^[ a-z]$/.test(read) && !/[ªº\p{Lu}]/u.test(letter));
/** Letters that become one other, and those that become two. */
const letters = Object.entries(LETTERS);
const single = letters.filter(([, read]) => read.length === 1);
const double = letters.filter(([, read]) => read.length > 1);

const [usual, plain] = [0, 1].map((side) => USUAL.map((pair) => pair[side]).join(''));

/**
 * `asRead` of `look` once more, for Postgres: a text as a search compares it. Texts of plain ASCII
 * need not come here.
 */
export const AS_READ = `
CREATE OR REPLACE FUNCTION read.as_read(words text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  said text := words;
BEGIN
  IF octet_length(words) <> length(words) THEN
    said := replace(translate(lower(words), '${usual}', '${plain}'), 'ß', 'ss');
  END IF;
  IF said ~ '${PLAIN}' THEN
    RETURN lower(said);
  END IF;
  IF octet_length(said) <> length(said) THEN
    said := translate(lower(regexp_replace(normalize(words, NFKD), '${PASSED_OVER}', '', 'g')), '${single.map(([letter]) => letter).join('')}', '${single.map(([, read]) => read).join('')}');
${double.map(([letter, two]) => `    said := replace(said, '${letter}', '${two}');`).join('\n')}
  END IF;
  RETURN regexp_replace(lower(said), '${BLANKS}', ' ', 'g');
END $$;`;
