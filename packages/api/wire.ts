import type { z } from 'zod';
import { accountCommands } from './commands/account.ts';
import { apiKeyCommands } from './commands/apiKeys.ts';
import { answersCommands } from './commands/answers.ts';
import { blueprintCommands } from './commands/blueprint.ts';
import { clientCommands } from './commands/client.ts';
import { formCommands } from './commands/form.ts';
import { jobCommands } from './commands/jobs.ts';
import { conversationCommands } from './commands/conversation.ts';
import { mailWordsCommands } from './commands/mailWords.ts';
import { invitationCommands } from './commands/invitation.ts';
import { planCommands } from './commands/plan/index.ts';
import { processCommands } from './commands/process.ts';
import { projectCommands } from './commands/project.ts';
import { shareCommands } from './commands/share.ts';
import { viewCommands } from './commands/view.ts';
import { workspaceCommands } from './commands/workspace.ts';
import { placeholderRead, variableRead } from './reads/placeholders.ts';
import { mailWordsRead } from './reads/mailWords.ts';
import { mailCopyRead, mailingRead } from './reads/mails.ts';
import { filters } from './reads/filters.ts';
import { historyRead } from './reads/history.ts';
import { blueprintRead, executionRead } from './reads/overview.ts';
import { clientRead, personRead, projectRead, roleRead } from './reads/people.ts';
import { blockRead, milestoneRead, moduleRead, taskRead } from './reads/plan.ts';
import { noticeRead } from './reads/notices.ts';
import { apiKeyRead } from './reads/apiKeys.ts';
import { answersRead } from './reads/answers.ts';
import { formDraftRead, formRead, formVersionRead } from './reads/forms.ts';
import { ratingRead } from './reads/ratings.ts';
import { shareRead } from './reads/shares.ts';
import { viewRead } from './reads/views.ts';
import { conversationRead, messageRead, noteRead } from './reads/talk.ts';

/** All that goes over the wire: the commands that each noun takes, and what is read. */

const commands = {
  ...accountCommands,
  ...workspaceCommands,
  ...apiKeyCommands,
  ...invitationCommands,
  ...clientCommands,
  ...projectCommands,
  ...jobCommands,
  ...processCommands,
  ...blueprintCommands,
  ...mailWordsCommands,
  ...planCommands,
  ...viewCommands,
  ...conversationCommands,
  ...shareCommands,
  ...formCommands,
  ...answersCommands,
};
type Commands = typeof commands;
export type CommandName = keyof Commands;

const reads = {
  executions: executionRead,
  blueprints: blueprintRead,
  milestones: milestoneRead,
  modules: moduleRead,
  blocks: blockRead,
  tasks: taskRead,
  placeholders: placeholderRead,
  variables: variableRead,
  people: personRead,
  clients: clientRead,
  projects: projectRead,
  roles: roleRead,
  history: historyRead,
  views: viewRead,
  messages: messageRead,
  notes: noteRead,
  conversations: conversationRead,
  notices: noticeRead,
  mailings: mailingRead,
  mailCopies: mailCopyRead,
  mailWords: mailWordsRead,
  shares: shareRead,
  ratings: ratingRead,
  forms: formRead,
  formDrafts: formDraftRead,
  formVersions: formVersionRead,
  answers: answersRead,
  apiKeys: apiKeyRead,
};
type Reads = typeof reads;
export type ResourceName = keyof Reads;

/** One thing of each line of a table. */
const each = <What extends string, Lines extends Record<string, Record<What, unknown>>>(
  what: What,
  lines: Lines,
) =>
  Object.fromEntries(Object.entries(lines).map(([name, line]) => [name, line[what]])) as {
    readonly [Name in keyof Lines]: Lines[Name][What];
  };

/** Command name -> schema of its payload: the body of `POST /api/commands/<Name>`. */
export const commandSchemas = each('schema', commands);
/** Command name -> a payload of it. */
export const commandExamples = each('example', commands);

/** The payload of a command as a caller sends it; defaults may be left out. */
export type Payload<Name extends CommandName> = z.input<(typeof commandSchemas)[Name]>;
/** The payload of a command as the decision gets it, with all defaults filled in. */
export type Command<Name extends CommandName> = z.output<(typeof commandSchemas)[Name]>;

/**
 * Resource -> schema of its row: `GET /api/<resource>` answers an array of them, `GET
 * /api/<resource>/<id>` one.
 */
export const readSchemas = each('row', reads);
/** Resource -> schema of what it may be filtered by. */
export const filterSchemas = filters satisfies Readonly<Record<ResourceName, z.ZodObject>>;

/** A row as the team is given it. */
export type RowOf<Name extends ResourceName> = z.output<(typeof readSchemas)[Name]>;
/** The filter of a resource as a caller sends it. */
export type FilterOf<Name extends ResourceName> = z.input<(typeof filterSchemas)[Name]>;
/** The filter of a resource as the query gets it: one value or several are a list. */
export type FilterValuesOf<Name extends ResourceName> = z.output<(typeof filterSchemas)[Name]>;

/** Resource -> column by column, whether a client's users are given it. */
export const shownToClients = each('shown', reads);
