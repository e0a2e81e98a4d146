import { setTimeout as sleep } from 'node:timers/promises';
import { auditCommandLine } from '@waymark/edge';
import { FileStoreTrouble } from '@waymark/files';
import { openPool } from '@waymark/postgres';
import type pg from 'pg';
import { readModels } from '../readModels/readModels.ts';
import { parseArguments, type OperatorCommand } from './cliArguments.ts';
import { dropReplaced, holdingWords, untilKeysAreForgotten } from './forget.ts';
import { verifyFiles, type FilesPlace } from './files/verifyFiles.ts';
import type { ModelStatus, OperationAction, OperationsStatus } from '@waymark/api';
import { modelsNamed, NotPossible, request } from './requests.ts';
import { readStatus } from './status.ts';
import { statusTable } from './statusTable.ts';

const LOOK_EVERY = 1_000;

/**
 * The command line of operators: writes down what is wanted and shows how it goes; a projector does
 * the work. `database` finds out which database, and is asked only where one is needed; `print`
 * takes text that may have several lines. Answers the exit code: 1 when something is different,
 * failed, was given up or nobody works on it, 2 for a command that can't be understood or carried
 * out. `files` opens the file store, with the log that names what is in it; null where there is
 * none.
 */
export async function runOperationsCli(
  args: readonly string[],
  database: () => Promise<string>,
  print: (text: string) => void,
  files: () => Promise<FilesPlace | null>,
): Promise<0 | 1 | 2> {
  const command = parseArguments(args);
  if ('text' in command) {
    print(command.text);
    return command.exit;
  }
  if (command.action === 'files verify') return lookAtFiles(command.sweep, files, print);
  const connectionString = await database();
  const pool = openPool({ connectionString, max: 1 });
  try {
    if (command.action === 'forget') return await forget(pool, print);
    return await carryOut(pool, command, print);
  } catch (error) {
    const { code } = error as { code?: string };
    if (error instanceof NotPossible) print(error.message);
    else if (code === '42P01' || code === '42703')
      print('This database has no read models yet: start a projector first.');
    else if (typeof code === 'string' && error instanceof Error)
      print(`The database could not be asked: ${error.message}`);
    else throw error;
    return 2;
  } finally {
    await pool.end();
  }
}

async function lookAtFiles(
  sweep: boolean,
  files: () => Promise<FilesPlace | null>,
  print: (text: string) => void,
): Promise<0 | 1 | 2> {
  const place = await files();
  if (place === null) {
    print('FILES_URL names no file store.');
    return 2;
  }
  try {
    if (sweep) auditCommandLine('operator-act', { action: 'files verify --sweep' });
    return await verifyFiles(place, sweep, print);
  } catch (error) {
    if (!(error instanceof FileStoreTrouble)) throw error;
    print(`${place.store.label}: ${error.message}`);
    return 2;
  } finally {
    await place.close();
  }
}

async function forget(pool: pg.Pool, print: (text: string) => void): Promise<0 | 1> {
  await untilKeysAreForgotten(pool, print);
  const models = holdingWords(readModels);
  const exit = await carryOut(
    pool,
    { ...{ action: 'rebuild', swapsItself: true }, models: models.map(({ name }) => name) },
    print,
  );
  if (exit === 0) {
    await dropReplaced(pool, models);
    print('Nothing is left of who was erased. There is nothing to roll back to.');
  }
  return exit;
}

/** How a request stands that an operator waits for. */
type OperationOutcome = 'goes on' | 'good' | 'bad';

/** Those that are done as soon as they are noted are not waited for. */
const waitedFor: readonly (OperationAction | null)[] = [
  'rebuild',
  'verify',
  'swap',
  'rollback',
  'retry',
];

/**
 * Whether what was asked for has ended in all the models of `now`, and how. `before` is how they
 * were when it was asked for, so that a rebuild which was swapped in is told from one that somebody
 * gave up.
 */
function outcomeOf(
  action: OperationAction | null,
  before: OperationsStatus,
  now: OperationsStatus,
): OperationOutcome {
  if (!waitedFor.includes(action)) return 'good';
  const outcomes = now.models.map((model) => {
    if (action === 'verify') return ofVerification(model);
    if (action === 'retry') return ofQuarantine(model);
    const as = before.models.find((one) => one.model === model.model);
    return ofRebuild(model, as);
  });
  // Nobody works on it: what was asked for stays noted, but there is nothing to wait for.
  if (outcomes.includes('goes on')) return now.projecting ? 'goes on' : 'bad';
  return outcomes.includes('bad') ? 'bad' : 'good';
}

function ofVerification({ verification }: ModelStatus): OperationOutcome {
  if (verification?.state === 'running') return 'goes on';
  return verification?.state === 'equal' ? 'good' : 'bad';
}

function ofQuarantine({ quarantine }: ModelStatus): OperationOutcome {
  if (quarantine.some(({ retrying }) => retrying)) return 'goes on';
  return quarantine.length === 0 ? 'good' : 'bad';
}

function ofRebuild(now: ModelStatus, before: ModelStatus | undefined): OperationOutcome {
  if (now.rebuild === null)
    return now.previous?.replacedAt === before?.previous?.replacedAt ? 'bad' : 'good';
  const { state, swapsItself } = now.rebuild;
  if (state === 'different' || state === 'failed') return 'bad';
  return state === 'ready' && !swapsItself ? 'good' : 'goes on';
}

async function carryOut(
  pool: pg.Pool,
  { action, models, swapsItself }: OperatorCommand,
  print: (text: string) => void,
): Promise<0 | 1> {
  let wanted = modelsNamed(readModels, models).map(({ name }) => name);
  const look = async () => {
    const status = await readStatus(pool, readModels);
    const shown = status.models.filter(({ model }) => wanted.includes(model));
    return { ...status, models: shown };
  };
  const before = await look();
  if (action !== null) {
    wanted = await request(pool, readModels, action, models, swapsItself);
    auditCommandLine('operator-act', { action });
  }
  let told = '';
  for (;;) {
    const now = await look();
    const text = statusTable(now);
    if (text !== told) print(told === '' ? text : `\n${text}`);
    told = text;
    const outcome = outcomeOf(action, before, now);
    if (outcome !== 'goes on') return outcome === 'good' ? 0 : 1;
    await sleep(LOOK_EVERY);
  }
}
