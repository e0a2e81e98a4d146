import { setTimeout as sleep } from 'node:timers/promises';
import { errorForLog } from '@waymark/edge';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { ModelFreshness } from '../reading/modelFreshness.ts';
import type { ModelHealth } from '../projecting/project.ts';
import type { ReadModel, Sources } from '../readModels/model/readModel.ts';
import { runOperations } from './runOperations.ts';
import { healthTeller } from './tellHealth.ts';
import { whileLeading } from './whileLeading.ts';

type Options = Sources & {
  readonly pool: pg.Pool;
  readonly logger: Logger;
  readonly signal: AbortSignal;
  readonly freshness: ModelFreshness;
  readonly healths: () => readonly ModelHealth[];
};

/**
 * How often the database hears how the models are doing, and is asked what waits, in milliseconds.
 */
const EVERY = 1_000;

/**
 * Everything beside the projections themselves, until the signal aborts: one projector of the
 * database works off what operators ask for and tells how it is doing; each one looks at what is in
 * quarantine, to mark its answers.
 */
export async function operate(models: readonly ReadModel[], options: Options): Promise<void> {
  const { pool, logger, freshness, healths } = options;
  const regularly = async (signal: AbortSignal, what: string, work: () => Promise<void>) => {
    while (!signal.aborted) {
      await work().catch((error: unknown) => {
        if (!signal.aborted) logger.warn({ err: errorForLog(error) }, `${what} failed`);
      });
      await sleep(EVERY, undefined, { signal }).catch(() => undefined);
    }
  };
  const mayLead = () => healths().every(({ state }) => state !== 'superseded');
  const lead = async (signal: AbortSignal) => {
    const tell = healthTeller(models, options);
    await Promise.all([
      runOperations(models, {
        ...options,
        signal,
        onRetried: () => freshness.lookAtQuarantine(pool),
      }),
      regularly(signal, 'telling how the read models are', () => tell(healths(), signal)),
    ]);
  };
  await Promise.all([
    // What a newer program asks for is not for this one to work off.
    whileLeading({ ...options, mayLead }, lead),
    regularly(options.signal, 'looking at the quarantine', () => freshness.lookAtQuarantine(pool)),
  ]);
}
