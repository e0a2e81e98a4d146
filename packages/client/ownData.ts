import { request } from './request.ts';
import type { Wire } from './wire.ts';

/**
 * What is held about whoever is signed in, as one document: what both services know of them.
 * @throws as `request`
 */
export async function ownData(wire: Wire): Promise<string> {
  const [held, sessions] = [
    await request<object>(wire, '/api/me/data'),
    await request<{ readonly sessions: unknown }>(wire, '/api/session/all'),
  ];
  const all = { ...held.json, sessions: sessions.json.sessions };
  return JSON.stringify(all, null, 2);
}
