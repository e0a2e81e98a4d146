import { z } from 'zod';
import { line, sound } from '../plan/givenText.ts';
import { defineBlockKind } from './blockKind.ts';
import { videoOfLink } from './youTube.ts';

const content = z.object({
  type: z.literal('video'),
  /** As it was given; what is played follows from it (`youTube.ts`). */
  link: z.string(),
  /** What it is called here; empty where nobody has named it. */
  title: z.string(),
});

/** Word for word as the specification has them. */
const whyNot = {
  notYouTube: 'This is not a valid Youtube Link. Please try again.',
  noVideo: 'No Video ID found. Please try again.',
} as const;

/** A video at YouTube, the one provider (PRODUCT 1.9). */
export const video = defineBlockKind({
  content,
  given: content.extend({
    link: z
      .string()
      .trim()
      .max(2000)
      .refine(sound, 'holds characters that cannot be stored')
      .superRefine((link, { addIssue }) => {
        const found = videoOfLink(link);
        if ('fault' in found) addIssue({ code: 'custom', message: whyNot[found.fault] });
      }),
    title: line,
  }),
  says: ({ link, title }) => ({ title: title || null, link: link || null }),
  words: {
    en: {
      added: (title) => `added a video to ${title}`,
      restored: (title) => `put back a video in ${title}`,
      changed: (title) => `changed a video in ${title}`,
      removed: (title) => `deleted a video from ${title}`,
      empty: 'a video',
      fields: { title: 'Title', link: 'YouTube link' },
    },
    de: {
      added: (title) => `hat „${title}“ ein Video hinzugefügt`,
      restored: (title) => `hat ein Video in „${title}“ wiederhergestellt`,
      changed: (title) => `hat ein Video in „${title}“ geändert`,
      removed: (title) => `hat ein Video in „${title}“ gelöscht`,
      empty: 'ein Video',
      fields: { title: 'Titel', link: 'YouTube-Link' },
    },
  },
});
