import type { SessionReply } from '@waymark/api';
import { problemOf, Refused, SignedOut } from '../api/problem.ts';
import { reach } from '../api/reach.ts';

/**
 * Who is signed in, for all tabs of this browser. The access token lives in memory alone; the httpOnly cookie renews it.
 * Tabs renew one after the other (a Web Lock) and hand each other what they got, so that one cookie is never used twice
 * at once.
 */
let present: SessionReply | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** `left`: the person logged out. `expired`: it could not be renewed. */
export type SessionEnd = 'left' | 'expired';
const endListeners = new Set<(end: SessionEnd) => void>();
const otherTabs = new BroadcastChannel('waymark.session');

/** Renewed that long before the access token ends (it lives for 15 minutes). */
const aheadMs = 60_000;

otherTabs.addEventListener(
  'message',
  ({ data }: MessageEvent<SessionReply | 'ended'>) => {
    if (data === 'ended') endHere('left');
    else if (present === undefined || data.accountId === present.accountId)
      keep(data);
  },
);

document.addEventListener('visibilitychange', () => {
  // Timers sleep with the machine.
  if (
    document.visibilityState === 'visible' &&
    present !== undefined &&
    endsSoon(present)
  )
    renewQuietly();
});

const endsSoon = ({ expiresAt }: SessionReply): boolean =>
  Date.parse(expiresAt) - Date.now() < aheadMs / 2;

function keep(reply: SessionReply): void {
  present = reply;
  clearTimeout(timer);
  timer = setTimeout(
    renewQuietly,
    Math.max(Date.parse(reply.expiresAt) - Date.now() - aheadMs, aheadMs / 2),
  );
}

/** A failure here is not yet the person's concern: the next request renews again and tells. */
function renewQuietly(): void {
  renew().catch(() => undefined);
}

function endHere(end: SessionEnd): void {
  present = undefined;
  clearTimeout(timer);
  for (const listener of endListeners) listener(end);
}

/** A sign-in or another tab's renewal. */
export function startSession(reply: SessionReply): void {
  keep(reply);
  otherTabs.postMessage(reply);
}

/** The token to send along; renewed first where there is none or it is about to end. */
export async function accessToken(): Promise<string> {
  return present === undefined || endsSoon(present)
    ? renew()
    : present.accessToken;
}

let renewing: Promise<string> | undefined;

/**
 * A new access token by the cookie.
 * @throws {SignedOut} the cookie is gone or no longer good; the session is cleared
 */
export function renew(): Promise<string> {
  renewing ??= underLock(present?.accessToken).finally(
    () => (renewing = undefined),
  );
  return renewing;
}

const underLock = (old: string | undefined): Promise<string> =>
  navigator.locks.request('waymark.session', async () => {
    if (present !== undefined && present.accessToken !== old)
      return present.accessToken;
    const response = await reach('/api/session/refresh', { method: 'POST' });
    if (response.status === 401) {
      endHere('expired');
      throw new SignedOut();
    }
    if (!response.ok) throw new Refused(await problemOf(response));
    const reply = (await response.json()) as SessionReply;
    startSession(reply);
    return reply.accessToken;
  });

/** Ends the session here, in the other tabs, and on the server. */
export async function signOut(): Promise<void> {
  const response = await reach('/api/session', { method: 'DELETE' });
  if (!response.ok && response.status !== 401)
    throw new Refused(await problemOf(response));
  otherTabs.postMessage('ended');
  endHere('left');
}

export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  endListeners.add(listener);
  return () => void endListeners.delete(listener);
}
