import type { Metrics } from '@waymark/edge';
import type { EventLog } from '@waymark/log';
import { connectionsOf } from '@waymark/postgres';
import type { Pool } from 'pg';
import { outboxLoad } from './outbox/outbox.ts';
import { parkedReactions } from './reactions/parkedReactions.ts';
import type { ReactionsAt } from './reactions/runReactions.ts';
import type { StreamCache } from './streams/streamCache.ts';
import type { StreamTurns } from './streams/streamTurns.ts';

type Watched = {
  readonly log: EventLog;
  readonly pool: Pool;
  readonly cache: StreamCache;
  readonly turns: StreamTurns;
  /** How far the reactions of this process are. */
  readonly reactions: () => ReactionsAt;
  readonly now: () => Date;
};

/** What only the command service can say of itself; read when somebody looks. */
export function observeCommandService(
  metrics: Metrics,
  { log, pool, cache, turns, reactions, now }: Watched,
): void {
  const one = (name: string, help: string, look: () => number | Promise<number>) =>
    metrics.observed(name, help, [], async () => [{ value: await look() }]);

  one('log_position', 'Position of the newest event of the log.', async () =>
    Number(await log.head()),
  );
  one(
    'reactions_position',
    'Position up to which events have set off what follows from them, as this process knows it.',
    () => Number(reactions().position),
  );
  one(
    'reactions_lag_seconds',
    'Time since every event had last set off what follows from it; 0 while none waits.',
    () => {
      const { live, levelAt } = reactions();
      return live ? 0 : (now().getTime() - levelAt.getTime()) / 1000;
    },
  );
  one(
    'reactions_parked',
    'Events that wait for a newer program that can read them to set off what follows.',
    () => parkedReactions(pool),
  );
  const load = (kind: 'mails' | 'commands', name: string, help: string) =>
    metrics.observed(name, help, ['state'], async () =>
      Object.entries((await outboxLoad(pool))[kind]).map(([state, value]) => ({
        labels: { state },
        value,
      })),
    );
  load(
    'mails',
    'outbox_mails',
    'Mails that are to be sent, and mails that were given up after too many tries.',
  );
  load(
    'commands',
    'outbox_commands',
    'Commands that follow from events: due, due later (timers), and given up after too many tries.',
  );
  one('stream_cache_streams', 'Streams that are kept folded.', () => cache.size);
  one('streams_at_work', 'Streams that have a command under way.', () => turns.streams);
  metrics.observed(
    'database_connections',
    'Connections to Postgres in use, idle, and callers that wait for one.',
    ['state'],
    () =>
      Object.entries(connectionsOf(pool)).map(([state, value]) => ({ labels: { state }, value })),
  );
}
