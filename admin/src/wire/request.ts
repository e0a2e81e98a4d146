import {
  request as requestBy,
  withPosition,
  type Answer,
  type Asked,
} from '@waymark/client';
import { wire } from './wire.ts';

/** One request to the services, by this page's line. @throws as `request` of the client */
export const request = <Json = unknown>(
  path: string,
  asked?: Asked,
): Promise<Answer<Json>> => requestBy(wire, path, asked);

/** A read that shows whatever this page knows to have happened. */
export const read = <Json = unknown>(
  path: string,
  signal?: AbortSignal,
): Promise<Answer<Json>> =>
  request(withPosition(path, wire.position.newest()), signal ? { signal } : {});
