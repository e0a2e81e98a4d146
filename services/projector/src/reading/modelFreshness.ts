import { partsOfStream } from '@waymark/events';
import type pg from 'pg';
import { serving } from './tableSet.ts';

/**
 * Which answers may be old although nobody asked for more: those of a model that can't reach the
 * log or its database just now, and those of a workspace that has a stream in quarantine.
 */
export class ModelFreshness {
  readonly #retrying = new Set<string>();
  #waiting: readonly { model: string; stream: string }[] = [];

  tellRetrying(model: string, retrying: boolean): void {
    if (retrying) this.#retrying.add(model);
    else this.#retrying.delete(model);
  }

  /** Asks the database which streams wait; any projector may have put them there. */
  async lookAtQuarantine(pool: pg.Pool): Promise<void> {
    const { rows } = await pool.query<{ model: string; stream: string }>(
      'SELECT model, stream FROM read.quarantine WHERE slot = $1',
      [serving.slot],
    );
    this.#waiting = rows;
  }

  /** How many streams of a model wait. */
  quarantined(model: string): number {
    return this.#waiting.filter((waiting) => waiting.model === model).length;
  }

  /**
   * True when an answer from these models may be old; what waits of no workspace may concern any.
   */
  isStale(models: readonly string[], workspaceId: string | null): boolean {
    return (
      models.some((model) => this.#retrying.has(model)) ||
      this.#waiting.some(
        ({ model, stream }) =>
          models.includes(model) && [null, workspaceId].includes(partsOfStream(stream).workspaceId),
      )
    );
  }
}
