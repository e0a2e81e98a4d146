/**
 * One write of a batch. All of a batch are sent at once and in order. Tables are named without a
 * schema: the transaction says where they stand.
 */
export type Statement = {
  /** Postgres keeps the plan of what has a name; the same name always has the same text. */
  readonly name?: string;
  readonly text: string;
  /** Nothing that the driver would have to turn into text by itself, which might fail. */
  readonly values: readonly (string | number | boolean | null)[];
};
