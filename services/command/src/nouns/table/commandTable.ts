import type { CommandName } from '@waymark/api';
import type { AnyEntry } from '../commandEntry.ts';
import { accountTable } from '../account/commands.ts';
import { blueprintTable } from '../blueprint/commands.ts';
import { blueprintFollows } from '../blueprint/followTable.ts';
import { answersTable } from '../answers/commands.ts';
import { attentionTable } from '../attention/commands.ts';
import { clientTable } from '../client/commands.ts';
import { conversationFollows, conversationTable } from '../conversation/commands.ts';
import { fileFollows } from '../file/commands.ts';
import { formTable } from '../form/commands.ts';
import { invitationFollows, invitationTable } from '../invitation/commands.ts';
import { notesTable } from '../notes/commands.ts';
import { postFollows } from '../post/commands.ts';
import { planTable } from '../plan/commands.ts';
import { leavingFollows } from '../plan/leaving/commands.ts';
import { bookingFollows } from '../plan/tasks/commands.ts';
import { variableFollows } from '../plan/variables/followTable.ts';
import { taskFollows } from '../plan/tasks/followTable.ts';
import { processFollows, processTable } from '../process/commands.ts';
import { projectTable } from '../project/commands.ts';
import { shareFollows, shareTable } from '../share/commands.ts';
import { viewTable } from '../view/commands.ts';
import { workspaceTable } from '../workspace/commands.ts';

/** The one table: command -> schema, stream, policy, decision. What is not in it can't be done. */
export const commandTable: Readonly<Record<CommandName, AnyEntry>> = {
  ...accountTable,
  ...workspaceTable,
  ...invitationTable,
  ...clientTable,
  ...projectTable,
  ...processTable,
  ...blueprintTable,
  ...conversationTable,
  ...notesTable,
  ...attentionTable,
  ...planTable,
  ...viewTable,
  ...shareTable,
  ...formTable,
  ...answersTable,
};

/**
 * What nobody asks for: it follows from an event or from time that has passed, and no edge takes
 * it.
 */
const followTable = {
  ...invitationFollows,
  ...conversationFollows,
  ...fileFollows,
  ...processFollows,
  ...postFollows,
  ...bookingFollows,
  ...taskFollows,
  ...variableFollows,
  ...shareFollows,
  ...blueprintFollows,
  ...leavingFollows,
};
export type FollowName = keyof typeof followTable;
export type AnyCommandName = CommandName | FollowName;

const entries: Readonly<Record<AnyCommandName, AnyEntry>> = { ...commandTable, ...followTable };

export const entryOf = (name: AnyCommandName): AnyEntry => entries[name];
/** Whether this program knows such a command. */
export const isCommand = (name: string): name is AnyCommandName => Object.hasOwn(entries, name);
