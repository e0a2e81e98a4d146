import type { FileLinks } from '@waymark/api';
import { withPosition } from './position.ts';
import { request } from './request.ts';
import type { Wire } from './wire.ts';

/** So many ids stand in one address: what stands in between cuts longer ones off. */
const AT_ONCE = 50;

/**
 * Addresses of files by their ids, good for minutes; of those that whoever asks may read. @throws
 * as `request`
 */
export async function fileLinks(
  wire: Wire,
  ids: readonly string[],
  workspaceId?: string,
): Promise<ReadonlyMap<string, string>> {
  const links = await Promise.all(
    batchesOf(ids).map(async (some) => {
      const query = new URLSearchParams(some.map((id) => ['id', id]));
      const { json } = await request<FileLinks>(
        wire,
        withPosition(`/api/fileLinks?${query}`, wire.position.newest()),
        { workspaceId },
      );
      return json;
    }),
  );
  return new Map(links.flat().map(({ id, url }) => [id, url]));
}

const batchesOf = (ids: readonly string[]): (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, nth) =>
    ids.slice(nth * AT_ONCE, (nth + 1) * AT_ONCE),
  );
