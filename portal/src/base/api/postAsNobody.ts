import { request } from '@waymark/client';
import { wire } from './wire.ts';

/**
 * Sends what needs nobody who is signed in, once. @returns the JSON of the answer; null where it is
 * empty
 */
export const postAsNobody = async <Json>(path: string, body: unknown): Promise<Json> =>
  (await request<Json>(wire, path, { method: 'POST', body, anonymous: true })).json;
