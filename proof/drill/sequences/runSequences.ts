import { readModels } from '../../../services/projector/src/readModels/readModels.ts';
import type { ReadModel } from '../../../services/projector/src/readModels/model/readModel.ts';
import { prepareGround } from './ground.ts';
import { playTable } from './playTable.ts';
import { proveTables } from './proveTables.ts';

export type SequencesOptions = {
  readonly connectionString: string;
  readonly sequences: number;
  /** Of the first sequence; each further one has the next number. */
  readonly seed: number;
  /** Takes one line at a time. */
  readonly say: (line: string) => void;
  /** Default: all that the projector has. */
  readonly models?: readonly ReadModel[];
  /**
   * Beyond so many violations it ends: something is broken that further sequences would only tell
   * again. Default 100.
   */
  readonly mostViolations?: number;
  /**
   * How long read models may take to catch up with nobody's help, in milliseconds; default a
   * minute.
   */
  readonly patience?: number;
  /** How many tables are played at once; default 4. */
  readonly tables?: number;
  readonly signal?: AbortSignal;
};

export type SequencesResult = {
  readonly sequences: number;
  readonly acknowledged: number;
  readonly crashes: number;
  readonly plans: number;
  readonly retried: number;
  readonly repeated: number;
  readonly seconds: number;
  /** In words, with the seed that plays them again by themselves. */
  readonly violations: readonly string[];
};

/** How many sequences share a workspace. */
const AT_A_TABLE = 10;
/** How often a line tells how far it is. */
const SAY_EVERY = 100;

/**
 * Plays random sequences of commands while projections, their connections, the memory of command
 * services and the answers of the log are lost in between, and proves of each that what is read of
 * it equals a fresh fold of the log. At the end all tables are held against such a fold as a whole.
 */
export async function runSequences({
  connectionString,
  sequences,
  seed,
  say,
  models = readModels,
  mostViolations = 100,
  patience = 60_000,
  tables = 4,
  signal,
}: SequencesOptions): Promise<SequencesResult> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const sum = { acknowledged: 0, crashes: 0, plans: 0 };
  const tries = { retried: 0, repeated: 0 };
  const violations: string[] = [];
  let [begun, done] = [0, 0];
  const ground = await prepareGround(connectionString, models, patience);
  const isOver = () => signal?.aborted === true || violations.length >= mostViolations;

  const violated = (what: string, length: number, first: number) => {
    const again = `--sequences ${length} --seed ${first}`;
    violations.push(`${what} (${again} plays them alone)`);
    say(`VIOLATION ${violations.at(-1)}`);
  };

  const oneTable = async () => {
    const length = Math.min(AT_A_TABLE, sequences - begun);
    const first = seed + begun;
    begun += length;
    const seeds = Array.from({ length }, (_, i) => first + i);
    const { ledger, crashes, plans } = await playTable(ground, seeds);
    sum.acknowledged += ledger.acknowledged;
    sum.crashes += crashes;
    sum.plans += plans;
    tries.retried += ledger.retried;
    tries.repeated += ledger.repeated;
    for (const what of ledger.violations) violated(what, length, first);
    const before = done;
    done += length;
    if (Math.floor(done / SAY_EVERY) > Math.floor(before / SAY_EVERY))
      say(
        `${done} sequences, ${(done / seconds()).toFixed(1)} a second, ${sum.plans} plans compared, ${violations.length} violations`,
      );
  };
  const oneAfterTheOther = async () => {
    while (begun < sequences && !isOver()) await oneTable();
  };

  try {
    await Promise.all(Array.from({ length: tables }, oneAfterTheOther));
    for (const what of await proveTables(ground)) violated(what, done, seed);
  } finally {
    await ground.stop();
  }
  return { ...{ sequences: done, ...sum, ...tries, violations }, seconds: seconds() };
}
