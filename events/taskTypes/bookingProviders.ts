/** Where times are booked (PRODUCT 12, scheduling providers). */
export const bookingProviders = ['CALENDLY', 'HUBSPOT'] as const;
export type BookingProvider = (typeof bookingProviders)[number];

/** As they call themselves, in every language. */
export const providerNames: Readonly<Record<BookingProvider, string>> = {
  CALENDLY: 'Calendly',
  HUBSPOT: 'HubSpot',
};

const HOSTS: Readonly<Record<BookingProvider, RegExp>> = {
  CALENDLY: /^(?:[\w-]+\.)*calendly\.com$/,
  HUBSPOT: /^(?:[\w-]+\.)*hubspot\.com$/,
};

/** Whose booking page the link leads to; null for any other page, and for one that is not https. */
export function providerOfLink(link: string): BookingProvider | null {
  const url = URL.parse(link.trim());
  if (url === null || url.protocol !== 'https:' || url.port !== '') return null;
  return bookingProviders.find((one) => HOSTS[one].test(url.hostname)) ?? null;
}
