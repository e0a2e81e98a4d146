import { candidate, serving } from '../readModels/place.ts';
import type { ReadModel } from '../readModels/readModel.ts';
import type { Comparing } from './compareWithFresh.ts';
import { everySecond } from './everySecond.ts';
import { paceMeter } from './pace.ts';
import { tellProgress } from './rebuildRow.ts';

type Mark = {
  readonly slot: string;
  readonly position: string;
  readonly events: number;
};

/** Makes a question: have the tables beside reached those that are read? While it is asked, progress is noted. */
export function arrival(
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
