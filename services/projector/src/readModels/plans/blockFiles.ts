import {
  blockKinds,
  partsOfStream,
  type Block,
  type Blocks,
  type FileEvent,
} from '@waymark/events';
import { openEvent, type PersonVault } from '@waymark/vault';
import type { KnownEvent } from '../model/readModel.ts';
import type { Statement } from '../model/statement.ts';

const known = new WeakMap<Blocks, ReadonlyMap<string, Block>>();

/**
 * The blocks of a plan by the files that they show: `<nth> <blockId>` for the nth file of a block,
 * which is what its row is called.
 */
export function carriedIn(blocks: Blocks): ReadonlyMap<string, Block> {
  const found = known.get(blocks) ?? carried(blocks);
  known.set(blocks, found);
  return found;
}

const carried = (blocks: Blocks): ReadonlyMap<string, Block> =>
  new Map(
    [...blocks.values()].flatMap((block) =>
      filesOf(block).map((_, nth) => [`${nth} ${block.blockId}`, block] as const),
    ),
  );

const filesOf = ({ content }: Block): readonly string[] =>
  content.type === 'task' ? [] : blockKinds.filesOf(content);

/** The block and the file that such a row is about; null where the block shows no such file. */
export function carriedAs(
  blocks: Blocks,
  id: string,
): { readonly block: Block; readonly fileId: string } | null {
  const [nth = ''] = id.split(' ', 1);
  const block = blocks.get(id.slice(nth.length + 1));
  const fileId = block && filesOf(block)[Number(nth)];
  return block === undefined || fileId === undefined ? null : { block, fileId };
}

type FileEventOf<Type extends FileEvent['type']> = Extract<KnownEvent, { type: Type }>;

/** The events that bring or erase a file of a block. */
export type OfBlockFiles = Extract<KnownEvent, { type: 'BlockFileStored' | 'FileErased' }>;

/**
 * Files that were brought for blocks. Their names go with the key of who brought them; what they
 * show is the workspace's and stays.
 */
export async function filesOfBlocks(
  out: Statement[],
  events: readonly KnownEvent[],
  vault: PersonVault,
): Promise<void> {
  for (const event of events) {
    if (event.type === 'BlockFileStored') await stored(out, event, vault);
    if (event.type === 'FileErased') erased(out, event);
  }
}

async function stored(
  out: Statement[],
  event: FileEventOf<'BlockFileStored'>,
  vault: PersonVault,
): Promise<void> {
  const { workspaceId } = partsOfStream(event.stream);
  const { data } = await openEvent(vault, event);
  const { fileId, name, type, contents } = data;
  out.push({
    name: 'block file',
    text: `INSERT INTO brought_files (workspace_id, id, name, type, contents) VALUES ($1, $2, $3, $4, $5::jsonb)`,
    values: [
      ...[workspaceId, fileId, name.erased ? '' : name.value],
      ...[type, JSON.stringify(contents)],
    ],
  });
}

const erased = (out: Statement[], { stream, data }: FileEventOf<'FileErased'>): void =>
  void out.push({
    name: 'erase block file',
    text: `DELETE FROM brought_files WHERE workspace_id = $1 AND id = $2`,
    values: [partsOfStream(stream).workspaceId, data.fileId],
  });
