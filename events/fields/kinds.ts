import { z } from 'zod';
import { calendarDate } from '../define.ts';
import { day, html } from '../plan/givenText.ts';
import { personRef } from '../plan/people.ts';
import type { PlanNames } from '../telling/planNames.ts';
import { day as dayTold, excerpt, orNull, yesNo, type Value } from '../telling/telling.ts';
import type { PlanFieldKind, KindName, OfField } from './field.ts';

/** What a field says of itself: what it begins with, and an example, are of its own type. */
type FieldOptions<Schema extends z.ZodType, Given extends z.ZodType = Schema> = OfField<
  AsWritten<z.output<Schema>>,
  AsWritten<z.input<Given>>
>;
/** A list as it stands in a table. */
type AsWritten<Value> = Value extends readonly (infer One)[] ? readonly One[] : Value;

/** One line of text; `given`: as commands bring it. */
export const text = <
  Given extends z.ZodType<string, string>,
  const More extends FieldOptions<z.ZodString>,
>(
  given: Given,
  more: More,
) => field('text', z.string(), given, orNull, more);

/** HTML, sanitised before it is stored; told by its words alone. */
export const richText = <const More extends FieldOptions<z.ZodString>>(more: More) =>
  field('richText', z.string(), html, excerpt, more);

export const flag = <const More extends FieldOptions<z.ZodBoolean>>(more: More) =>
  field('flag', z.boolean(), z.boolean(), yesNo, more);

/** One of a few words, each told by a value of the history. */
export const choice = <
  Words extends z.ZodEnum,
  const More extends OfField<z.output<Words>, z.output<Words>>,
>(
  words: Words,
  tells: (word: z.output<Words>) => Value,
  more: More,
) => field('choice', words, words, tells, more);

/** A calendar day or none. */
export const date = <const More extends FieldOptions<z.ZodNullable<typeof calendarDate>>>(
  more: More,
) => field('date', calendarDate.nullable(), day.nullable(), dayTold, more);

/** An account, a placeholder or a role, or nobody. */
export const person = <const More extends FieldOptions<z.ZodNullable<typeof personRef>>>(
  more: More,
) =>
  field(
    'person',
    personRef.nullable(),
    personRef.nullable(),
    (ref, names) => names.personOrNobody(ref),
    more,
  );

/** Several of them, in their order. */
export const people = <const More extends FieldOptions<z.ZodArray<typeof personRef>>>(more: More) =>
  field(
    'people',
    z.array(personRef),
    z.array(personRef).max(200),
    (refs, names) => names.people(refs),
    more,
  );

/** What no other field is made of: `text` or `number` of its own rules, or a `structure`. */
export const own = <
  const Name extends 'text' | 'number' | 'structure',
  Schema extends z.ZodType,
  Given extends z.ZodType<z.output<Schema>>,
  const More extends FieldOptions<Schema, Given>,
>(
  kind: Name,
  { schema, given, tells }: Omit<PlanFieldKind<Name, Schema, Given>, 'kind'>,
  more: More,
) => field(kind, schema, given, tells, more);

const field = <
  const Name extends KindName,
  Schema extends z.ZodType,
  Given extends z.ZodType,
  More,
>(
  kind: Name,
  schema: Schema,
  given: Given,
  tells: (value: z.output<Schema>, names: PlanNames) => Value,
  more: More,
): PlanFieldKind<Name, Schema, Given> & More => ({ kind, schema, given, tells, ...more });
