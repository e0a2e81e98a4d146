import { openPool } from '@waymark/postgres';
import type pg from 'pg';
import { pino } from 'pino';
import { runProjection } from '../../../services/projector/src/projecting/project.ts';
import type {
  ReadModel,
  Sources,
} from '../../../services/projector/src/readModels/model/readModel.ts';
import type { ModelFreshness } from '../../../services/projector/src/reading/modelFreshness.ts';
import type { Preparing } from '../../../services/projector/src/http/preparing.ts';
import type { Progress } from '../../../services/projector/src/reading/progress.ts';

/**
 * `before`: the rows are written and never committed. `after`: they are committed and nobody hears
 * of it.
 */
export type CrashMoment = 'before' | 'after';

type Options = Sources & {
  readonly connectionString: string;
  readonly models: readonly ReadModel[];
  readonly progress: Progress;
  readonly freshness: ModelFreshness;
  readonly preparing: Preparing;
};
type Life = {
  readonly name: string;
  /** How often each read model has said how far it is: once at the start, then after each batch. */
  readonly told: Map<string, number>;
  readonly ending: AbortController;
  readonly gone: Promise<unknown>;
};

/**
 * The projections of all read models, which end in mid-work when told to and begin anew on the same
 * database.
 */
export class FragileProjections {
  readonly #options: Options;
  /** Cuts connections; its own is never cut. */
  readonly #surgeon: pg.Pool;
  readonly #ended: Promise<unknown>[] = [];
  #life: Life;
  #lives = 0;
  #cut: CrashMoment | null = null;
  #crashAtNextRow = false;

  constructor(options: Options) {
    this.#options = options;
    const { connectionString } = options;
    this.#surgeon = openPool({ connectionString, max: 2 });
    this.#life = this.#begin();
  }

  /**
   * Ends the projections where they stand, as a kill does, and starts them again while the old ones
   * may still be ending. False when nothing was done, since they have not come anywhere since they
   * were started: of that they would starve.
   */
  async crash(): Promise<boolean> {
    if (!this.#works) return false;
    const { name, ending, gone } = this.#life;
    this.#life = this.#begin();
    this.#ended.push(gone);
    ending.abort();
    await this.#surgeon.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1',
      [name],
    );
    return true;
  }

  /** As `crash`, as soon as some projection has begun a transaction and is about to write a row. */
  crashWithinBatch(): boolean {
    const free = this.#works && !this.#crashAtNextRow;
    if (free) this.#crashAtNextRow = true;
    return free;
  }

  /** The next commit of some projection is cut off. False when one waits to be cut already. */
  cutNextCommit(cut: CrashMoment): boolean {
    const free = this.#cut === null;
    if (free) this.#cut = cut;
    return free;
  }

  get #works(): boolean {
    const { told } = this.#life;
    return this.#options.models.every(({ name }) => (told.get(name) ?? 0) > 1);
  }

  async stop(): Promise<void> {
    this.#cut = null;
    this.#crashAtNextRow = false;
    this.#life.ending.abort();
    await Promise.all([...this.#ended, this.#life.gone]);
    await this.#surgeon.end();
  }

  #begin(): Life {
    const { connectionString, models, progress, freshness, preparing } = this.#options;
    const name = `drill-projections-${++this.#lives}`;
    const told = new Map<string, number>();
    const ending = new AbortController();
    const pool = openPool({
      connectionString,
      max: models.length + 2,
      application_name: name,
      pipeline: true,
    });
    pool.on('connect', (client) => this.#makeFragile(client));
    const running = models.map((model) =>
      runProjection(model, {
        ...this.#options,
        pool,
        signal: ending.signal,
        logger: pino({ level: 'silent' }),
        // What an ending life has still to tell is older than what its successor told.
        onAdvance: (of, position) => {
          told.set(of, (told.get(of) ?? 0) + 1);
          if (this.#life.name === name) progress.advance(of, position);
        },
        onReadable: (of, readable) => preparing.tell(of, readable),
        onQuarantine: () => freshness.lookAtQuarantine(this.#surgeon),
      }),
    );
    const gone = Promise.all(running.map(({ ended }) => ended)).then(() => pool.end());
    return { name, told, ending, gone };
  }

  #makeFragile(client: pg.PoolClient): void {
    const query = client.query.bind(client) as (
      ...given: unknown[]
    ) => Promise<pg.QueryResult<{ pid: number }>>;
    const cutCommit = async (cut: CrashMoment) => {
      const { rows } = await query('SELECT pg_backend_pid() AS pid');
      if (cut === 'after') await query('COMMIT');
      await this.#surgeon.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
      return query('COMMIT');
    };
    client.query = ((...given: unknown[]) => {
      if (this.#crashAtNextRow && isRow(given[0])) {
        this.#crashAtNextRow = false;
        // What is sent along stays in its order; the kill comes while the transaction rests here.
        query('SELECT pg_sleep(1)').catch(() => undefined);
        void this.crash();
      }
      const cut = this.#cut;
      if (cut === null || given[0] !== 'COMMIT') return query(...given);
      this.#cut = null;
      return cutCommit(cut);
    }) as typeof client.query;
  }
}

/** Does a statement, as the driver takes it, write rows? */
function isRow(statement: unknown): boolean {
  const { text } = (typeof statement === 'string' ? { text: statement } : statement) as {
    readonly text?: string;
  };
  return text?.startsWith('INSERT INTO') === true;
}
