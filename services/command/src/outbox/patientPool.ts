import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';

/**
 * graphile-worker tries again, after 3 s and more, what failed with this code: 'the database is
 * starting up'.
 */
const TRY_AGAIN = '57P03';

/**
 * Classes of errors by which a database says that it can't just now: a lost connection, a full disk
 * or too little memory, an operator who steps in, a system around it that fails.
 */
const CANT_JUST_NOW = /^(08|53|57|58)/;

/**
 * Errors of a database that found the question itself wrong; where none came, the connection is
 * gone or never came to be.
 */
const answered = (error: Error) =>
  'severity' in error &&
  typeof error.severity === 'string' &&
  'code' in error &&
  !CANT_JUST_NOW.test(String(error.code));

function passing(error: unknown): unknown {
  if (!(error instanceof Error) || answered(error)) return error;
  return Object.assign(new Error(error.message, { cause: error }), { code: TRY_AGAIN });
}

/** Milliseconds between two tries to reach a database that is away. */
const PAUSE = 1_000;

/**
 * The same pool for graphile-worker, which knows only some of the errors of a database that is
 * restarted as ones that pass: whatever else fails while it marks a job as done would be nobody's
 * to catch, and end the whole service. And its pauses grow to minutes, so that a code to sign in
 * would come minutes after the database is back: so whoever connects waits here, until the database
 * is there or `stopping` aborts.
 */
export const patientPool = (pool: Pool, stopping: AbortSignal, pauseMs = PAUSE): Pool =>
  standIn(pool, {
    // With a callback it connects to listen, and comes back from a failure by itself.
    connect: (listen?: Parameters<Pool['connect']>[0]) =>
      listen === undefined
        ? connected(pool, stopping, pauseMs).then(patientClient)
        : pool.connect(listen),
    query: patientQuery(pool),
  });

async function connected(pool: Pool, stopping: AbortSignal, pauseMs: number): Promise<PoolClient> {
  for (;;) {
    try {
      return await pool.connect();
    } catch (error) {
      const problem = passing(error);
      if (problem === error || stopping.aborted) throw problem;
      await pause(pauseMs, undefined, { signal: stopping }).catch(() => {
        throw problem;
      });
    }
  }
}

const patientClient = (client: PoolClient): PoolClient =>
  standIn(client, { query: patientQuery(client) });

const patientQuery = (on: Pool | PoolClient) => (text: never, values?: never) =>
  (on.query(text, values) as unknown as Promise<unknown>).catch((error: unknown) =>
    Promise.reject(passing(error)),
  );

/** `target` with some of its methods replaced. */
function standIn<Target extends object>(
  target: Target,
  methods: Readonly<Record<string, unknown>>,
): Target {
  return new Proxy(target, {
    get(_, name) {
      if (typeof name === 'string' && Object.hasOwn(methods, name)) return methods[name];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
