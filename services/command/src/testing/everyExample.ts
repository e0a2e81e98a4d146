import { commandExamples, type CommandName, type Payload } from '@waymark/api';

export type EveryExample = { readonly [Name in CommandName]: Payload<Name> };

/**
 * The example of every command, aimed at the sample workspace, whose accounts it names by first
 * names: id of each.
 */
export const everyExample = (accounts: {
  readonly [name in 'anna' | 'ben' | 'tina' | 'uma']: string;
}): EveryExample =>
  JSON.parse(JSON.stringify(commandExamples), (_, value: unknown) =>
    typeof value === 'string' && Object.hasOwn(accounts, value)
      ? accounts[value as keyof typeof accounts]
      : value,
  ) as EveryExample;
