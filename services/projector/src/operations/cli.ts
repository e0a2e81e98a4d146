import { setTimeout as sleep } from 'node:timers/promises';
import { operationActions, type OperationsStatus } from '@waymark/api';
import { openPool } from '@waymark/events/postgres';
import type pg from 'pg';
import { readModels } from '../readModels/readModels.ts';
import { modelsNamed, NotPossible, request } from './requests.ts';
import { readStatus } from './status.ts';
import { statusTable } from './statusTable.ts';

const USAGE = `npm run ops -- status
npm run ops -- rebuild|verify|swap|rollback|retry|pause|resume|cancel [model…]
npm run ops -- rebuild [model…] --swap`;

const LOOK_EVERY = 1_000;

/**
 * The command line of operators: writes down what is wanted and shows how it goes; a projector does the work.
 * `print` takes text that may have several lines. Answers the exit code: 1 when something is different or has failed,
 * 2 for a command that can't be understood or carried out.
 */
export async function runOperationsCli(
  args: readonly string[],
  connectionString: string,
  print: (text: string) => void,
): Promise<0 | 1 | 2> {
  const [word = 'status', ...rest] = args;
  const swaps = rest.includes('--swap');
  const names = rest.filter((arg) => arg !== '--swap');
  const action = operationActions.find((one) => one === word);
  const flag = names.find((name) => name.startsWith('-'));
  const misplaced = swaps && action !== 'rebuild' ? '--swap' : flag;
  if (misplaced !== undefined || (action === undefined && word !== 'status')) {
    print(`Not understood: ${misplaced ?? word}\n${USAGE}`);
    return 2;
  }
  const pool = openPool({ connectionString, max: 1 });
  try {
    const named = names.length === 0 ? undefined : names;
    let wanted = modelsNamed(readModels, named).map(({ name }) => name);
    if (action !== undefined)
      wanted = await request(pool, readModels, action, named, swaps);
    if (action === 'rebuild' || action === 'verify')
      return await watch(pool, action, swaps, wanted, print);
    print(statusTable(only(await readStatus(pool, readModels), wanted)));
    return 0;
  } catch (error) {
    const { code } = error as { code?: string };
    if (error instanceof NotPossible) print(error.message);
    else if (code === '42P01' || code === '42703')
      print('This database has no read models yet: start a projector first.');
    else throw error;
    return 2;
  } finally {
    await pool.end();
  }
}

const only = (
  status: OperationsStatus,
  wanted: readonly string[],
): OperationsStatus => ({
  ...status,
  models: status.models.filter(({ model }) => wanted.includes(model)),
});

/** Shows how it goes until it has ended; to stop looking does not stop the work. */
async function watch(
  pool: pg.Pool,
  action: 'rebuild' | 'verify',
  swaps: boolean,
  wanted: readonly string[],
  print: (text: string) => void,
): Promise<0 | 1> {
  for (;;) {
    const status = only(await readStatus(pool, readModels), wanted);
    print(statusTable(status));
    const outcomes = status.models.map(({ rebuild, verification }) =>
      action === 'verify'
        ? (verification?.state ?? 'failed')
        : (rebuild?.state ?? 'swapped'),
    );
    const goesOn = outcomes.some(
      (state) =>
        ['running', 'building', 'verifying', 'paused'].includes(state) ||
        (swaps && state === 'ready'),
    );
    if (!goesOn)
      return outcomes.some((state) => ['different', 'failed'].includes(state))
        ? 1
        : 0;
    print('');
    await sleep(LOOK_EVERY);
  }
}
