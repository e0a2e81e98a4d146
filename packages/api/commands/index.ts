import type { z } from 'zod';
import { accountCommands } from './account.ts';
import { blueprintCommands } from './blueprint.ts';
import { clientCommands } from './client.ts';
import type { CommandPayload } from './command.ts';
import { invitationCommands } from './invitation.ts';
import { planCommands } from './plan/index.ts';
import { processCommands } from './process.ts';
import { projectCommands } from './project.ts';
import { workspaceCommands } from './workspace.ts';

export { blueprintTemplate } from './blueprint.ts';
export { planRef, type PlanRef } from './plan/planRef.ts';
export { profile } from './profile.ts';

const commands = {
  ...accountCommands,
  ...workspaceCommands,
  ...invitationCommands,
  ...clientCommands,
  ...projectCommands,
  ...processCommands,
  ...blueprintCommands,
  ...planCommands,
};
type Commands = typeof commands;
export type CommandName = keyof Commands;

const each = <What extends keyof CommandPayload>(what: What) =>
  Object.fromEntries(
    Object.entries(commands).map(([name, command]) => [name, command[what]]),
  ) as { readonly [Name in CommandName]: Commands[Name][What] };

/** Command name -> schema of its payload: the body of `POST /api/commands/<Name>`. */
export const commandSchemas = each('schema');
/** Command name -> a payload of it. */
export const commandExamples = each('example');

/** What a caller sends (defaults may be left out). */
export type Payload<Name extends CommandName> = z.input<
  (typeof commandSchemas)[Name]
>;
/** What the decision gets. */
export type Command<Name extends CommandName> = z.output<
  (typeof commandSchemas)[Name]
>;
