import { z } from 'zod';
import { hrefOrVariable, line } from '../plan/givenText.ts';
import { defineTaskType } from './taskType.ts';

/** Where the work is done: a button with a link (PRODUCT 1.10, actionButton). */
export const taskAction = z.object({ href: z.string(), text: z.string() });
export type TaskAction = z.infer<typeof taskAction>;

const content = z.object({ type: z.literal('simple'), action: taskAction.nullable() });

/** Somebody does it and says so, here or where its button leads. */
export const simple = defineTaskType({
  content,
  // A button without words reads 'Do it now' (PRODUCT 6.6).
  given: content.extend({
    action: z
      .object({ href: hrefOrVariable, text: line.transform((text) => text || 'Do it now') })
      .nullable(),
  }),
  says: ({ action }) => ({ link: action === null ? null : `${action.text} (${action.href})` }),
  begins: { type: 'simple', action: null },
  words: {
    en: { changed: (headline) => `set the link of ${headline}`, fields: { link: 'Link' } },
    de: {
      changed: (headline) => `hat den Link von „${headline}“ geändert`,
      fields: { link: 'Link' },
    },
  },
});
