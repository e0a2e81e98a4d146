import { commandOfField, type SetByCommand, type SetCommand } from '@waymark/api';
import type { AnyField } from '@waymark/events';
import { richText } from '../payloads/richText/richText.ts';
import type { PayloadSchema } from '../payloads/payloadSchema.ts';
import type { AnyEntry } from './commandEntry.ts';

type Commands<Noun extends string, Fields> = {
  [Name in SetByCommand<Fields>]: SetCommand<Noun, Name, Fields[Name]>;
}[SetByCommand<Fields>];
type Extendable = { extend(shape: object): unknown };

/**
 * A line of the command table for each field of a table that is set by a command: `lineOf` makes it
 * of its schema, in which rich text is made safe. A field that has a rule of its own gets its line
 * below, in place of this one.
 */
export const fieldEntries = <
  const Noun extends string,
  const Fields extends Readonly<Record<string, AnyField>>,
>(
  noun: Noun,
  fields: Fields,
  schemas: Readonly<Record<Commands<Noun, Fields>, Extendable>>,
  lineOf: (schema: PayloadSchema<never>, field: SetByCommand<Fields>) => AnyEntry,
) =>
  Object.fromEntries(
    Object.entries<AnyField>(fields)
      .filter(([, { ownCommand }]) => ownCommand !== true)
      .map(([name, { kind }]) => {
        const command = commandOfField(noun, fields, name) as Commands<Noun, Fields>;
        const schema = schemas[command].extend(kind === 'richText' ? { [name]: richText } : {});
        return [command, lineOf(schema as PayloadSchema<never>, name as SetByCommand<Fields>)];
      }),
  ) as { readonly [Command in Commands<Noun, Fields>]: AnyEntry };
