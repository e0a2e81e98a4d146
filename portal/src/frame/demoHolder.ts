/** Where people develop; the demo talks to no page of any other host. */
const own = new Set(['localhost', '127.0.0.1']);

type SurroundingPage = {
  /** Of the page around it, as far as that page lets it be known. */
  readonly referrer: string;
  readonly ancestors: readonly string[];
};

const around = (): SurroundingPage => ({
  referrer: document.referrer,
  // Not every browser tells them.
  ancestors: [...(location.ancestorOrigins ?? [])],
});

/**
 * Origin of the page around the demo; '' where that is not known, or is on no machine of somebody
 * who develops.
 */
export function holderOnThisMachine(
  { referrer, ancestors: [holder = referrer] }: SurroundingPage = around(),
): string {
  if (!URL.canParse(holder)) return '';
  const { origin, hostname } = new URL(holder);
  return own.has(hostname) ? origin : '';
}
