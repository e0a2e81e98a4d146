import type { z } from 'zod';
import type { Kind } from '../plan/kind.ts';

/** A kind of block that authors put into a module (PRODUCT 1.9). */
export type BlockKindOf<Schema extends Kind['content']> = Kind<Schema> & {
  /** How its history begins, before the title of its module; `empty` names one that says nothing. */
  readonly words: Readonly<
    Record<'added' | 'restored' | 'changed' | 'removed' | 'empty', string>
  >;
};

export const defineBlockKind = <
  Schema extends z.ZodObject<{ type: z.ZodLiteral<string> } & z.ZodRawShape>,
>(
  kind: BlockKindOf<Schema>,
): BlockKindOf<Schema> => kind;
