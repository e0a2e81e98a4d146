import type { ConversationRow, TaskRow } from '@waymark/api';
import type { Kind } from './entries.ts';
import type { TurnOf } from '../../../parts/turn/useSayTurn.ts';

/** The task that is talked about, with whose turn it is. */
export type Subject = TurnOf &
  Pick<
    TaskRow,
    | 'planId'
    | 'planKind'
    | 'moduleId'
    | 'assignee'
    | 'followers'
    | 'audience'
    | 'status'
    | 'headline'
  > & { readonly taskId: string; readonly clientId: string };

export const subjectOfTask = (task: TaskRow, clientId: string): Subject => ({
  ...task,
  taskId: task.id,
  clientId,
});

export const subjectOfRow = (row: ConversationRow): Subject => row;

/** The id of its conversation, as rows of `conversations` have it. */
export const conversationId = ({ planId, taskId }: Pick<Subject, 'planId' | 'taskId'>): string =>
  `${planId}_${taskId}`;

/** Where somebody is who writes in it, as the others of the team are told. */
export const writingPlace = (taskId: string, kind: Kind): string => `${taskId}_${kind}`;
