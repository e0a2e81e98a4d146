import {
  request as requestBy,
  withPosition,
  type ServerAnswer,
  type RequestOptions,
} from '@waymark/client';
import { wire } from './wire.ts';

/** One request to the services, by this page's line. @throws as `request` of the client */
export const request = <Json = unknown>(
  path: string,
  asked?: RequestOptions,
): Promise<ServerAnswer<Json>> => requestBy(wire, path, asked);

/** A read that shows whatever this page knows to have happened. */
export const read = <Json = unknown>(
  path: string,
  signal?: AbortSignal,
): Promise<ServerAnswer<Json>> =>
  request(withPosition(path, wire.position.newest()), signal ? { signal } : {});
