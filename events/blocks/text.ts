import { z } from 'zod';
import { html } from '../plan/givenText.ts';
import { defineBlockKind } from './blockKind.ts';
import { plainText } from './plainText.ts';

const content = z.object({ type: z.literal('text'), html: z.string() });

/** Rich text. Empty, it holds a single space (PRODUCT 6.3). */
export const text = defineBlockKind({
  content,
  given: content.extend({ html }),
  says: ({ html }) => ({ Text: plainText(html) || null }),
  words: {
    added: 'added text to',
    restored: 'put back text in',
    changed: 'wrote in',
    removed: 'deleted text from',
    empty: 'an empty text',
  },
});
