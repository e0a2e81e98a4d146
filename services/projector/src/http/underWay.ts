import { refusalText } from '@waymark/api/problems';
import { setTimeout as sleep } from 'node:timers/promises';
import { RequestRefused } from '@waymark/edge';
import type { Middleware } from 'koa';

/**
 * Counts the requests that are being answered, so that what they need is closed after the last of
 * them; what comes later is refused with 503 and Retry-After. Live streams answer at once and are
 * not counted.
 */
export class UnderWay {
  #count = 0;
  #ending: (() => void) | null = null;
  #ended: Promise<void> | null = null;

  readonly middleware: Middleware = async (_ctx, next) => {
    if (this.#ended !== null)
      throw new RequestRefused({
        status: 503,
        code: 'ending',
        detail: refusalText('restarting'),
        headers: { 'Retry-After': '1' },
      });
    this.#count += 1;
    try {
      await next();
    } finally {
      this.#count -= 1;
      if (this.#count === 0) this.#ending?.();
    }
  };

  /**
   * Lets no more in; resolves when all that were under way have been answered, after `most`
   * milliseconds at the latest.
   */
  async end(most: number): Promise<void> {
    this.#ended ??= new Promise((resolve) => {
      if (this.#count === 0) resolve();
      else this.#ending = resolve;
    });
    await Promise.race([this.#ended, sleep(most, undefined, { ref: false })]);
  }
}
