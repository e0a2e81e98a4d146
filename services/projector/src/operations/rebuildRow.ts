import type pg from 'pg';
import type { ReadModel } from '../readModels/model/readModel.ts';

/** A rebuild as it is kept, so that it survives whoever works on it. */
export type RebuildRow = {
  readonly model: string;
  readonly kind: 'rebuild' | 'rollback' | 'upgrade';
  readonly state: 'building' | 'paused' | 'verifying' | 'ready' | 'different' | 'failed';
  readonly fresh: boolean;
  readonly swaps_itself: boolean;
  readonly cancelled: boolean;
};

/**
 * The rebuild of a model, one that waits for a person too; null when there is none, or it is for
 * another version.
 */
export async function rebuildOf(
  pool: pg.Pool,
  model: Pick<ReadModel, 'name' | 'version'>,
): Promise<RebuildRow | null> {
  return (await rebuildsOf(pool, [model])).get(model.name) ?? null;
}

/** The same of all these models, by name. */
export async function rebuildsOf(
  pool: pg.Pool,
  models: readonly Pick<ReadModel, 'name' | 'version'>[],
): Promise<ReadonlyMap<string, RebuildRow>> {
  const { rows } = await pool.query<RebuildRow & { version: number | null }>(
    'SELECT model, kind, state, fresh, swaps_itself, cancelled, version FROM read.rebuilds',
  );
  const versions = new Map(models.map(({ name, version }) => [name, version]));
  return new Map(
    rows
      .filter(({ model, version }) => version === null || version === versions.get(model))
      .map(({ version: _, ...row }) => [row.model, row]),
  );
}

/** Moves a rebuild on, unless somebody has paused or cancelled it. Answers whether it was moved. */
export async function moveOn(
  pool: pg.Pool,
  model: string,
  from: RebuildRow['state'],
  to: RebuildRow['state'],
  problem: string | null = null,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    'UPDATE read.rebuilds SET state = $3, problem = $4, progress = 0, eta_seconds = NULL, rate = 0 WHERE model = $1 AND state = $2 AND NOT cancelled',
    [model, from, to, problem],
  );
  return rowCount === 1;
}

/** Notes that a rebuild could not be brought to its end. */
export const rebuildFailed = (pool: pg.Pool, model: string, problem: string) =>
  pool.query(
    `UPDATE read.rebuilds SET state = 'failed', problem = $2 WHERE model = $1 AND state IN ('building', 'verifying', 'ready')`,
    [model, problem],
  );

type Pace = {
  readonly rate: number;
  readonly etaSeconds: number | null;
  readonly problem: string | null;
};

/** Notes how far the present step is, 0 to 1. */
export const tellProgress = (
  pool: pg.Pool,
  model: string,
  progress: number,
  { rate, etaSeconds, problem }: Pace,
) =>
  pool.query(
    'UPDATE read.rebuilds SET progress = $2, rate = $3, eta_seconds = $4, problem = $5 WHERE model = $1',
    [model, Math.min(1, progress), rate, etaSeconds, problem],
  );
