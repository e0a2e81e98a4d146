import { refusalText } from '@waymark/api/problems';
import { setTimeout as delay } from 'node:timers/promises';
import type { CommandReply } from '@waymark/api';
import { RequestRefused } from '@waymark/edge';
import { groupCommit, type GroupCommit } from '@waymark/postgres';
import type { Pool } from 'pg';
import { FIND, FORGET_OLD, KEEP, KEEP_SOON } from './repliesTable.ts';

export type GivenReply = { fingerprint: string; reply: CommandReply };

export const keyReused = () =>
  new RequestRefused({
    status: 422,
    code: 'idempotency-key-reused',
    detail: refusalText('keyUsed'),
  });

type Wanted = { readonly by: string; readonly commandId: string };
type KeptReply = Wanted & { readonly given: GivenReply };

/**
 * Milliseconds for which replies are gathered before they are stored together, and to wait after
 * that has failed.
 */
const GATHERING = 100;
const AFTER_FAILURE = 1_000;
const MOST_AT_ONCE = 500;
const HOUR = 3_600_000;

/**
 * Replies already given, by who asked (`actorKey`) and Idempotency-Key: a repeat is answered from
 * here. Commands that are under way together look together: one statement serves them all.
 */
export class Replies {
  private readonly pool: Pool;
  private readonly trouble: (error: unknown) => void;
  private readonly finding: GroupCommit<Wanted, GivenReply | null>;
  private readonly keeping: GroupCommit<KeptReply, null>;
  /** Given, and not yet stored. */
  private readonly fresh = new Map<string, KeptReply>();
  private storing: Promise<void> | null = null;
  private hurry = new AbortController();
  private forgotAt = -Infinity;

  /** `trouble` is told why replies could not be stored or forgotten just now. */
  constructor(pool: Pool, trouble: (error: unknown) => void = () => undefined) {
    this.pool = pool;
    this.trouble = trouble;
    const bounds = { sizeOf: () => 1, maxSize: MOST_AT_ONCE, maxItems: MOST_AT_ONCE };
    this.finding = groupCommit({ ...bounds, write: (wanted) => this.findAll(wanted) });
    this.keeping = groupCommit({
      ...bounds,
      write: async (kept) => {
        await this.store('keep-replies', KEEP, kept);
        return kept.map(() => null);
      },
    });
  }

  async find(by: string, commandId: string): Promise<GivenReply | null> {
    return this.fresh.get(keyOf({ by, commandId }))?.given ?? this.finding.add({ by, commandId });
  }

  /** Keeps a reply; it is on the disk when this resolves. */
  async keep(by: string, commandId: string, given: GivenReply): Promise<void> {
    await this.keeping.add({ by, commandId, given });
  }

  /**
   * Keeps a reply that the log could tell again: known here at once, stored within a moment. What a
   * crash loses of it is found in the command's stream.
   */
  keepSoon(by: string, commandId: string, given: GivenReply): void {
    const kept = { by, commandId, given };
    this.fresh.set(keyOf(kept), kept);
    this.storing ??= this.storeFresh();
  }

  /** Stores now what was kept so far, and resolves when it is stored or could not be. */
  async drained(): Promise<void> {
    this.hurry.abort();
    await Promise.all([this.keeping.drained(), this.storing]);
    this.hurry = new AbortController();
  }

  private async storeFresh(): Promise<void> {
    let pause = GATHERING;
    while (this.fresh.size > 0) {
      const { signal } = this.hurry;
      await delay(pause, undefined, { signal }).catch(() => undefined);
      const kept = [...this.fresh.values()].slice(0, MOST_AT_ONCE);
      try {
        await this.store('keep-replies-soon', KEEP_SOON, kept);
        for (const each of kept) this.fresh.delete(keyOf(each));
        pause = GATHERING;
        await this.forgetOld();
      } catch (error) {
        this.trouble(error);
        if (signal.aborted) break;
        pause = AFTER_FAILURE;
      }
    }
    this.storing = null;
  }

  /** Once an hour. */
  private async forgetOld(): Promise<void> {
    if (performance.now() - this.forgotAt < HOUR) return;
    this.forgotAt = performance.now();
    await this.pool.query(FORGET_OLD);
  }

  private async store(name: string, text: string, kept: readonly KeptReply[]): Promise<void> {
    await this.pool.query({
      name,
      text,
      values: [
        kept.map(({ by }) => by),
        kept.map(({ commandId }) => commandId),
        kept.map(({ given }) => given.fingerprint),
        kept.map(({ given }) => JSON.stringify(given.reply)),
      ],
    });
  }

  private async findAll(wanted: readonly Wanted[]): Promise<(GivenReply | null)[]> {
    const { rows } = await this.pool.query<GivenReply & { place: number }>({
      name: 'find-replies',
      text: FIND,
      values: [wanted.map(({ by }) => by), wanted.map(({ commandId }) => commandId)],
    });
    const found = new Map(
      rows.map(({ place, fingerprint, reply }) => [place, { fingerprint, reply }]),
    );
    return wanted.map((_, index) => found.get(index + 1) ?? null);
  }
}

const keyOf = ({ by, commandId }: Wanted) => `${by}/${commandId}`;
