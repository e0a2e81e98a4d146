import { addressKind } from '@waymark/api/address';

/** Services that send their readers through themselves, and where in the address they keep the true one. */
const DETOURS: readonly { host: RegExp; kept: string }[] = [
  { host: /(^|\.)safelinks\.protection\.outlook\.com$/, kept: 'url' },
  { host: /^(www\.)?google\.[a-z.]+$/, kept: 'q' },
];

/** Where a pasted link leads; null where it leads nowhere: a place in its own document, a file, a scheme that is not safe. */
export function followable(href: string | null): string | null {
  if (href === null || addressKind(href) !== 'full') return null;
  const url = URL.parse(href);
  if (url === null) return null;
  const detour = DETOURS.find(({ host }) => host.test(url.hostname));
  const onward =
    detour &&
    (detour.kept !== 'q' || url.pathname === '/url') &&
    url.searchParams.get(detour.kept);
  return onward && addressKind(onward) === 'full' ? onward : href;
}
