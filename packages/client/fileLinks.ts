import type { FileLinks } from '@waymark/api';
import { withPosition } from './position.ts';
import { request } from './request.ts';
import type { Wire } from './wire.ts';

/** Addresses of files by their ids, good for minutes; of those that whoever asks may read. @throws as `request` */
export async function fileLinks(
  wire: Wire,
  ids: readonly string[],
  workspaceId?: string,
): Promise<ReadonlyMap<string, string>> {
  const query = new URLSearchParams(ids.map((id) => ['id', id]));
  const { json } = await request<FileLinks>(
    wire,
    withPosition(`/api/fileLinks?${query}`, wire.position.newest()),
    { workspaceId },
  );
  return new Map(json.map(({ id, url }) => [id, url]));
}
