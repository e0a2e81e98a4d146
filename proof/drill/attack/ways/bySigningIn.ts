import { randomBytes } from 'node:crypto';
import type { Ways } from '../attackWay.ts';

/** By what needs no account. */
export const bySigningIn: Ways = {
  'refreshes with made-up tokens': {
    at: 'command',
    next: () => ({
      ...{ method: 'POST', path: '/api/session/refresh' },
      headers: { Cookie: `waymark_refresh=${randomBytes(32).toString('base64url')}` },
    }),
  },
  'refreshes of their own session': {
    at: 'command',
    next: ({ sessionCookie }) => ({
      ...{ method: 'POST', path: '/api/session/refresh' },
      headers: { Cookie: sessionCookie },
    }),
  },
  'codes for everybody': {
    at: 'command',
    next: (_, n) => ({
      path: '/api/session/code',
      body: JSON.stringify({ ...{ email: `somebody${n}@attack.example`, intent: 'signUp' } }),
    }),
  },
  'guesses at codes': {
    at: 'command',
    next: ({ neighbour: { email } }, n) => ({
      path: '/api/session',
      body: JSON.stringify({ ...{ email, code: String(n % 1_000_000).padStart(6, '0') } }),
      headers: { Cookie: `waymark_challenge=${n}` },
    }),
  },
  'made-up links of invitations': {
    at: 'command',
    next: (_, n) => ({
      path: '/api/invitation',
      body: JSON.stringify({ token: `${n}.${'x'.repeat(900)}.x` }),
    }),
  },
};
