import type { CommandName } from '@waymark/api';
import type { AnyEntry } from './commandEntry.ts';
import { blueprintTable } from './commands/blueprint.ts';
import { clientTable } from './commands/client.ts';
import { invitationFollows, invitationTable } from './commands/invitation.ts';
import { planTable } from './commands/plan.ts';
import { processTable } from './commands/process.ts';
import { workspaceTable } from './commands/workspace.ts';

/** The one table: command -> schema, stream, policy, decision. What is not in it can't be done. */
export const commandTable: Readonly<Record<CommandName, AnyEntry>> = {
  ...workspaceTable,
  ...clientTable,
  ...invitationTable,
  ...processTable,
  ...blueprintTable,
  ...planTable,
};

/** What nobody asks for: it follows from an event or from time that has passed, and no edge takes it. */
const followTable = { ...invitationFollows };
export type FollowName = keyof typeof followTable;
export type AnyCommandName = CommandName | FollowName;

const entries: Readonly<Record<AnyCommandName, AnyEntry>> = {
  ...commandTable,
  ...followTable,
};

export const entryOf = (name: AnyCommandName): AnyEntry => entries[name];
/** Whether this program knows such a command. */
export const isCommand = (name: string): name is AnyCommandName =>
  Object.hasOwn(entries, name);
