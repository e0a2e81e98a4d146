import type { Language } from '@waymark/look/language';
import type { z } from 'zod';
import type { ContentKind } from '../plan/kind.ts';

type AboutModule = (title: string) => string;

/**
 * How the history tells of a block, after the name of who acted. `fields`: what it says; `empty`
 * names one that says nothing.
 */
type BlockWords<Field extends string> = Readonly<
  Record<'added' | 'restored' | 'changed' | 'removed', AboutModule>
> & { readonly empty: string; readonly fields: Readonly<Record<Field, string>> };

/** A kind of block that authors put into a module (PRODUCT 1.9). */
export type BlockKindOf<
  Schema extends ContentKind['content'],
  Field extends string = string,
> = ContentKind<Schema, Field> & { readonly words: Readonly<Record<Language, BlockWords<Field>>> };

export const defineBlockKind = <
  Schema extends z.ZodObject<{ type: z.ZodLiteral<string> } & z.ZodRawShape>,
  const Field extends string,
>(
  kind: BlockKindOf<Schema, Field>,
): BlockKindOf<Schema, Field> => kind;
