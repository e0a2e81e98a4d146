import { authorized } from '../tenant.ts';
import { bytes, type Ways } from '../attackWay.ts';

const LARGEST = 8 * 1024 * 1024 - 1;
const COMMAND = '/api/commands/RenameClient';
const CODE = '/api/session/code';
const largest = `[${'0,'.repeat((LARGEST - 2) / 2)}0]`;
const thousandsDeep = '['.repeat(1_000_000);
/** As deep as may be, as often as fits. */
const wide = `[${Array<string>(7_000)
  .fill(`${'['.repeat(60)}${']'.repeat(60)}`)
  .join(',')}]`;

/** By the size and shape of what is sent. */
export const byBodies: Ways = {
  'the largest bodies': bytes(COMMAND, largest, { signedIn: true }),
  'the largest bodies, signed in as nobody': bytes(CODE, largest, { signedIn: false }),
  'deep JSON': bytes(COMMAND, thousandsDeep, { signedIn: true }),
  'deep JSON, signed in as nobody': bytes(CODE, thousandsDeep, { signedIn: false }),
  'wide and deep JSON': bytes(COMMAND, wide, { signedIn: true }),
  'bodies of another type': {
    at: 'command',
    next: (tenant) => ({
      ...{ path: COMMAND, body: largest },
      headers: { ...authorized(tenant), 'Content-Type': 'text/plain' },
    }),
  },
  'bodies where none belongs': {
    at: 'projector',
    next: (tenant) => ({
      ...{ method: 'GET', path: '/api/me', body: largest },
      headers: authorized(tenant),
    }),
  },
  'bodies of unsaid length': {
    at: 'command',
    next: (tenant) => ({
      ...{ path: COMMAND, body: largest, chunked: true },
      headers: authorized(tenant),
    }),
  },
};
