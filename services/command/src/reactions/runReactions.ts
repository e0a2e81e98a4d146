import type { EventLog } from '@waymark/log';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { follow } from './follow.ts';
import type { Lookups } from '../mail/lookups/lookups.ts';
import { takeUpParkedAgainAndAgain } from './parkedReactions.ts';
import { PassedCheckpoints } from './passedCheckpoints.ts';
import type { Reaction } from './reaction.ts';
import { reactions as all } from './reactions.ts';
import { withoutRepeats } from './withoutRepeats.ts';

/** How far the reactions have come. */
export type ReactionsAt = {
  /** Of the one that is farthest behind. */
  readonly position: bigint;
  /** True while nothing waits, as far as is known: false also while the log can't be read. */
  readonly live: boolean;
  /** When all of them were last level with the log; before the first time, when they began. */
  readonly levelAt: Date;
};

export type ReactionDeps = {
  readonly pool: Pool;
  readonly log: EventLog;
  readonly lookups: Lookups;
  readonly logger: Logger;
  readonly signal: AbortSignal;
  readonly clock?: () => Date;
  /** Default: all that there are. */
  readonly reactions?: readonly Reaction[];
  /**
   * Told at the start, after each batch, and when a failure, also one of the log, keeps one of them
   * from going on.
   */
  readonly onProgress?: (at: ReactionsAt) => void;
};

/** Lets what follows from events follow, each reaction for itself; ends when the signal aborts. */
export async function runReactions({
  reactions = all,
  onProgress = () => undefined,
  clock = () => new Date(),
  ...deps
}: ReactionDeps): Promise<void> {
  const unlessTold = withoutRepeats(deps.pool);
  const passed = new PassedCheckpoints(deps.pool, deps.logger);
  const how = { ...deps, unlessTold, clock, passed };
  const at = new Map<string, ReactionsAt>(
    reactions.map(({ name }) => [name, { position: 0n, live: false, levelAt: clock() }]),
  );
  onProgress(slowest(at));
  await Promise.all([
    ...reactions.map((reaction) =>
      follow(reaction, {
        ...how,
        onProgress: ({ live, position }) => {
          const before = at.get(reaction.name);
          const level = live || before?.live === true;
          at.set(reaction.name, {
            live,
            position: position ?? before?.position ?? 0n,
            levelAt: before === undefined || level ? clock() : before.levelAt,
          });
          onProgress(slowest(at));
        },
      }),
    ),
    takeUpParkedAgainAndAgain({ ...how, reactions }),
  ]);
  await passed.close();
}

const slowest = (at: ReadonlyMap<string, ReactionsAt>): ReactionsAt =>
  [...at.values()].reduce((a, b) => ({
    position: a.position < b.position ? a.position : b.position,
    live: a.live && b.live,
    levelAt: a.levelAt < b.levelAt ? a.levelAt : b.levelAt,
  }));
