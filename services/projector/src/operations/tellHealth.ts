import type { EventLog } from '@waymark/log';
import type pg from 'pg';
import type { ModelHealth } from '../projecting/project.ts';
import type { ReadModel } from '../readModels/model/readModel.ts';
import { paceMeter } from './readingPace.ts';

/** How many waiting events are counted at most. */
const COUNTED = 1_000;
/**
 * Where more than that wait, they are counted anew each so many times: to count takes from what
 * makes them fewer.
 */
const SELDOM = 5;

type Lag = { readonly count: number; readonly exact: boolean; readonly seconds: number };

/**
 * Makes a function that notes in the database how each model is doing, for whoever asks, wherever
 * they ask.
 */
export function healthTeller(
  models: readonly ReadModel[],
  { pool, log }: { readonly pool: pg.Pool; readonly log: EventLog },
): (healths: readonly ModelHealth[], signal: AbortSignal) => Promise<void> {
  const meters = new Map(models.map(({ name }) => [name, paceMeter()]));
  const many = new Map<string, { readonly lag: Lag; readonly told: number }>();
  const counted = async (model: ReadModel, position: bigint, signal: AbortSignal): Promise<Lag> => {
    const known = many.get(model.name);
    if (known !== undefined && known.told < SELDOM) {
      many.set(model.name, { ...known, told: known.told + 1 });
      return known.lag;
    }
    const lag = await lagOf(model, log, position, signal);
    if (lag.exact) many.delete(model.name);
    else many.set(model.name, { lag, told: 1 });
    return lag;
  };
  return async (healths, signal) => {
    const head = await log.head().catch(() => null);
    const { rows } = await pool.query<{ model: string; events: number }>(
      `SELECT model, events::float8 AS events FROM read.checkpoints WHERE slot = 'serving'`,
    );
    const told: HealthFields[] = [];
    for (const { model: name, state, problem, position } of healths) {
      // Whoever writes its tables tells how it is doing.
      if (state === 'superseded') continue;
      const model = models.find((one) => one.name === name);
      const events = rows.find((row) => row.model === name)?.events ?? 0;
      const mark = { position, events };
      const pace = meters.get(name)?.(mark, head ?? position, performance.now());
      const level = model === undefined || head === null || position >= head;
      if (level) many.delete(name);
      const lag = level
        ? { count: 0, exact: head !== null, seconds: 0 }
        : await counted(model, position, signal);
      told.push({
        ...{ model: name, state, problem, rate: pace?.rate ?? 0 },
        head: head === null ? null : `${head}`,
        ...{ lag_events: lag.count, lag_exact: lag.exact },
        lag_seconds: lag.seconds,
      });
    }
    await write(pool, told);
  };
}

type HealthFields = {
  readonly model: string;
  readonly state: string;
  readonly problem: string | null;
  readonly rate: number;
  readonly head: string | null;
  readonly lag_events: number;
  readonly lag_exact: boolean;
  readonly lag_seconds: number;
};

/** All in one statement: it is told each second, also when nothing happens. */
const write = (pool: pg.Pool, told: readonly HealthFields[]) =>
  pool.query(
    `INSERT INTO read.model_health AS h (model, state, problem, rate, head, lag_events, lag_exact, lag_seconds, at)
     SELECT model, state, problem, rate, head, lag_events, lag_exact, lag_seconds, now()
       FROM jsonb_populate_recordset(NULL::read.model_health, $1)
     ON CONFLICT (model) DO UPDATE SET state = excluded.state, problem = excluded.problem, rate = excluded.rate,
       head = excluded.head, lag_events = excluded.lag_events, lag_exact = excluded.lag_exact,
       lag_seconds = excluded.lag_seconds, at = excluded.at`,
    [JSON.stringify(told)],
  );

/** What the model has not taken yet, counted up to a bound, and how old the oldest of it is. */
async function lagOf(
  { prefixes }: ReadModel,
  log: EventLog,
  after: bigint,
  signal: AbortSignal,
): Promise<Lag> {
  const batches = log.subscribe({ after, prefixes, batch: COUNTED, signal });
  for await (const { events, live } of batches) {
    const oldest = events[0];
    return {
      count: events.length,
      exact: live || events.length < COUNTED,
      seconds:
        oldest === undefined
          ? 0
          : Math.max(0, (Date.now() - Date.parse(oldest.metadata.at)) / 1000),
    };
  }
  return { count: 0, exact: false, seconds: 0 };
}
