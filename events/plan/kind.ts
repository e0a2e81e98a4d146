import { z } from 'zod';
import { html } from './givenText.ts';

type Typed<Type extends string = string> = z.ZodObject<
  { type: z.ZodLiteral<Type> } & z.ZodRawShape
>;

/** What a kind of content is called and made of; blocks and tasks have kinds. */
export type ContentKind<Schema extends Typed = Typed, Field extends string = string> = {
  /** As events hold it. It may grow by fields that are optional, and by nothing else. */
  readonly content: Schema;
  /**
   * As a command may bring it: the same within its limits; what is `html` in it is sanitised before
   * it is stored.
   */
  readonly given: Typed & z.ZodType<z.infer<Schema>>;
  /** What it says, without markup, by field; null for nothing. */
  readonly says: (content: z.infer<Schema>) => Readonly<Record<Field, string | null>>;
  /** Ids of the files that it shows; absent: it shows none. */
  readonly files?: (content: z.infer<Schema>) => readonly string[];
};

/** Looks the kinds up by their contents; each is named as the `type` of its content says. */
export function kindsOf<const Kinds extends { readonly [Type in keyof Kinds & string]: object }>(
  kinds: Kinds & { [T in keyof Kinds & string]: { content: Typed<T> } },
) {
  type Schema = Kinds[keyof Kinds] extends { content: infer S extends Typed } ? S : never;
  type Content = z.infer<Schema>;
  const all = Object.values(kinds) as unknown as [ContentKind, ...ContentKind[]];
  const types = Object.keys(kinds) as [keyof Kinds & string, ...(keyof Kinds & string)[]];
  const [first, ...others] = all;
  const of = (content: Content) => {
    const { type } = content as { type: string };
    return (kinds as unknown as Record<string, ContentKind>)[type] ?? first;
  };
  return {
    kinds,
    types,
    contents: all.map(({ content }) => content) as unknown as [Schema, ...Schema[]],
    /** What a command may bring, of any kind. */
    given: z.discriminatedUnion('type', [
      first.given,
      ...others.map(({ given }) => given),
    ]) as unknown as z.ZodType<Content>,
    says: (content: Content) => of(content).says(content as never),
    /** The files that it shows (ADR 35). */
    filesOf: (content: Content): readonly string[] => of(content).files?.(content as never) ?? [],
    /** All that it says in one line: to search in, and to name it by. */
    plainText: (content: Content): string =>
      Object.values(of(content).says(content as never))
        .filter((text) => text !== null)
        .join(' '),
    /** The content with each rich text as `clean` makes it. */
    cleaned: (content: Content, clean: (html: string) => string): Content => {
      const { shape } = of(content).given;
      const cleaned = Object.entries(content as Record<string, unknown>).map(([field, value]) => [
        field,
        isHtml(shape[field]) && typeof value === 'string' ? clean(value) : value,
      ]);
      return Object.fromEntries(cleaned) as Content;
    },
  };
}

/** Whether a field holds rich text, by itself or where it is there. */
const isHtml = (schema: unknown): boolean =>
  schema === html ||
  ((schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) && isHtml(schema.unwrap()));
