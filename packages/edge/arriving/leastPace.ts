/**
 * The least speed at which something must come or be taken: so many bytes within so many
 * milliseconds.
 */
export type LeastPace = { readonly bytes: number; readonly within: number };

/**
 * Looks again and again how much has come, and ends what comes more slowly: it holds a place that
 * others wait for. Answers what ends the looking. @param come bytes until now
 */
export function noSlowerThan(
  { bytes, within }: LeastPace,
  come: () => number,
  cut: () => void,
): () => void {
  let before = come();
  const look = setInterval(() => {
    const now = come();
    if (now - before < bytes) cut();
    before = now;
  }, within).unref();
  return () => clearInterval(look);
}
