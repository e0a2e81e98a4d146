import { BLANKS, LETTERS, PAIRS, PASSED_OVER } from '@waymark/look/asRead';

/** Texts of plain ASCII with single blanks are as they are read but for their case, which is far quicker to see than to do. */
export const PLAIN = String.raw`^[!-~]*( [!-~]+)* ?$`;

/**
 * `asRead` of `look` once more, for Postgres: a text as a search compares it. Texts of plain ASCII need not come here.
 */
export const AS_READ = `
CREATE OR REPLACE FUNCTION read.as_read(words text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE SET search_path = pg_catalog AS $$
DECLARE
  said text;
BEGIN
  IF octet_length(words) = length(words) THEN
    RETURN regexp_replace(lower(words), '${BLANKS}', ' ', 'g');
  END IF;
  said := translate(lower(regexp_replace(normalize(words, NFKD), '${PASSED_OVER}', '', 'g')), '${LETTERS.from}', '${LETTERS.to}');
${PAIRS.map(
  ([letter, two]) => `  IF strpos(said, '${letter}') > 0 THEN
    said := replace(said, '${letter}', '${two}');
  END IF;`,
).join('\n')}
  RETURN regexp_replace(said, '${BLANKS}', ' ', 'g');
END $$;`;
