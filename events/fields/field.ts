import type { z } from 'zod';
import type { EventAudience } from '../define.ts';
import type { PlanNames } from '../telling/planNames.ts';
import type { Value } from '../telling/telling.ts';
import type { HistoryTexts } from '../telling/texts/catalogue.ts';

/** What a field may be made of. Columns, inputs, filters and the makers of tests go by it. */
export type KindName =
  | 'text'
  | 'richText'
  | 'flag'
  | 'choice'
  | 'date'
  | 'person'
  | 'people'
  | 'number'
  | 'structure';

/** What fields of one kind have in common. */
export type PlanFieldKind<
  Name extends KindName = KindName,
  Schema extends z.ZodType = z.ZodType,
  Given extends z.ZodType = z.ZodType,
> = {
  readonly kind: Name;
  /** A value as events hold it. */
  readonly schema: Schema;
  /** A value as a command may bring it. */
  readonly given: Given;
  /** A value as the history tells it. */
  tells(value: z.output<Schema>, names: PlanNames): Value;
};

type Words = HistoryTexts['did'];
/** A sentence about one thing, by its name, or about what needs none. */
export type SentenceName = {
  [Name in keyof Words]: Words[Name] extends string | ((name: string) => string) ? Name : never;
}[keyof Words];
type Labels = HistoryTexts['field'];
/** What a value is called that changes. */
export type LabelName = {
  [Name in keyof Labels]: Labels[Name] extends string ? Name : never;
}[keyof Labels];

/** What a field says of itself beside its kind. */
export type OfField<Begins, Given> = {
  /** What a new part has; left out by what each has from its beginning. */
  readonly begins?: Begins;
  /** A value in the description of its command, other than any that tests begin with. */
  readonly example: Given;
  /** How the history tells that it was set; left out: that the field was changed. */
  readonly did?: SentenceName;
  /** What it is called, if not by its own name. */
  readonly label?: LabelName;
  /** What two people undo one another in, if not in it alone. */
  readonly path?: string;
  /** Whom the history tells it beside the team; left out: the client while it sees the module. */
  readonly reach?: EventAudience;
  /** Its event has a rule of its own, and stands beside the table. */
  readonly ownEvent?: true;
  /** Its command brings more than it, or by another name, and stands beside the table. */
  readonly ownCommand?: true;
  /** The name of its event, if not `<Noun><Field>Set`. */
  readonly event?: string;
  /** The name of its command, if not `Set<Noun><Field>`. */
  readonly command?: string;
  /** What has it is called by it: whoever gives another one is told to have named it so. */
  readonly names?: true;
  /** Its column says more than it, or something else, and stands beside the table. */
  readonly ownColumn?: true;
  /** Whether it may be given of several things by one command. */
  readonly several?: true;
  /** Whether lists are filtered by it. */
  readonly filtered?: true;
};

export type AnyField = PlanFieldKind & OfField<unknown, unknown>;
/** Fields by their names; each is called something that the history has words for. */
export type FieldTable<Fields = Readonly<Record<string, AnyField>>> = {
  readonly [Name in keyof Fields]: Fields[Name] &
    AnyField &
    (Name extends LabelName ? unknown : { readonly label: LabelName });
};

/** The table of the fields of one thing. A field without a name in the history does not compile. */
export const fieldsOf = <const Fields extends FieldTable<Fields>>(fields: Fields): Fields => fields;

/** The value of a field. */
export type ValueOf<Of extends { readonly schema: z.ZodType }> = z.output<Of['schema']>;
/** The values of all fields of a table, as a state holds them. */
export type ValuesOf<Fields extends Readonly<Record<string, AnyField>>> = {
  readonly [Name in keyof Fields]: AsKept<ValueOf<Fields[Name]>>;
};
type AsKept<Value> = Value extends readonly (infer One)[] ? readonly One[] : Value;

/** The fields that a new part has something in. */
type Beginning<Fields> = {
  readonly [
    Name in keyof Fields as Fields[Name] extends { readonly begins: unknown } ? Name : never
  ]: Fields[Name];
};
type Schemas<Fields extends Readonly<Record<string, AnyField>>> = {
  readonly [Name in keyof Beginning<Fields>]: Fields[Name]['schema'];
};
type Values<Fields extends Readonly<Record<string, AnyField>>> = {
  readonly [Name in keyof Beginning<Fields>]: ValueOf<Fields[Name]>;
};

/** What of a part may be left out, and what it begins with, as `definePart` takes them. */
export function laterOf<Fields extends Readonly<Record<string, AnyField>>>(fields: Fields) {
  const later = Object.entries(fields).filter(([, field]) => 'begins' in field);
  return {
    schemas: Object.fromEntries(later.map(([name, { schema }]) => [name, schema])),
    begins: Object.fromEntries(later.map(([name, { begins }]) => [name, begins])),
  } as unknown as { readonly schemas: Schemas<Fields>; readonly begins: Values<Fields> };
}
