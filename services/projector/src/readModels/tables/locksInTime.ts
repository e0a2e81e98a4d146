import type pg from 'pg';
import { tablesAt } from './makeTables.ts';
import { GATE, type TableSet } from '../../reading/tableSet.ts';
import type { ReadModel } from '../model/readModel.ts';

/**
 * Milliseconds that an exchange or a change of tables may wait for its locks altogether. Far below
 * Postgres's deadlock_timeout (1 s), so that in a deadlock with a read it is always the exchange
 * that gives way and never the read that fails.
 */
const MOST_WAITING = 300;

/**
 * Milliseconds that whoever holds the gate may say nothing: every read waits for it, and a process
 * that stands still, or is cut off, would hold it for as long as it does. Between the statements of
 * an exchange there is nothing to be done.
 */
const MOST_SILENCE = 1_500;

/** SQLSTATE of a lock not gotten in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Whether the error says that somebody else held a lock for too long, so that it may be tried
 * again.
 */
export const isLockedOut = (error: unknown): boolean =>
  (error as { code?: string }).code === LOCK_NOT_AVAILABLE;

/** Locks of one transaction, which waits for all of them together no longer than it may. */
export type LocksInTime = {
  /** The next statement may wait for as long as is left. */
  hurry(): Promise<void>;
  /** From here on reads wait, before they hold any table. */
  gate(): Promise<void>;
  /** The tables of a model at `place`, from everybody. */
  tables(model: Pick<ReadModel, 'name' | 'tables'>, place: TableSet): Promise<void>;
};

/** @throws an error that `isLockedOut` knows, from any of them */
export function locksInTime(tx: pg.ClientBase): LocksInTime {
  const deadline = performance.now() + MOST_WAITING;
  const hurry = async () => {
    await tx.query("SELECT set_config('lock_timeout', $1, true)", [
      `${Math.max(1, Math.round(deadline - performance.now()))}ms`,
    ]);
  };
  return {
    hurry,
    async gate() {
      await hurry();
      await tx.query("SELECT set_config('idle_in_transaction_session_timeout', $1, true)", [
        `${MOST_SILENCE}ms`,
      ]);
      await tx.query('SELECT pg_advisory_xact_lock($1::bigint)', [GATE]);
    },
    async tables(model, place) {
      for (const name of await tablesAt(tx, model, place)) {
        await hurry();
        await tx.query(`LOCK TABLE ${place.schema}.${name} IN ACCESS EXCLUSIVE MODE`);
      }
    },
  };
}
