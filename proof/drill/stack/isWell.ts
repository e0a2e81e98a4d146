import { setTimeout as delay } from 'node:timers/promises';

/** Whether a service says within so many milliseconds that it is well. */
export async function isWell(url: string, patience: number): Promise<boolean> {
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    const well = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (well) return true;
    await delay(50);
  }
  return false;
}
