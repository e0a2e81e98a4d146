import type { AnyField } from '@waymark/events';
import { z } from 'zod';
import { command, type CommandPayload } from './command.ts';
import { commandOfField, type SetCommand } from './setCommand.ts';

type Fields = Readonly<Record<string, AnyField>>;

/** The fields of a table whose commands follow from it. */
export type SetByCommand<Table> = {
  [Name in keyof Table]: Table[Name] extends { readonly ownCommand: true } ? never : Name;
}[keyof Table];

/** Where the field is, and its value. */
type Payload<Place extends z.ZodRawShape, Name extends string, Of extends AnyField> = z.ZodObject<{
  readonly [Key in keyof Place | Name]: Key extends keyof Place ? Place[Key] : Of['given'];
}>;

/**
 * A command for each field of a table that has none of its own: `place` and the value.
 *
 * @param example where the examples set it; by field where one does it elsewhere, or to another
 *   value
 */
export function fieldCommands<
  const Noun extends string,
  const Place extends z.ZodRawShape,
  const Table extends Fields,
>(
  noun: Noun,
  place: Place,
  fields: Table,
  example: object,
  elsewhere: { readonly [Name in keyof Table]?: object } = {},
) {
  const commands = Object.entries<AnyField>(fields)
    .filter(([, field]) => field.ownCommand !== true)
    .map(([name, field]) => [
      commandOfField(noun, fields, name),
      command(z.object({ ...(place as z.ZodRawShape), [name]: field.given }), {
        ...example,
        [name]: field.example,
        ...elsewhere[name],
      }),
    ]);
  return Object.fromEntries(commands) as {
    readonly [
      Name in SetByCommand<Table> & string as SetCommand<Noun, Name, Table[Name]>
    ]: CommandPayload<Payload<Place, Name, Table[Name]>>;
  };
}

/** The fields of a table that are given of several things at once, each or not. */
type Several<Table extends Fields> = {
  readonly [
    Name in keyof Table as Table[Name] extends { readonly several: true } ? Name : never
  ]: z.ZodOptional<Table[Name]['given']>;
};
export const severalFields = <const Table extends Fields>(fields: Table) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { several, given }]) =>
      several ? [[name, given.optional()]] : [],
    ),
  ) as Several<Table>;
