import type { CommandName } from '@waymark/api';
import type { AnyEntry } from './commandEntry.ts';
import { blueprintTable } from './commands/blueprint.ts';
import { clientTable } from './commands/client.ts';
import { invitationTable } from './commands/invitation.ts';
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
