import type { z } from 'zod';
import type { Kind } from '../plan/kind.ts';

/** A type of task: how it is done (PRODUCT 1.10). */
export type TaskTypeOf<Schema extends Kind['content']> = Kind<Schema> & {
  /** What a new task of this type holds. */
  readonly begins: z.infer<Schema>;
  /** How the history of a change begins, before the headline. */
  readonly changed: string;
};

export const defineTaskType = <
  Schema extends z.ZodObject<{ type: z.ZodLiteral<string> } & z.ZodRawShape>,
>(
  type: TaskTypeOf<Schema>,
): TaskTypeOf<Schema> => type;
