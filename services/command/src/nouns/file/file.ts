import { said } from '@waymark/api/problems';
import type {
  FileCarrier,
  FileContent,
  FileEvent,
  Sealed,
  StoredFile,
  Task,
} from '@waymark/events';
import { absent, DecisionRefused, existing } from '../../decisions/decision.ts';

/** What was put into the file store, and its name, sealed by the key of who brought it. */
export type Brought = {
  readonly fileId: string;
  readonly processId: string;
  readonly carrier: FileCarrier;
  readonly name: Sealed<string>;
  readonly type: string;
  readonly contents: FileContent[];
};

export function storeFile(
  state: StoredFile,
  { taskId }: Pick<Task, 'taskId'>,
  brought: Brought,
  accountId: string,
): FileEvent[] {
  absent(state, 'file', 'fileId');
  return [{ type: 'FileStored', data: { ...brought, taskId, accountId } }];
}

/** By who brought it alone. What was erased before stays so. */
export function eraseFile(
  state: StoredFile,
  fileId: string,
  accountId: string,
): FileEvent[] {
  if (state.life === 'absent')
    existing(new Map<string, never>(), fileId, 'file', 'fileId');
  else if (state.accountId !== accountId)
    throw new DecisionRefused(
      'forbidden',
      'not-the-author',
      said('notTheAuthor'),
      'fileId',
    );
  return state.life === 'present'
    ? [{ type: 'FileErased', data: { fileId, accountId } }]
    : [];
}
