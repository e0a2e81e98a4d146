import type { FileQuery, ShownFile } from '@waymark/api';
import { headers as names } from '@waymark/api/headers';
import { refusalOf, SignedOut, ServerUnreachable } from './refusals.ts';
import { request } from './request.ts';
import { whileSignedIn } from './whileSignedIn.ts';
import type { Wire } from './wire.ts';

export type Uploading = {
  /** How much of it has gone out, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
  /** In the place of the wire's. */
  readonly workspaceId?: string;
};

/**
 * Brings a file to a task (PRODUCT 15). The same `fileId` with the same content is one file,
 * however often it is brought. Where the session has ended it waits as `request` does.
 * @throws {ServerRefused} it is not taken, with a sentence that says why
 * @throws {ServerUnreachable} the line was cut
 * @throws {SignedOut} the session is over
 */
export async function upload(
  wire: Wire,
  query: FileQuery,
  file: File,
  uploading: Uploading = {},
): Promise<ShownFile> {
  const put = (token: string | undefined) =>
    sent(wire, `/api/uploads?${new URLSearchParams(query)}`, file, token, uploading);
  const answer = await whileSignedIn(wire, async () => {
    const first = await put(await wire.session.accessToken());
    const last = first.status === 401 ? await put(await wire.session.renew()) : first;
    if (last.status === 401) throw new SignedOut(wire.words().signedOut);
    return last;
  });
  const body = await answer.text();
  if (!answer.ok) throw refusalOf(answer, body, wire.words().ours);
  return JSON.parse(body) as ShownFile;
}

/** Takes away a file that nothing carries yet, by who brought it. @throws as `request` */
export const takeAway = async (wire: Wire, fileId: string, workspaceId?: string): Promise<void> => {
  await request(wire, `/api/uploads/${fileId}`, { method: 'DELETE', workspaceId });
};

/** `fetch` does not tell how much of a body has gone out. */
function sent(
  wire: Wire,
  path: string,
  file: File,
  token: string | undefined,
  { onProgress, signal, workspaceId = wire.workspaceId?.() }: Uploading,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const asking = new XMLHttpRequest();
  asking.open('POST', path);
  const said: Record<string, string | undefined> = {
    Accept: 'application/json',
    'Accept-Language': wire.language(),
    'Content-Type': 'application/octet-stream',
    [names.fileName]: encodeURIComponent(file.name),
    [names.workspace]: workspaceId,
    Authorization: token && `Bearer ${token}`,
  };
  for (const [name, value] of Object.entries(said))
    if (value !== undefined) asking.setRequestHeader(name, value);
  asking.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress?.(loaded / total);
  asking.onload = () => {
    const { status, statusText, responseText } = asking;
    resolve(new Response(responseText, { status, statusText }));
  };
  asking.onerror = asking.ontimeout = () => reject(new ServerUnreachable(wire.words().unreachable));
  asking.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'));
  signal?.addEventListener('abort', () => asking.abort());
  asking.send(file);
  return promise;
}
