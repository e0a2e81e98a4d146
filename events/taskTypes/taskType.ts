import type { Language } from '@waymark/look/language';
import type { z } from 'zod';
import type { ContentKind } from '../plan/kind.ts';

/** A type of task: how it is done (PRODUCT 1.10). */
export type TaskTypeOf<
  Schema extends ContentKind['content'],
  Field extends string = string,
> = ContentKind<Schema, Field> & {
  /** What a new task of this type holds. */
  readonly begins: z.infer<Schema>;
  /** How the history tells of a change, after the name of who acted. `fields`: what it says. */
  readonly words: Readonly<
    Record<
      Language,
      {
        readonly changed: (headline: string) => string;
        readonly fields: Readonly<Record<Field, string>>;
      }
    >
  >;
};

export const defineTaskType = <
  Schema extends z.ZodObject<{ type: z.ZodLiteral<string> } & z.ZodRawShape>,
  const Field extends string,
>(
  type: TaskTypeOf<Schema, Field>,
): TaskTypeOf<Schema, Field> => type;
