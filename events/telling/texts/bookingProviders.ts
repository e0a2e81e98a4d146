import type { BookingProvider } from '../../taskTypes/schedule.ts';

/** As they call themselves, in every language. */
export const bookingProviders: Readonly<Record<BookingProvider, string>> = {
  CALENDLY: 'Calendly',
  HUBSPOT: 'HubSpot',
};
