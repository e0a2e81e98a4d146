import type { OwnPassword } from '@waymark/api';
import { request } from './request.ts';
import type { Wire } from './wire.ts';

/**
 * What is held about whoever is signed in, as one document: what both services know of them.
 * @throws as `request`
 */
export async function ownData(wire: Wire): Promise<string> {
  const [held, sessions, password] = [
    await request<object>(wire, '/api/me/data'),
    await request<{ readonly sessions: unknown }>(wire, '/api/session/all'),
    await request<OwnPassword>(wire, '/api/session/own-password'),
  ];
  const all = {
    ...held.json,
    sessions: sessions.json.sessions,
    passwordSetAt: password.json.setAt,
  };
  return JSON.stringify(all, null, 2);
}
