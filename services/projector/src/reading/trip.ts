import pg from 'pg';
import type { KeptPlans } from './keptPlans.ts';

export type SqlValue = string | number | bigint | boolean | null | readonly string[];

/** One statement of a trip. */
export type TripStatement = {
  readonly text: string;
  readonly values: readonly SqlValue[];
  /**
   * Statements of the same key have the same text, and Postgres keeps one plan for all of them;
   * planned anew without.
   */
  readonly planKey?: string;
};

export type TripRow = Readonly<Record<string, unknown>>;

/**
 * Several statements that are sent at once and answered in order. They are one transaction, which
 * ends with the last of them: what they set for a transaction (`set_config(…, true)`) holds for
 * those that follow and is gone afterwards, and after one that fails none is run.
 */
export class Trip implements pg.Submittable {
  /** The rows of each statement. */
  readonly answered: Promise<readonly (readonly TripRow[])[]>;
  readonly #asked: readonly TripStatement[];
  readonly #plans: KeptPlans;
  readonly #rows: TripRow[][] = [[]];
  readonly #settle = Promise.withResolvers<readonly (readonly TripRow[])[]>();
  #columns: readonly Column[] = [];
  #unreadable: Error | null = null;

  constructor(asked: readonly TripStatement[], plans: KeptPlans) {
    this.#asked = asked;
    this.#plans = plans;
    this.answered = this.#settle.promise;
  }

  submit(connection: pg.Connection): void {
    // What is corked leaves in one piece, and Postgres answers it in one.
    connection.stream.cork();
    for (const { text, values, planKey } of this.#asked) {
      const { name, isNew, outdated } = this.#plans.nameOf(planKey);
      for (const old of outdated) connection.close({ type: 'S', name: old }, true);
      if (isNew) connection.parse({ name, text, types: [] }, true);
      connection.bind({ statement: name, values: values.map(asText) }, true);
      connection.describe({ type: 'P' }, true);
      connection.execute(null, true);
    }
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      read: pg.types.getTypeParser(dataTypeID, 'text') as Column['read'],
    }));
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    try {
      this.#rows.at(-1)?.push(rowOf(this.#columns, fields));
    } catch (error) {
      // Thrown from here it would be the connection's; the rest of the answer must still be taken
      // from the wire.
      this.#unreadable = error as Error;
    }
  }

  handleCommandComplete(): void {
    this.#rows.push([]);
  }

  handleReadyForQuery(): void {
    if (this.#unreadable !== null) this.#settle.reject(this.#unreadable);
    else this.#settle.resolve(this.#rows.slice(0, -1));
  }

  handleError(error: Error): void {
    this.#settle.reject(error);
  }
}

type Column = { readonly name: string; readonly read: (text: string) => unknown };

const rowOf = (columns: readonly Column[], fields: readonly (string | null)[]): TripRow =>
  Object.fromEntries(
    columns.map(({ name, read }, n) => {
      const text = fields[n] ?? null;
      return [name, text === null ? null : read(text)];
    }),
  );

/** A value in Postgres's own words. */
const asText = (value: SqlValue): string | null =>
  value === null
    ? null
    : typeof value === 'object'
      ? `{${value.map((one) => `"${one.replaceAll(/[\\"]/g, String.raw`\$&`)}"`).join(',')}}`
      : `${value}`;
