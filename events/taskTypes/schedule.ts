import { z } from 'zod';
import { bookingProviders, hostOfPage, providerOfLink } from './bookingProviders.ts';
import { sound } from '../plan/givenText.ts';
import { defineTaskType } from './taskType.ts';

export const bookingProvider = z.enum(bookingProviders);

const content = z.object({
  type: z.literal('schedule'),
  provider: bookingProvider,
  link: z.string(),
  /**
   * The workspace does not name the host of the page any more: it stands there, and is shown to
   * nobody.
   */
  closed: z.literal(true).optional(),
});

/**
 * A time is booked on a page of a provider, which stands in the task (PRODUCT 1.10,
 * typeConfig.CALENDAR). A blueprint may leave the page open until it is known. Whether its host is
 * one of those that the workspace names is decided where that is known.
 */
export const schedule = defineTaskType({
  content,
  given: content
    .omit({ closed: true })
    .extend({
      link: z
        .string()
        .trim()
        .max(2000)
        .refine(sound, 'holds characters that cannot be stored')
        .refine(
          (link) => link === '' || hostOfPage(link) !== null,
          'must be the link of a booking page, beginning with https://',
        ),
    })
    .refine(({ provider, link }) => (providerOfLink(link) ?? provider) === provider, {
      path: ['link'],
      message: 'must be a page of the provider that is named',
    }),
  says: ({ link, closed }) => ({ link: link === '' || closed === true ? null : link }),
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
