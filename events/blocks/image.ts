import { z } from 'zod';
import { line } from '../plan/givenText.ts';
import { defineBlockKind } from './blockKind.ts';
import { MOST_PICTURES } from './pictureLimits.ts';

const picture = z.object({
  /** A file that was brought for a block of this workspace. */
  fileId: z.string(),
  /**
   * What it shows, for who does not see it; it stands below it too. Empty where nobody has said so.
   */
  alt: z.string(),
  /** In pixels, of the largest that is served: so much room is kept until it is there. */
  width: z.number(),
  height: z.number(),
});
const content = z.object({ type: z.literal('image'), files: z.array(picture) });

/** Up to four pictures beside one another (PRODUCT 1.9). */
export const image = defineBlockKind({
  content,
  given: content.extend({
    files: z
      .array(
        picture.extend({
          fileId: line,
          alt: line,
          width: z.number().int().min(1).max(100_000),
          height: z.number().int().min(1).max(100_000),
        }),
      )
      .min(1, 'must have at least one picture')
      .max(MOST_PICTURES, `must have at most ${MOST_PICTURES} pictures`),
  }),
  says: ({ files }) => ({
    pictures:
      files
        .map(({ alt }) => alt)
        .filter((alt) => alt !== '')
        .join(', ') || null,
  }),
  files: ({ files }) => files.map(({ fileId }) => fileId),
  words: {
    en: {
      added: (title) => `added pictures to ${title}`,
      restored: (title) => `put back pictures in ${title}`,
      changed: (title) => `changed pictures in ${title}`,
      removed: (title) => `deleted pictures from ${title}`,
      empty: 'pictures',
      fields: { pictures: 'Pictures' },
    },
    de: {
      added: (title) => `hat „${title}“ Bilder hinzugefügt`,
      restored: (title) => `hat Bilder in „${title}“ wiederhergestellt`,
      changed: (title) => `hat Bilder in „${title}“ geändert`,
      removed: (title) => `hat Bilder in „${title}“ gelöscht`,
      empty: 'Bilder',
      fields: { pictures: 'Bilder' },
    },
  },
});
