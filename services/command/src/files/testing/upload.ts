import { randomUUID } from 'node:crypto';
import {
  headers,
  type BlockFileQuery,
  type BrandFileQuery,
  type Problem,
  type ShownFile,
  type TaskFileQuery,
} from '@waymark/api';
import type { CommandHarness } from '../../testing/commandHarness.ts';

export type UploadAnswer = { readonly status: number; readonly body: ShownFile & Problem };

/** Brings a file as an app does. */
export async function upload(
  { site, tokenOf }: Pick<CommandHarness, 'site' | 'tokenOf'>,
  who: string,
  name: string,
  content: Buffer | ReadableStream,
  asked: (Partial<TaskFileQuery> | Partial<BlockFileQuery> | Partial<BrandFileQuery>) & {
    length?: number;
    workspace?: string;
    key?: string;
  } = {},
): Promise<UploadAnswer> {
  const { length, workspace = 'w', key, ...query } = asked;
  const search = new URLSearchParams({
    fileId: randomUUID(),
    ...(query.carrier !== 'block' &&
      query.carrier !== 'brand' && { processId: 'p', taskId: 'own', carrier: 'message' }),
    ...query,
  });
  const response = await fetch(`${site}/api/uploads?${search}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${tokenOf(who)}`,
      [headers.workspace]: workspace,
      ...(key === undefined ? {} : { [headers.idempotencyKey]: key }),
      [headers.fileName]: encodeURIComponent(name),
      ...(length === undefined ? {} : { 'Content-Length': `${length}` }),
    },
    body: content as BodyInit,
    ...(Buffer.isBuffer(content) ? {} : { duplex: 'half' }),
  } as RequestInit);
  return { status: response.status, body: (await response.json()) as UploadAnswer['body'] };
}
