import { z } from 'zod';

/**
 * What the database gave, as its schema says it is.
 * @throws Error where it is not: that is our fault, and a ZodError would be told as that of whoever
 * asks
 */
export function ownRow<Row>(schema: z.ZodType<Row>, row: unknown): Row {
  const parsed = schema.safeParse(row);
  if (parsed.success) return parsed.data;
  const why = z.prettifyError(parsed.error);
  throw new Error(`what was read is not what its schema says: ${why}`);
}
