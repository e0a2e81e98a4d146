import type { z } from 'zod';

/** The payload that a caller sends with a command. */
export type CommandPayload<Schema extends z.ZodObject = z.ZodObject> = {
  readonly schema: Schema;
  readonly example: z.input<Schema>;
};

/**
 * A command as it goes over the wire: the schema of its payload and an example. Examples stand in
 * the OpenAPI document, and every walk over all commands gives them: together they are about the
 * workspace that `ofSample` tells of.
 */
export const command = <Schema extends z.ZodObject>(
  schema: Schema,
  example: z.input<Schema>,
): CommandPayload<Schema> => ({ schema, example });
