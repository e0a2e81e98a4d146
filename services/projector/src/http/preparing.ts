import { refusalText } from '@waymark/api/problems';
import { RequestRefused } from '@waymark/edge';

/** How long a read waits for tables that are being filled, in milliseconds. */
const PATIENCE = 3_000;

/**
 * Which read models may be read: not those whose tables are on their way from nothing, since half a
 * list is no list, and not those that another version made so that this one can't read them.
 */
export class Preparing {
  readonly #readable = new Set<string>();
  readonly #waiting = new Set<() => void>();

  /** To be told as often as somebody looks. */
  tell(model: string, readable: boolean): void {
    if (!readable) return void this.#readable.delete(model);
    if (this.#readable.has(model)) return;
    this.#readable.add(model);
    for (const look of [...this.#waiting]) look();
  }

  /**
   * Resolves once all of the models may be read. @throws RequestRefused 503 `being-prepared` when
   * that takes too long
   */
  async over(models: readonly string[], patience = PATIENCE): Promise<void> {
    const ready = () => models.every((model) => this.#readable.has(model));
    if (ready()) return;
    const there = Promise.withResolvers<void>();
    const look = () => ready() && there.resolve();
    const timer = setTimeout(() => there.reject(beingPrepared()), patience);
    this.#waiting.add(look);
    try {
      await there.promise;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(look);
    }
  }
}

const beingPrepared = () =>
  new RequestRefused({
    status: 503,
    code: 'being-prepared',
    detail: refusalText('preparing'),
    headers: { 'Retry-After': '2' },
  });
