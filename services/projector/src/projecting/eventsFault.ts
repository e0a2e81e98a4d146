import { LogUnavailable } from '@waymark/log';
import pg from 'pg';
import { CheckpointMoved } from './checkpoint.ts';

/**
 * Classes of SQLSTATE that speak of the data: what it is (22), a rule that it breaks (23), too much
 * of it (54).
 */
const OF_THE_DATA = /^(22|23|54)/;

/** Errors of sockets and of the driver when a connection is lost or not to be had. */
const OF_A_CONNECTION =
  /^Connection terminated|^timeout e|^timeout exceeded|Client has encountered a connection error|Client was closed|pool after calling end|Query read timeout/;

/**
 * True when the event itself, or that its stream was deleted for good, is what a projection failed
 * on, so that trying again would fail again. Trouble with the database, the log or the machine
 * never is.
 */
export function isEventsFault(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return OF_THE_DATA.test(error.code ?? '');
  if (!(error instanceof Error)) return true;
  if (
    error instanceof LogUnavailable ||
    error instanceof CheckpointMoved ||
    error.name === 'AbortError'
  )
    return false;
  const { code } = error as NodeJS.ErrnoException;
  return !/^E[A-Z]+$/.test(code ?? '') && !OF_A_CONNECTION.test(error.message);
}

/** Why an event could not be taken, for operators. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : 'unknown error').slice(0, 1_000);
