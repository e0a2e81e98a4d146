import { z } from 'zod';
import { html } from '../plan/givenText.ts';
import { defineBlockKind } from './blockKind.ts';
import { plainText } from './plainText.ts';

const content = z.object({ type: z.literal('text'), html: z.string() });

/** Rich text. Empty, it holds a single space (PRODUCT 6.3). */
export const text = defineBlockKind({
  content,
  given: content.extend({ html }),
  says: ({ html }) => ({ text: plainText(html) || null }),
  words: {
    en: {
      added: (title) => `added text to ${title}`,
      restored: (title) => `put back text in ${title}`,
      changed: (title) => `wrote in ${title}`,
      removed: (title) => `deleted text from ${title}`,
      empty: 'an empty text',
      fields: { text: 'Text' },
    },
    de: {
      added: (title) => `hat „${title}“ einen Text hinzugefügt`,
      restored: (title) => `hat einen Text in „${title}“ wiederhergestellt`,
      changed: (title) => `hat in „${title}“ geschrieben`,
      removed: (title) => `hat einen Text in „${title}“ gelöscht`,
      empty: 'ein leerer Text',
      fields: { text: 'Text' },
    },
  },
});
