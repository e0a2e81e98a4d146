import { z } from 'zod';
import { bookingProviders, providerOfLink } from './bookingProviders.ts';
import { sound } from '../plan/givenText.ts';
import { defineTaskType } from './taskType.ts';

export const bookingProvider = z.enum(bookingProviders);

const content = z.object({
  type: z.literal('schedule'),
  provider: bookingProvider,
  link: z.string(),
});

/**
 * A time is booked on a page of a provider, which stands in the task (PRODUCT 1.10, typeConfig.CALENDAR). A blueprint may leave the
 * page open until it is known.
 */
export const schedule = defineTaskType({
  content,
  given: content
    .extend({
      link: z
        .string()
        .trim()
        .max(2000)
        .refine(sound, 'holds characters that cannot be stored')
        .refine(
          (link) => link === '' || providerOfLink(link) !== null,
          'must be the link of a booking page at calendly.com or hubspot.com, beginning with https://',
        ),
    })
    .refine(
      ({ provider, link }) => link === '' || providerOfLink(link) === provider,
      {
        path: ['link'],
        message: 'must be a page of the provider that is named',
      },
    ),
  says: ({ link }) => ({ link: link === '' ? null : link }),
  begins: { type: 'schedule', provider: 'CALENDLY', link: '' },
  words: {
    en: {
      changed: (headline) => `set the booking page of ${headline}`,
      fields: { link: 'Booking page' },
    },
    de: {
      changed: (headline) => `hat die Buchungsseite von „${headline}“ geändert`,
      fields: { link: 'Buchungsseite' },
    },
  },
});
