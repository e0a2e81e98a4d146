import type pg from 'pg';
import type { Statement } from '../readModels/model/statement.ts';

const texts = new Map<string, string>();

/**
 * Returns a statement as the driver takes it. @throws Error when its name stands for another text,
 * which the driver would refuse by itself, and go on with what follows
 */
function asQuery({ name, text, values }: Statement): pg.QueryConfig {
  if (name === undefined) return { text, values: [...values] };
  if ((texts.get(name) ?? text) !== text) throw new Error(`two statements have the name ${name}`);
  texts.set(name, text);
  return { name, text, values: [...values] };
}

/** Runs one statement. */
export async function send(to: Pick<pg.ClientBase, 'query'>, statement: Statement): Promise<void> {
  await to.query(asQuery(statement));
}

/**
 * Sends all statements without waiting for one another; once one has failed those after it do
 * nothing. @throws the first error
 */
export async function sendAll(
  tx: Pick<pg.ClientBase, 'query'>,
  statements: readonly Statement[],
): Promise<void> {
  const queries = statements.map(asQuery);
  await Promise.all(queries.map((query) => tx.query(query)));
}

/**
 * Runs statements as one transaction in one round trip: begin and commit are sent along, and after
 * a statement that failed the commit only ends what is rolled back. @throws the first error
 */
export async function sendTransaction(
  pool: pg.Pool,
  statements: readonly Statement[],
): Promise<void> {
  const queries = statements.map(asQuery);
  const tx = await pool.connect();
  const answers = await Promise.allSettled([
    tx.query('BEGIN'),
    ...queries.map((query) => tx.query(query)),
    tx.query('COMMIT'),
  ]);
  const failed = answers.find((answer) => answer.status === 'rejected');
  // A connection whose commit was not answered is given to nobody else.
  tx.release(answers.at(-1)?.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
