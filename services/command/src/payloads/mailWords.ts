import { commandSchemas } from '@waymark/api';
import { plainText } from '@waymark/events';
import { cleanHtml } from './richText/cleanHtml.ts';

const given = commandSchemas.SetMailWords.shape.words.unwrap();

/** Words of a mail as somebody brings them, sanitised; tags alone say nothing. */
export const mailWordsGiven = given.extend({
  body: given.shape.body
    .overwrite(cleanHtml)
    .refine((body) => plainText(body) !== '', 'must not be empty'),
});
