import { errorForLog } from '@waymark/edge';
import type { Stored } from '@waymark/events';
import { keepPlace } from '@waymark/log';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

/** How far a reaction has come, as the database has it; null before its first event. */
export type ReactionCheckpoint = { written: bigint | null };

/** How long what is passed waits to be written, in ms. */
const SOON = 1_000;

/**
 * Where reactions are after events from which nothing follows: that is most of them, for each of a
 * dozen reactions. What is not written yet is looked at once more after a crash, and nothing
 * follows from it again; so all of it is written together, and seldom.
 */
export class PassedCheckpoints {
  readonly #pool: Pool;
  readonly #logger: Logger;
  readonly #passed = new Map<string, { of: ReactionCheckpoint; to: bigint }>();
  #newest: Stored | undefined;
  #timer: NodeJS.Timeout | undefined;
  #writing = Promise.resolve();

  constructor(pool: Pool, logger: Logger) {
    this.#pool = pool;
    this.#logger = logger;
  }

  /**
   * Nothing follows for this reaction from what stands up to `to`, of which `last` is the last that
   * concerns it.
   */
  note(name: string, of: ReactionCheckpoint, to: bigint, last: Stored | undefined) {
    this.#passed.set(name, { of, to });
    if (last !== undefined && last.position > (this.#newest?.position ?? -1n)) this.#newest = last;
    this.#timer ??= setTimeout(() => {
      this.#writing = this.#writing.then(() => this.#write());
    }, SOON);
  }

  /** The reaction has moved its checkpoint itself, or begins anew. */
  forget(name: string): void {
    this.#passed.delete(name);
  }

  /** Writes what waits, so that an orderly end leaves nothing to look at again. */
  async close(): Promise<void> {
    await this.#writing;
    if (this.#timer !== undefined) await this.#write();
  }

  async #write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const passed = [...this.#passed];
    const newest = this.#newest;
    this.#passed.clear();
    this.#newest = undefined;
    if (passed.length === 0) return;
    try {
      const moved = await this.#moved(passed, newest);
      for (const [name, { of, to }] of passed) if (moved.has(name)) of.written = to;
    } catch (error) {
      this.#logger.warn(
        { err: errorForLog(error) },
        'checkpoints of reactions wait for the database',
      );
    }
  }

  /**
   * Names of those that were still where they had been; another service may have gone on meanwhile.
   */
  async #moved(
    passed: readonly [string, { of: ReactionCheckpoint; to: bigint }][],
    newest: Stored | undefined,
  ): Promise<ReadonlySet<string>> {
    const client = await this.#pool.connect();
    try {
      await client.query('BEGIN; SET LOCAL synchronous_commit TO off');
      // In one order, so that two services never wait for each other.
      const { rows } = await client.query<{ name: string }>(
        `UPDATE identity.reaction_checkpoints c SET position = n.reached
           FROM (SELECT c.name, n.reached FROM identity.reaction_checkpoints c
                   JOIN unnest($1::text[], $2::bigint[], $3::bigint[]) AS n (name, written, reached)
                     ON c.name = n.name AND c.position = n.written
                  ORDER BY c.name FOR UPDATE OF c) n
          WHERE c.name = n.name RETURNING c.name`,
        [
          passed.map(([name]) => name),
          passed.map(([, { of }]) => of.written),
          passed.map(([, { to }]) => to),
        ],
      );
      if (newest !== undefined) await keepPlace(client, newest);
      await client.query('COMMIT');
      return new Set(rows.map(({ name }) => name));
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    } finally {
      client.release();
    }
  }
}
