import { z } from 'zod';
import { href } from '../plan/givenText.ts';
import { defineTaskType } from './taskType.ts';

/** Where times are booked (PRODUCT 12, scheduling providers). */
export const bookingProvider = z.enum(['CALENDLY', 'HUBSPOT']);
export type BookingProvider = z.infer<typeof bookingProvider>;

const HOSTS: Readonly<Record<BookingProvider, RegExp>> = {
  CALENDLY: /^(?:[\w-]+\.)*calendly\.com$/,
  HUBSPOT: /^(?:[\w-]+\.)*hubspot\.com$/,
};

/** Whose booking page the link leads to; null for any other page, and for one that is not https. */
export function providerOfLink(link: string): BookingProvider | null {
  const url = URL.parse(link.trim());
  if (url === null || url.protocol !== 'https:' || url.port !== '') return null;
  return (
    bookingProvider.options.find((one) => HOSTS[one].test(url.hostname)) ?? null
  );
}

const content = z.object({
  type: z.literal('schedule'),
  provider: bookingProvider,
  link: z.string(),
});

/** A time is booked on a page of a provider, which stands in the task (PRODUCT 1.10, typeConfig.CALENDAR). */
export const schedule = defineTaskType({
  content,
  given: content
    .extend({
      link: href.refine(
        (link) => providerOfLink(link) !== null,
        'must be the link of a booking page at calendly.com or hubspot.com, beginning with https://',
      ),
    })
    .refine(({ provider, link }) => providerOfLink(link) === provider, {
      path: ['link'],
      message: 'must be a page of the provider that is named',
    }),
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
