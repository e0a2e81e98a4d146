import type { Batch, EventLog, SubscribeOptions } from '@waymark/events/log';
import { Convoy, type Member } from './convoy.ts';

/** Events of a batch for whoever is far behind, unless they say otherwise. */
const BATCH = 1_000;

/**
 * The same log, of which subscriptions that are far behind and stand at the same place read the same batches: each event
 * is read and parsed once for all of them, and the next batch while they work on the one before. Once they are level with
 * the log, or can't keep pace with one another, each goes on by itself.
 */
export function readTogether(log: EventLog): EventLog {
  const convoys = new Set<Convoy>();

  const join = (member: Member, batch: number): Convoy => {
    const found = [...convoys].find((one) => one.admits(member, batch));
    if (found !== undefined) return found;
    const begun = new Convoy(log, member.position, batch, () =>
      convoys.delete(begun),
    );
    convoys.add(begun);
    return begun;
  };

  async function* subscribe(
    options: SubscribeOptions,
  ): AsyncGenerator<Batch, void, undefined> {
    const { after = 0n, prefixes, batch = BATCH, onHealth, signal } = options;
    const member: Member = { position: after, prefixes, onHealth };
    const convoy = join(member, batch);
    try {
      for await (const found of convoy.follow(member, signal)) yield found;
    } finally {
      convoy.leave(member);
    }
    if (!signal.aborted)
      yield* log.subscribe({ ...options, after: member.position });
  }

  return {
    append: (...append) => log.append(...append),
    readStream: (...read) => log.readStream(...read),
    head: () => log.head(),
    close: () => log.close(),
    subscribe,
  };
}
