import { isIPv6 } from 'node:net';
import { networkOf } from '@waymark/edge';

/**
 * What somebody signs in by, as far as it is told to them: what the browser calls itself, and a
 * part of its address.
 */
export type SignInDevice = {
  readonly browser: string | null;
  readonly system: string | null;
  /** Too short to find anybody by, long enough to know one's own: `192.0.2.x`, `2001:db8:12::`. */
  readonly network: string;
};

/** Where nothing is known of it. */
export const nowhere: SignInDevice = { browser: null, system: null, network: '' };

type Names = readonly (readonly [RegExp, string])[];

/** The first that is found; the others call themselves that, too. */
const browsers: Names = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|OPX)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/\S+.*\bSafari\//, 'Safari'],
];
const systems: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const named = (names: Names, userAgent: string): string | null =>
  names.find(([sign]) => sign.test(userAgent))?.[1] ?? null;

/** @param userAgent as the header says, of any length and content: nothing of it is taken over */
export const deviceOf = (userAgent: string, ip: string): SignInDevice => ({
  browser: named(browsers, userAgent),
  system: named(systems, userAgent),
  network: shortened(ip),
});

/** An address without its last part; of an IPv6 one the first three are left. */
function shortened(ip: string): string {
  const network = networkOf(ip);
  if (/^[\d.]+$/.test(network)) return network.replace(/\.\d+$/, '.x');
  const isAddress = isIPv6(ip.replace(/%.*$/, ''));
  return isAddress ? `${network.split(':').slice(0, 3).join(':')}::` : '';
}
