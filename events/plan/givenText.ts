import { asName } from '@waymark/look/names';
import { z } from 'zod';
import { asLink } from '@waymark/look/values';

/** Texts as a command may bring them; lengths in UTF-16 units. */

export const sound = (text: string) =>
  text.isWellFormed() && !text.includes('\u0000');
const unsound = 'holds characters that cannot be stored';

/** A line as `asName` makes it of what was typed; may be empty, at most 500. */
export const line = z
  .string()
  .overwrite(asName)
  .max(500, 'must have at most 500 characters')
  .refine(sound, unsound);

/** Rich text as HTML, at most 100,000; it is sanitised before it is stored. */
export const html = z
  .string()
  .max(100_000, 'must have at most 100,000 characters')
  .refine(sound, unsound);

const notAnAddress = 'must begin with https://, http://, mailto: or tel:';

/** An address, or what stands for one: a variable between two braces (PRODUCT 6.12). */
export const hrefOrVariable = z
  .string()
  .overwrite((text) => asLink(text) ?? text.trim())
  .max(2000)
  .refine(sound, unsound)
  .refine(
    (text) =>
      asLink(text) !== null || /^\{\{[^{}<>\r\n]{1,250}\}\}$/.test(text),
    notAnAddress,
  );
