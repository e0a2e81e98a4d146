import pg from 'pg';
import { LogUnavailable, StreamDeleted } from '../port/eventLog.ts';
import { NotPrepared } from '@waymark/postgres';
import type { Verdict } from '../outages/untilAnswered.ts';

/**
 * SQLSTATEs that pass by themselves: connection lost (08), serialisation or deadlock (40), out of
 * resources (53), shutdown, start-up or time-out (57), transaction cut because it sat idle (25P03).
 */
const PASSING = /^(08|40|53|57|25P03)/;

/**
 * True when the database cannot be reached or used just now, and the same call may work a little
 * later.
 */
export function isConnectionTrouble(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return PASSING.test(error.code ?? '');
  // Without a SQLSTATE it comes from the socket or the driver; these would be mistakes or answers
  // of our own.
  return (
    error instanceof Error &&
    !(error instanceof TypeError) &&
    !(error instanceof RangeError) &&
    !(error instanceof StreamDeleted) &&
    !(error instanceof NotPrepared)
  );
}

/** Waiting does not help: somebody must make room first. */
const isFull = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '53100';

/**
 * Says what is wrong with the database, for operators: nothing of what a driver or a server wrote,
 * which may name hosts.
 */
export function inWords(error: unknown): string {
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : undefined;
  if (code === undefined) return 'the database cannot be reached';
  if (isFull(error)) return 'the database has no disk space left';
  if (code.startsWith('53')) return 'the database is out of resources';
  if (code === '57P03') return 'the database is starting up';
  if (/^57P/.test(code)) return 'the database is shutting down';
  if (code === '57014') return 'the database takes too long to answer';
  if (code.startsWith('08')) return 'the connection to the database was lost';
  return 'the database could not carry out what was asked just now';
}

/** Judges by a failed call how the database fares. */
export function verdictOf(error: unknown): Verdict {
  if (isFull(error))
    return new LogUnavailable('the event log is full: its database has no disk space left', {
      cause: error,
    });
  if (isConnectionTrouble(error)) return 'passes';
  if (error instanceof pg.DatabaseError)
    return new LogUnavailable('the event log does not answer', { cause: error });
  return 'answered';
}
