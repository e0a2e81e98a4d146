import { once } from 'node:events';
import type { ServerWritableStream } from '@grpc/grpc-js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';

export type ReadCall = ServerWritableStream<ReadReq, ReadResp>;

/**
 * Writes one message and waits while the client's buffer is full; false when the client has gone.
 */
export async function send(
  call: ReadCall,
  message: ReadResp,
  signal: AbortSignal,
): Promise<boolean> {
  if (signal.aborted) return false;
  if (!call.write(message)) await once(call, 'drain', { signal }).catch(() => undefined);
  return !signal.aborted;
}
