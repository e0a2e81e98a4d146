import type { ClientsRow } from '@waymark/api';
import { readAll as read } from '@waymark/client';
import type { ListQuery } from '@waymark/client';
import { wire } from './wire.ts';

/** Rows as clients are given them. */
export type ExecutionRow = ClientsRow<'executions'>;
export type MilestoneRow = ClientsRow<'milestones'>;
export type ModuleRow = ClientsRow<'modules'>;
export type BlockRow = ClientsRow<'blocks'>;
export type TaskRow = ClientsRow<'tasks'>;
export type PersonRow = ClientsRow<'people'>;
export type HistoryRow = ClientsRow<'history'>;
export type MessageRow = ClientsRow<'messages'>;
export type ConversationRow = ClientsRow<'conversations'>;
export type OwnRating = ClientsRow<'ratings'>;
export type NoticeRow = ClientsRow<'notices'>;
export type AnswersRow = ClientsRow<'answers'>;
export type FormVersionRow = ClientsRow<'formVersions'>;
export type VariableRow = ClientsRow<'variables'>;
export type PlaceholderRow = ClientsRow<'placeholders'>;

/** The reads that the portal uses. */
export type Readable =
  | 'executions'
  | 'milestones'
  | 'modules'
  | 'tasks'
  | 'blocks'
  | 'people'
  | 'placeholders'
  | 'projects'
  | 'variables'
  | 'history'
  | 'messages'
  | 'conversations'
  | 'notices'
  | 'ratings'
  | 'answers'
  | 'formVersions';

/**
 * All rows of a read, page by page.
 * @param workspaceId whose rows
 */
export const readAll = <Name extends Readable>(
  workspaceId: string,
  resource: Name,
  question: Omit<ListQuery<Name>, 'workspaceId'>,
): Promise<ClientsRow<Name>[]> =>
  read<Name, ClientsRow<Name>>(wire, resource, { ...question, workspaceId });
