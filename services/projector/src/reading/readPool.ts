import { FairShare, withinNetworks } from '@waymark/edge';
import { connectionsOf, openPool } from '@waymark/postgres';
import type pg from 'pg';
import type { QuerySqlToken } from 'slonik';
import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { ownRow } from './ownRow.ts';
import { KeptPlans } from './keptPlans.ts';
import { Trip, type TripStatement, type TripRow, type SqlValue } from './trip.ts';

/** Longest statement, and longest wait for a connection, in milliseconds. */
const LONGEST_STATEMENT = 20_000;
const LONGEST_WAIT = 15_000;
/** How long a read under way is waited for when the pool ends, in milliseconds. */
const LONGEST_END = 5_000;
/**
 * By when Postgres has ended any statement; a server that has silently gone away never answers. In
 * milliseconds.
 */
const LONGEST_ANSWER = LONGEST_STATEMENT + 5_000;

/**
 * How much of all connections one account, and all of one workspace or network, may use at a time,
 * and how many reads of an account may wait.
 */
const MOST_FOR_ONE = 0.6;
const MOST_TOGETHER = 0.8;
const MOST_WAITING = 100;
/** People whose workspaces are remembered before all are looked for anew. */
const MOST_MEMBERS = 20_000;
/**
 * A read that takes longer is hard work: for as long again, or this long, its place rests. In
 * milliseconds.
 */
const HARD = 100;
const LONGEST_REST = 2_000;

export type ReadPoolOptions = {
  readonly connectionString: string;
  /** Most connections. */
  readonly most: number;
  /** Milliseconds until a trip without an answer is given up. Default 25,000. */
  readonly longestAnswer?: number;
};

/** Who reads, and where; '' above all workspaces. */
type Asking = {
  readonly accountId: string;
  readonly workspaceId: string;
  readonly address?: string;
};

/** The rows of each statement of a trip, as Postgres gave them. */
export type TripRows = readonly (readonly TripRow[])[];

/**
 * Connections for reading. Statements are composed by slonik; its own pool would send one a trip.
 */
export class ReadPool {
  readonly #pool: pg.Pool;
  readonly #plans = new WeakMap<pg.PoolClient, KeptPlans>();
  readonly #longestAnswer: number;
  readonly #share: FairShare;
  readonly #mostTogether: number;
  /** By workspace and account. */
  readonly #members = new Set<string>();

  constructor({ connectionString, most, longestAnswer = LONGEST_ANSWER }: ReadPoolOptions) {
    this.#longestAnswer = longestAnswer;
    this.#mostTogether = Math.max(1, Math.floor(most * MOST_TOGETHER));
    this.#share = new FairShare({
      atOnce: most,
      each: Math.max(1, Math.floor(most * MOST_FOR_ONE)),
      waiting: MOST_WAITING,
      rest: (used) => (used > HARD ? Math.min(used, LONGEST_REST) : 0),
    });
    this.#pool = openPool({
      connectionString,
      max: most,
      statement_timeout: LONGEST_STATEMENT,
      // A trip has a time of its own (`#inTime`); that of the library would never learn that it has
      // ended.
      query_timeout: 0,
      connectionTimeoutMillis: LONGEST_WAIT,
      application_name: 'waymark-reads',
    });
  }

  /**
   * Sends all statements at once, as one transaction. Plans are kept unless `worthKeeping` says
   * otherwise.
   * @throws what the first of them that fails failed with
   */
  async trip(
    asked: readonly TripStatement[],
    worthKeeping: (answers: TripRows) => boolean = () => true,
  ): Promise<TripRows> {
    const client = await this.#pool.connect();
    const plans = this.#plansOf(client);
    try {
      const answers = await this.#inTime(client.query(new Trip(asked, plans)).answered);
      if (!worthKeeping(answers)) for (const { planKey } of asked) plans.forget(planKey);
      client.release();
      return answers;
    } catch (error) {
      // Whatever it was, nobody else is given the connection.
      client.release(true);
      throw error;
    }
  }

  /**
   * Lets an account read when it is its turn: what one asks for, and what all of one workspace or
   * network do, leaves connections for the others, who need not wait behind it. @throws
   * RequestRefused 429 when too much of theirs waits already
   */
  inTurn<T>({ accountId, workspaceId, address }: Asking, read: () => Promise<T>): Promise<T> {
    const isKnown = this.#members.has(`${workspaceId} ${accountId}`);
    const most = this.#mostTogether;
    const within = [
      ...(isKnown ? [{ key: `workspace ${workspaceId}`, most }] : []),
      ...(address === undefined ? [] : withinNetworks(address, most)),
    ];
    return this.#share.take(accountId, read, within);
  }

  /**
   * Somebody was found to belong to the workspace in which they read: what they merely name uses up
   * nobody's share.
   */
  belongs({ accountId, workspaceId }: Asking): void {
    if (this.#members.size >= MOST_MEMBERS) this.#members.clear();
    this.#members.add(`${workspaceId} ${accountId}`);
  }

  /** All rows of a query that is asked by the service itself, past row-level security. */
  async any<Schema extends z.ZodType>(
    query: QuerySqlToken<Schema>,
  ): Promise<readonly z.output<Schema>[]> {
    const [rows] = await this.trip([tripStatement(query)]);
    return parsed(query, rows);
  }

  /** The only row of such a query, or null. */
  async maybeOne<Schema extends z.ZodType>(
    query: QuerySqlToken<Schema>,
  ): Promise<z.output<Schema> | null> {
    return (await this.any(query))[0] ?? null;
  }

  /** The only row of such a query. */
  async one<Schema extends z.ZodType>(query: QuerySqlToken<Schema>): Promise<z.output<Schema>> {
    const row = await this.maybeOne(query);
    if (row === null) throw new Error('there is no row where one must be');
    return row;
  }

  connections(): ReturnType<typeof connectionsOf> {
    return connectionsOf(this.#pool);
  }

  /**
   * Closes the connections once they are free; those that are not in time are left to their
   * statements' time limit.
   */
  async end(): Promise<void> {
    await Promise.race([this.#pool.end(), sleep(LONGEST_END, undefined, { ref: false })]);
  }

  async #inTime<T>(answer: Promise<T>): Promise<T> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => late.reject(new Error('timeout expired: no answer to a read')),
      this.#longestAnswer,
    );
    try {
      return await Promise.race([answer, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  #plansOf(client: pg.PoolClient): KeptPlans {
    const known = this.#plans.get(client) ?? new KeptPlans();
    this.#plans.set(client, known);
    return known;
  }
}

/** What slonik composed, as a statement of a trip. */
export const tripStatement = (query: QuerySqlToken, planKey?: string): TripStatement => ({
  text: query.sql.replaceAll('$slonik_', '$'),
  values: query.values as readonly SqlValue[],
  ...(planKey === undefined ? {} : { planKey }),
});

/**
 * Every row is parsed by the schema of its query (`sql.type`), so that what leaves the database is
 * what the type says.
 */
export const parsed = <Schema extends z.ZodType>(
  { parser }: QuerySqlToken<Schema>,
  rows: readonly TripRow[] = [],
): readonly z.output<Schema>[] =>
  rows.map((row) => ownRow(parser as z.ZodType<z.output<Schema>>, row));
