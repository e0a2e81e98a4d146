import { refusalText } from '@waymark/api/problems';
import {
  pictureOf,
  type Blueprint,
  type BrandPictureKind,
  type FileCarrier,
  type FileContent,
  type FileEvent,
  type Process,
  type Sealed,
  type StoredFile,
  type Task,
  type Workspace,
} from '@waymark/events';
import { absent, DecisionRefused, existing, present } from '../../decisions/decision.ts';

/** What was put into the file store, and its name, sealed by the key of who brought it. */
export type Brought = {
  readonly fileId: string;
  readonly processId: string;
  readonly carrier: FileCarrier;
  readonly name: Sealed<string>;
  readonly type: string;
  readonly contents: FileContent[];
};

/** Whose block it was brought for. */
type BlockFilePlan = { readonly kind: 'blueprint' | 'process'; readonly id: string };

export function storeFile(
  state: StoredFile,
  { taskId }: Pick<Task, 'taskId'>,
  brought: Brought,
  accountId: string,
): FileEvent[] {
  absent(state, 'file', 'fileId');
  return [{ type: 'FileStored', data: { ...brought, taskId, accountId } }];
}

/** The same for a block of a plan, whose copies will show it too. */
export function storeBlockFile(
  state: StoredFile,
  plan: Pick<Blueprint | Process, 'kind' | 'life'>,
  brought: Omit<Brought, 'processId' | 'carrier'> & { readonly plan: BlockFilePlan },
  accountId: string,
): FileEvent[] {
  absent(state, 'file', 'fileId');
  present(plan, plan.kind === 'blueprint' ? 'blueprint' : 'execution');
  return [{ type: 'BlockFileStored', data: { ...brought, accountId } }];
}

/** The same for what a workspace shows of itself. */
export function storeBrandPicture(
  state: StoredFile,
  picture: Omit<Brought, 'processId' | 'carrier' | 'name'> & { readonly kind: BrandPictureKind },
  accountId: string,
): FileEvent[] {
  absent(state, 'file', 'fileId');
  return [{ type: 'BrandPictureStored', data: { ...picture, accountId } }];
}

/** A picture that its workspace does not show, or shows no more, goes; whoever brought it. */
export function letPictureGo(
  state: StoredFile,
  fileId: string,
  { logo, header }: Pick<Workspace, 'logo' | 'header'>,
): FileEvent[] {
  const shown = [logo, pictureOf(header)].some((picture) => picture?.fileId === fileId);
  if (state.life !== 'present' || state.broughtTo.carrier !== 'brand' || shown) return [];
  return [{ type: 'FileErased', data: { fileId, accountId: state.accountId } }];
}

/** By who brought it alone. What was erased before stays so. */
export function eraseFile(state: StoredFile, fileId: string, accountId: string): FileEvent[] {
  if (state.life === 'absent') existing(new Map<string, never>(), fileId, 'file', 'fileId');
  else if (state.accountId !== accountId)
    throw new DecisionRefused('forbidden', 'not-the-author', refusalText('notTheAuthor'), 'fileId');
  return state.life === 'present' ? [{ type: 'FileErased', data: { fileId, accountId } }] : [];
}
