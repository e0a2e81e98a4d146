import { z } from 'zod';
import { line } from '../plan/givenText.ts';
import { defineBlockKind } from './blockKind.ts';

const content = z.object({
  type: z.literal('pdf'),
  /** A file that was brought for a block of this workspace. */
  fileId: z.string(),
  /** What it is called here; a new one begins with the name of its file. */
  title: z.string(),
  bytes: z.number(),
});

/** One PDF, as a line (PRODUCT 1.9). */
export const pdf = defineBlockKind({
  content,
  given: content.extend({
    fileId: line.min(1, 'must not be empty'),
    title: line,
    bytes: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  }),
  says: ({ title }) => ({ title: title || null }),
  files: ({ fileId }) => [fileId],
  words: {
    en: {
      added: (title) => `added a PDF to ${title}`,
      restored: (title) => `put back a PDF in ${title}`,
      changed: (title) => `changed a PDF in ${title}`,
      removed: (title) => `deleted a PDF from ${title}`,
      empty: 'a PDF',
      fields: { title: 'Title' },
    },
    de: {
      added: (title) => `hat „${title}“ ein PDF hinzugefügt`,
      restored: (title) => `hat ein PDF in „${title}“ wiederhergestellt`,
      changed: (title) => `hat ein PDF in „${title}“ geändert`,
      removed: (title) => `hat ein PDF in „${title}“ gelöscht`,
      empty: 'ein PDF',
      fields: { title: 'Titel' },
    },
  },
});
