import { nouns, streamOf, type FileCarrier, type StoredFile } from '@waymark/events';
import { existing } from './decision.ts';

/** The files that are named, beside whatever else is read. */
export type FilesRead = { readonly [Each in `file:${string}`]: StoredFile };

/** What a command that names files reads of them. */
export const besideFiles = (files: readonly string[] | undefined, workspaceId: string) =>
  Object.fromEntries(
    (files ?? []).map((fileId) => [
      `file:${fileId}`,
      { stream: streamOf.file(workspaceId, fileId), fold: nouns.file },
    ]),
  );

type CarriedTo = {
  readonly processId: string;
  readonly taskId: string;
  readonly accountId: string;
  readonly carrier: FileCarrier;
};

/**
 * The files, each once: brought to this task, for this, by whoever names them now, so that nobody
 * gets to read by naming it what they could not. @throws DecisionRefused `file-not-found`
 */
export function carriedFiles(
  files: readonly string[] | undefined,
  reads: { readonly [key: `file:${string}`]: { readonly state: StoredFile } },
  { processId, taskId, accountId, carrier }: CarriedTo,
): string[] {
  const all = [...new Set(files)];
  const own = all.filter((fileId) => {
    const file = reads[`file:${fileId}`]?.state;
    return (
      file?.life === 'present' &&
      'taskId' in file.broughtTo &&
      file.broughtTo.processId === processId &&
      file.broughtTo.taskId === taskId &&
      file.accountId === accountId &&
      file.broughtTo.carrier === carrier
    );
  });
  const known = new Map(own.map((fileId) => [fileId, fileId]));
  return all.map((fileId) => existing(known, fileId, 'file', 'files'));
}

/**
 * Refuses files that were not brought for a block of this kind. Whoever writes blocks reads all of
 * their workspace, so any of it will do: a copy of a plan shows what the plan showed. @throws
 * DecisionRefused `file-not-found`
 */
export function filesForBlocks(
  files: readonly string[],
  reads: { readonly [key: `file:${string}`]: { readonly state: StoredFile } },
  type: string,
): void {
  const known = new Map(
    files.flatMap((fileId) => {
      const file = reads[`file:${fileId}`]?.state;
      return file?.life === 'present' &&
        file.broughtTo.carrier === 'block' &&
        file.broughtTo.type === type
        ? [[fileId, fileId] as const]
        : [];
    }),
  );
  for (const fileId of files) existing(known, fileId, 'file', 'content');
}

/**
 * Refuses files that were not brought for answers to the form of this task: by whomever, since
 * people fill it in together.
 * @throws DecisionRefused `file-not-found`
 */
export function filesForAnswers(
  files: readonly string[],
  reads: { readonly [key: `file:${string}`]: { readonly state: StoredFile } },
  { planId, taskId }: { readonly planId: string; readonly taskId: string },
  field: (fileId: string) => string,
): void {
  for (const fileId of files) {
    const file = reads[`file:${fileId}`]?.state;
    const isThere =
      file?.life === 'present' &&
      file.broughtTo.carrier === 'answers' &&
      file.broughtTo.processId === planId &&
      file.broughtTo.taskId === taskId;
    existing(new Map(isThere ? [[fileId, fileId]] : []), fileId, 'file', field(fileId));
  }
}
