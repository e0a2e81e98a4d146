import { setTimeout as delay } from 'node:timers/promises';

/**
 * Tries again until it goes well; answers how long that took, in seconds. @throws the last error
 * after that many seconds
 */
export async function until(act: () => Promise<void>, within = 120): Promise<string> {
  const began = performance.now();
  for (;;) {
    try {
      await act();
      return ((performance.now() - began) / 1000).toFixed(1);
    } catch (error) {
      if (performance.now() - began > within * 1000) throw error;
      await delay(250);
    }
  }
}
