import type { OperationAction } from '@waymark/api';
import { refusalText, tell, type ProblemCode, type RefusalText } from '@waymark/api/problems';
import type { Language } from '@waymark/look/language';
import { inTransaction } from '@waymark/postgres';
import type pg from 'pg';
import { previous } from '../reading/tableSet.ts';
import type { ReadModel } from '../readModels/model/readModel.ts';

/**
 * What was asked for can't be done now. `code` is stable, the message what people are told, in
 * English.
 */
export class NotPossible extends Error {
  override readonly name = 'NotPossible';
  readonly code: ProblemCode;
  readonly #said: readonly RefusalText[];
  constructor(code: ProblemCode, ...said: readonly RefusalText[]) {
    super(inLines(said, 'en'));
    this.code = code;
    this.#said = said;
  }

  detailIn(language: Language): string {
    return inLines(this.#said, language);
  }
}

const inLines = (said: readonly RefusalText[], language: Language): string =>
  said.map((one) => tell(one, language)).join('\n');

/** Models by their names, all when none are named. @throws NotPossible `unknown-model` */
export function modelsNamed(
  models: readonly ReadModel[],
  names: readonly string[] | undefined,
): readonly ReadModel[] {
  const unknown = names?.find((name) => !models.some((m) => m.name === name));
  if (unknown !== undefined)
    throw new NotPossible(
      'unknown-model',
      refusalText('noReadModel', unknown, models.map(({ name }) => name).join(', ')),
    );
  return models.filter(({ name }) => names?.includes(name) ?? true);
}

type Asking = {
  /** SQL that notes what is wanted of a model, when it can be. Answers no row when it can't. */
  readonly sql: string;
  /** What else the SQL takes, from $2. */
  readonly takes?: (model: ReadModel, swapsItself: boolean) => readonly unknown[];
  readonly refusal: readonly [code: ProblemCode, said: (model: string) => RefusalText];
};

/** $1 is the model. */
const asking: Record<Exclude<OperationAction, 'retry'>, Asking> = {
  rebuild: {
    sql: `INSERT INTO read.rebuilds AS r (model, kind, state, swaps_itself, version) VALUES ($1, 'rebuild', 'building', $2, $3)
          ON CONFLICT (model) DO UPDATE SET kind = 'rebuild', state = 'building', swaps_itself = $2, fresh = true,
            version = $3, cancelled = false, progress = 0, rate = 0, eta_seconds = NULL, started_at = now(), problem = NULL
          WHERE r.state IN ('different', 'failed') AND r.kind <> 'rollback' RETURNING model`,
    takes: ({ version }, swapsItself) => [swapsItself, version],
    refusal: ['already-running', (model) => refusalText('rebuiltAlready', model)],
  },
  verify: {
    sql: `INSERT INTO read.verifications AS v (model, state) VALUES ($1, 'running')
          ON CONFLICT (model) DO UPDATE SET state = 'running', progress = 0, position = NULL, started_at = now(),
            ended_at = NULL, tables = '[]', problem = NULL
          WHERE v.state <> 'running' RETURNING model`,
    refusal: ['already-running', (model) => refusalText('verifiedAlready', model)],
  },
  swap: {
    sql: `UPDATE read.rebuilds SET swaps_itself = true WHERE model = $1 AND state = 'ready' AND NOT cancelled RETURNING model`,
    refusal: ['not-ready', (model) => refusalText('noRebuildReady', model)],
  },
  rollback: {
    sql: `INSERT INTO read.rebuilds (model, kind, state, swaps_itself, version)
          SELECT model, 'rollback', 'building', true, version FROM read.checkpoints
           WHERE model = $1 AND version = $2 AND slot = '${previous.slot}' AND state = 'whole'
          ON CONFLICT (model) DO NOTHING RETURNING model`,
    takes: ({ version }) => [version],
    refusal: ['not-ready', (model) => refusalText('noEarlierTables', model)],
  },
  pause: {
    sql: `UPDATE read.rebuilds SET state = 'paused' WHERE model = $1 AND state IN ('building', 'verifying') RETURNING model`,
    refusal: ['not-ready', (model) => refusalText('noRebuildUnderWay', model)],
  },
  resume: {
    sql: `UPDATE read.rebuilds SET state = 'building' WHERE model = $1 AND state = 'paused' RETURNING model`,
    refusal: ['not-ready', (model) => refusalText('noPausedRebuild', model)],
  },
  cancel: {
    sql: `WITH ended AS (
            UPDATE read.verifications SET state = 'failed', ended_at = now(), problem = 'It was cancelled.'
             WHERE model = $1 AND state = 'running' RETURNING model
          ), given_up AS (
            UPDATE read.rebuilds SET cancelled = true WHERE model = $1 RETURNING model
          ) SELECT model FROM ended UNION SELECT model FROM given_up`,
    refusal: ['not-ready', (model) => refusalText('nothingToCancel', model)],
  },
};

/**
 * Notes what is wanted; the projector at work sees it within a second. Models that are named must
 * all be able to; of all models those that are, at least one. Answers the models for which it was
 * noted.
 * @throws NotPossible `unknown-model`, `not-ready`, `already-running`; then nothing is noted
 */
export async function request(
  pool: pg.Pool,
  models: readonly ReadModel[],
  action: OperationAction,
  names: readonly string[] | undefined,
  swapsItself = false,
): Promise<string[]> {
  const wanted = modelsNamed(models, names);
  if (action === 'retry') {
    await pool.query('UPDATE read.quarantine SET retry = true WHERE model = ANY($1)', [
      wanted.map(({ name }) => name),
    ]);
    return wanted.map(({ name }) => name);
  }
  const { sql, takes = () => [], refusal } = asking[action];
  const [code, saidOf] = refusal;
  return inTransaction(pool, async (tx) => {
    const noted: string[] = [];
    for (const model of wanted) {
      const { name } = model;
      const values = [name, ...takes(model, swapsItself)];
      const { rowCount } = await tx.query(sql, values);
      if ((rowCount ?? 0) > 0) noted.push(name);
      else if (names !== undefined) throw new NotPossible(code, saidOf(name));
    }
    if (noted.length === 0) throw new NotPossible(code, ...wanted.map(({ name }) => saidOf(name)));
    return noted;
  });
}
