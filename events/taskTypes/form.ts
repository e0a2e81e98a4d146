import { z } from 'zod';
import { sound } from '../plan/givenText.ts';
import { defineTaskType } from './taskType.ts';

const content = z.object({
  type: z.literal('form'),
  /** '' where none was chosen yet. */
  formId: z.string(),
  /**
   * The published version that it asks for, which no later one changes; 0 where none was chosen.
   */
  version: z.number(),
  /** What the form was called when it was chosen. */
  name: z.string(),
});

/** A form is filled in (PRODUCT 18, typeConfig.FORM). */
export const form = defineTaskType({
  content,
  given: content
    .extend({
      formId: z
        .string()
        .regex(/^[A-Za-z0-9-]{0,64}$/, 'must have at most 64 letters, digits or hyphens'),
      version: z.number().int().min(0).max(1_000_000),
      name: z
        .string()
        .trim()
        .max(200, 'must have at most 200 characters')
        .refine(sound, 'holds characters that cannot be stored'),
    })
    .refine(({ formId, version }) => (formId === '') === (version === 0), {
      path: ['version'],
      message: 'must be the number of a version of the form',
    }),
  says: ({ name, version }) => ({
    form: version === 0 ? null : name,
    version: version === 0 ? null : String(version),
  }),
  begins: { type: 'form', formId: '', version: 0, name: '' },
  words: {
    en: {
      changed: (headline) => `chose the form of ${headline}`,
      fields: { form: 'Form', version: 'Version' },
    },
    de: {
      changed: (headline) => `hat das Formular von „${headline}“ gewählt`,
      fields: { form: 'Formular', version: 'Fassung' },
    },
  },
});
