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

/**
 * The host of a page that can be shown: https, on the port of it, without a name or a password.
 * Null for any other.
 */
export function hostOfPage(link: string): string | null {
  const url = URL.parse(link.trim());
  if (url === null || url.protocol !== 'https:' || url.port !== '') return null;
  return url.username === '' && url.password === '' ? url.hostname : null;
}

/**
 * Whose booking page the link leads to; null for any other page, and for one that is not https.
 * @param ownHosts that a workspace names: HubSpot shows its pages on domains of its customers,
 * Calendly does not
 */
export function providerOfLink(
  link: string,
  ownHosts: readonly string[] = [],
): BookingProvider | null {
  const host = hostOfPage(link);
  if (host === null) return null;
  const found = bookingProviders.find((one) => HOSTS[one].test(host));
  return found ?? (ownHosts.includes(host) ? 'HUBSPOT' : null);
}

/** Hosts that a workspace may name at most. */
export const MOST_BOOKING_HOSTS = 10;

const LABEL = '(?!-)[a-z0-9-]{1,63}(?<!-)';
const PUBLIC = new RegExp(`^(?=.{4,253}$)(?:${LABEL}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$`);
/** Names that lead to nothing on the internet, or to something else for each who asks. */
const NOT_PUBLIC = /\.(?:localhost|local|internal|intranet|lan|home|corp|arpa|invalid|onion)$/;

/**
 * The host that was typed, as addresses write it: in small letters, others than those of ASCII
 * encoded. Null for what is more or less than the name of a public host: a port, a path, an IP
 * address.
 */
export function bookingHostOf(typed: string): string | null {
  const name = typed.trim().toLowerCase();
  if (/[\s/\\:@?#%[\]]/.test(name)) return null;
  const host = URL.parse(`https://${name}`)?.hostname ?? '';
  return PUBLIC.test(host) && !NOT_PUBLIC.test(host) ? host : null;
}
