import type pg from 'pg';

/** Keys of an advisory lock: a number, or a number and a word. */
export type LockKeys = readonly [number] | readonly [number, string];

type Options = {
  /** Whether to wait for whoever holds it; default: no. */
  readonly wait?: boolean;
  /**
   * The server gives it to others once it has not heard of the holder for so long, in milliseconds.
   */
  readonly runsOut?: number;
  /** How often the holder tells that it is there, in milliseconds. */
  readonly renewEvery?: number;
};

/** Held until it is let go of, or lost. */
export type LeasedLock = {
  /**
   * Aborts when it may be another's: the connection is gone, or the server was not heard of in
   * time.
   */
  readonly lost: AbortSignal;
  letGo(): void;
};

/**
 * Below what anybody is to wait for a process that stands still; a busy machine renews three times
 * within it.
 */
const RUNS_OUT = 6_000;
const RENEW_EVERY = 1_500;

/**
 * Takes an advisory lock as a lease, on a connection of its own. A lock of a session ends with its
 * process, however that ends, but a process that stands still, or whose network is cut, would hold
 * it for ever: so the server ends a session from which it hears nothing. Whoever comes back late
 * finds it lost.
 * @returns null where another holds it and `wait` is not asked for
 * @throws what the database answers
 */
export async function leaseLock(
  pool: pg.Pool,
  keys: LockKeys,
  { wait = false, runsOut = RUNS_OUT, renewEvery = RENEW_EVERY }: Options = {},
): Promise<LeasedLock | null> {
  const connection = await pool.connect();
  const losing = new AbortController();
  const lose = () => losing.abort();
  connection.on('error', lose).on('end', lose);
  let heard = performance.now();
  let isTelling = false;
  const renew = async () => {
    // Its own clock says so before the server does: a process that stood still goes on before it
    // hears that it was cut off.
    if (performance.now() - heard > runsOut) return lose();
    if (isTelling) return;
    isTelling = true;
    try {
      await connection.query('SELECT');
      heard = performance.now();
    } catch {
      lose();
    } finally {
      isTelling = false;
    }
  };
  const letGo = (renewing?: NodeJS.Timeout) => {
    clearInterval(renewing);
    connection.off('error', lose).off('end', lose);
    // Closing the connection gives the lock back.
    connection.release(true);
  };
  try {
    const key = keys.length === 1 ? '$1::bigint' : '$1::int, hashtext($2)';
    const { rows } = await connection.query<{ mine: boolean }>(
      wait
        ? `SELECT true AS mine FROM pg_advisory_lock(${key})`
        : `SELECT pg_try_advisory_lock(${key}) AS mine`,
      [...keys],
    );
    if (rows[0]?.mine !== true) {
      letGo();
      return null;
    }
    await connection.query("SELECT set_config('idle_session_timeout', $1, false)", [
      `${runsOut}ms`,
    ]);
  } catch (error) {
    letGo();
    throw error;
  }
  heard = performance.now();
  const renewing = setInterval(() => void renew(), renewEvery);
  return { lost: losing.signal, letGo: () => letGo(renewing) };
}
