import type { BookingProvider } from '@waymark/events';

/** As they call themselves. */
export const providerNames: Readonly<Record<BookingProvider, string>> = {
  CALENDLY: 'Calendly',
  HUBSPOT: 'HubSpot',
};
