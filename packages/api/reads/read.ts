import type { z } from 'zod';

/**
 * A resource as it is read: the schema of its row, and column by column whether a client's users
 * are given it.
 */
export type Read<
  Row extends z.ZodObject = z.ZodObject,
  Shown = Readonly<Record<string, boolean>>,
> = { readonly row: Row; readonly shown: Shown };

/**
 * Every column stands in `shown`, or it does not compile; one that is not `true` is the team's
 * alone: clients are not given it, nor can they filter or sort by it. Which rows they read is
 * decided by row-level security.
 */
export const read = <
  Row extends z.ZodObject,
  const Shown extends { readonly [Column in keyof Row['shape']]: boolean } & {
    readonly [Column in Exclude<keyof Shown, keyof Row['shape']>]: never;
  },
>(
  row: Row,
  shown: Shown,
): Read<Row, Shown> => ({ row, shown });
