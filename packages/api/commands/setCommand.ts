import { capital } from '@waymark/look/capital';

/** How the command is called that sets a field, as `SetTaskDuration`, unless its line says it. */
export type SetCommand<Noun extends string, Name, Of = unknown> = Of extends {
  readonly command: infer Command extends string;
}
  ? Command
  : `Set${Noun}${Capitalize<Name & string>}`;

export const setCommand = <Noun extends string, Name extends string>(
  noun: Noun,
  name: Name,
): SetCommand<Noun, Name> => `Set${noun}${capital(name)}`;

export const commandOfField = <
  const Noun extends string,
  const Fields extends Readonly<Record<string, { readonly command?: string }>>,
  const Name extends keyof Fields & string,
>(
  noun: Noun,
  fields: Fields,
  name: Name,
) => (fields[name]?.command ?? setCommand(noun, name)) as SetCommand<Noun, Name, Fields[Name]>;
