import type { BlockRow, MessageRow } from '../../../base/api/reads.ts';

/** A file as it is offered to be kept. */
export type KeptFile = { readonly id: string; readonly title: string; readonly bytes: number };

/**
 * The PDFs of a plan, in reading order, and then the files of what was said about it, each once;
 * without pictures and what was erased.
 */
export function filesToKeep(
  blocks: readonly Pick<BlockRow, 'content'>[],
  messages: readonly Pick<MessageRow, 'files' | 'deletedAt'>[],
): KeptFile[] {
  const ofBlocks = blocks.flatMap(({ content }) =>
    content.type === 'pdf' && content.fileId !== ''
      ? [{ id: content.fileId, title: content.title, bytes: content.bytes }]
      : [],
  );
  const said = messages
    .filter(({ deletedAt }) => deletedAt === null)
    .flatMap(({ files }) => files)
    .filter(({ erased, width }) => !erased && width === null)
    .map(({ id, name, bytes }) => ({ id, title: name, bytes }));
  const all = new Map([...said, ...ofBlocks].map((file) => [file.id, file] as const));
  return [...ofBlocks, ...said].filter(({ id }) => all.delete(id));
}
