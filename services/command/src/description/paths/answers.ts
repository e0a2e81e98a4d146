import { commandReply, headers as named, operationsStatus, problemSchema } from '@waymark/api';
import { problemCodes } from '@waymark/api/problems';
import { z } from 'zod';

/** What the descriptions of all routes are made of. */
export const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } });

/** A JSON body without which nothing can be done. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema, example?: z.input<Schema>) => ({
  required: true,
  content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
});

export const refusal = {
  description: 'A refusal, with a stable code.',
  content: {
    'application/problem+json': {
      schema: problemSchema.extend({ code: z.enum(problemCodes) }).meta({ id: 'Problem' }),
    },
  },
};

export const done = {
  description: 'Done; revision and position after it.',
  ...json(commandReply.meta({ id: 'CommandReply' })),
};

export const statusOfAll = {
  description: 'How the read models are doing.',
  ...json(operationsStatus.meta({ id: 'OperationsStatus' })),
};

export const workspace = z.string().meta({ description: 'Which workspace the caller works in.' });
export const inWorkspace = z.object({ [named.workspace]: workspace });

/** Query of every read. */
export const after = z
  .string()
  .optional()
  .meta({ description: 'Position that the answer must have reached.' });

/** Headers of an answer that may be old. */
export const staleness = {
  [named.stale]: z
    .string()
    .optional()
    .meta({ description: '`true` where the answer may be old; else absent.' }),
  [named.position]: z
    .string()
    .optional()
    .meta({
      description:
        'Position of the log that the rows are at least as new as: listen to `/api/live` with it as `after`, and nothing falls between.',
    }),
};
