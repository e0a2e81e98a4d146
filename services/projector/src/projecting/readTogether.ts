import { setTimeout as sleep } from 'node:timers/promises';
import type { Batch, EventLog, SubscribeOptions } from '@waymark/log';
import { SharedCatchUp, type CatchUpMember } from './sharedCatchUp.ts';

/** Events of a batch for whoever is far behind, unless they say otherwise. */
const BATCH = 2_000;

/**
 * Whoever has no more than so many positions before them reads alone: soon they will be level with
 * the log.
 */
const FAR = 2_000n;
/** Milliseconds that the log is given to say how far that is. */
const SOON = 1_000;

/**
 * The same log, of which subscriptions that are far behind and stand at the same place read the
 * same batches: each event is read and parsed once for all of them, and the next batch while they
 * work on the one before. Once they are level with the log, or can't keep pace with one another,
 * each goes on by itself. `expected` is how many there mostly are.
 */
export function readTogether(log: EventLog, expected: number): EventLog {
  const catchUps = new Set<SharedCatchUp>();

  const join = (member: CatchUpMember, size: number): SharedCatchUp => {
    const found = [...catchUps].find((one) => one.admits(member, size));
    if (found !== undefined) return found;
    const begun = new SharedCatchUp({
      ...{ log, expected, size, from: member.position },
      ended: () => catchUps.delete(begun),
    });
    catchUps.add(begun);
    return begun;
  };

  let asked: Promise<bigint> | null = null;
  /** All begin at once, and one answer, on one connection, is good for all of them. */
  const head = () =>
    (asked ??= log.head().finally(() => {
      asked = null;
    }));

  /** A log that does not answer soon is waited for by whoever reads from it. */
  const isFar = async ({ position }: CatchUpMember, signal: AbortSignal): Promise<boolean> => {
    const soon = sleep(SOON, null, { signal, ref: false });
    const end = await Promise.race([head(), soon]).catch(() => null);
    return end !== null && end - position > FAR;
  };

  async function* together(
    member: CatchUpMember,
    { batch = BATCH, signal }: SubscribeOptions,
  ): AsyncGenerator<Batch, void, undefined> {
    const catchUp = join(member, batch);
    try {
      yield* catchUp.follow(member, signal);
    } finally {
      catchUp.leave(member);
    }
  }

  async function* subscribe(options: SubscribeOptions): AsyncGenerator<Batch, void, undefined> {
    const { after = 0n, prefixes, onHealth, signal } = options;
    const member: CatchUpMember = { position: after, prefixes, onHealth };
    if (await isFar(member, signal)) yield* together(member, options);
    if (!signal.aborted) yield* log.subscribe({ ...options, after: member.position });
  }

  return {
    append: (...append) => log.append(...append),
    readStream: (...read) => log.readStream(...read),
    head: () => log.head(),
    close: () => log.close(),
    subscribe,
  };
}
