import { setTimeout as sleep } from 'node:timers/promises';
import { runProjection } from '../projecting/project.ts';
import { candidate, serving } from '../reading/tableSet.ts';
import { makeReadIndexes } from '../readModels/tables/readIndexes.ts';
import type { ReadModel } from '../readModels/model/readModel.ts';
import { prepareCandidate, readyForReads } from './candidateTables.ts';
import { paceMeter } from './readingPace.ts';
import { compareWithFresh, type Comparing } from './compareWithFresh.ts';
import { everySecond } from './everySecond.ts';
import { moveOn, rebuildOf, tellProgress } from './rebuildRow.ts';
import { trySwap } from './swap.ts';

/** Large, since nobody waits for the single event. */
const BATCH = 2_000;
const LOOK_AGAIN_MS = 100;

/** True of a state in which the tables beside are kept up to date. */
export const isActive = (state: string): boolean =>
  state === 'building' || state === 'verifying' || state === 'ready';

type Mark = { readonly slot: string; readonly position: string; readonly events: number };

/**
 * Makes a question: have the tables beside reached those that are read? While it is asked, progress
 * is noted.
 */
function arrival(
  { name }: ReadModel,
  { pool, log }: Comparing,
): (problem: string | null) => Promise<boolean> {
  const pace = paceMeter();
  const seldom = everySecond();
  return async (problem) => {
    const { rows } = await pool.query<Mark>(
      'SELECT slot, position::text, events::float8 AS events FROM read.checkpoints WHERE model = $1',
      [name],
    );
    const beside = rows.find(({ slot }) => slot === candidate.slot);
    const read = rows.find(({ slot }) => slot === serving.slot);
    if (beside === undefined || read === undefined) return false;
    const position = BigInt(beside.position);
    if (position >= BigInt(read.position)) return true;
    if (seldom()) {
      const head = await log.head();
      const mark = { position, events: beside.events };
      const { rate, etaSeconds } = pace(mark, head, performance.now());
      const share = head === 0n ? 0 : Number((position * 1000n) / head) / 1000;
      await tellProgress(pool, name, share, { rate, etaSeconds, problem });
    }
    return false;
  };
}

/**
 * Brings a rebuild on from where it stands until it is swapped in, needs a person, or the signal
 * aborts (somebody paused or cancelled it, or the service stops): fills the tables beside, compares
 * them with a fresh fold, then keeps following the log until they may take the place of those that
 * are read.
 */
export async function bringOn(model: ReadModel, options: Comparing): Promise<void> {
  const { pool, logger } = options;
  await prepareCandidate(pool, model);
  const leaving = new AbortController();
  const following = runProjection(model, {
    ...options,
    signal: AbortSignal.any([options.signal, leaving.signal]),
    place: candidate,
    batch: BATCH,
  });
  const arrived = arrival(model, options);
  try {
    while (!options.signal.aborted) {
      const row = await rebuildOf(pool, model);
      if (row === null || row.cancelled || !isActive(row.state)) return;
      if (row.state === 'verifying') await compare(model, options);
      else if (row.state === 'building') {
        if (await arrived(following.health().problem)) {
          await readyForReads(pool, model, options.signal);
          if (options.signal.aborted) return;
          // What is rolled back to was compared when it was built; and after an upgrade nobody
          // doubts a fold, but waits.
          const next = row.kind === 'rebuild' ? 'verifying' : 'ready';
          await moveOn(pool, model.name, 'building', next);
        }
      } else if (row.swaps_itself) {
        // There is nothing left to make, unless somebody has dropped one.
        await makeReadIndexes(pool, model, candidate, options.signal);
        if (options.signal.aborted) return;
        const took = await trySwap(pool, model, () => leaving.abort());
        if (took !== null) {
          logger.info({ model: model.name, took }, 'read model swapped in');
          return;
        }
      }
      await pause(options.signal);
    }
  } finally {
    leaving.abort();
    await following.ended;
  }
}

const pause = (signal: AbortSignal) =>
  sleep(LOOK_AGAIN_MS, undefined, { signal }).catch(() => undefined);

/** Holds the tables beside against a fresh fold. */
async function compare(model: ReadModel, options: Comparing): Promise<void> {
  const { pool } = options;
  const seldom = everySecond();
  const compared = await compareWithFresh(model, candidate, options, async (_, share) => {
    if (seldom())
      await tellProgress(pool, model.name, share, { rate: 0, etaSeconds: null, problem: null });
  });
  if (compared === null) return;
  const different = compared.tables.filter(({ equal }) => !equal);
  if (different.length === 0) await moveOn(pool, model.name, 'verifying', 'ready');
  else
    await moveOn(
      pool,
      model.name,
      'verifying',
      'different',
      `at ${compared.position} a fresh fold differs in ${different.map(({ table }) => table).join(', ')}`,
    );
}
