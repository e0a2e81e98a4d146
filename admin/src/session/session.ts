import type { SessionReply } from '@waymark/api';

/** The token timer of PRODUCT 3.2, in milliseconds. */
const REFRESH_AFTER = 900_000;
/** A token this near to its end is not sent any more, in milliseconds. */
const MARGIN = 60_000;
const LOCK = 'waymark.session';

let current: { token: string; endsAt: number } | null = null;
/** Whose session this page was opened in. */
let owner: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<string | null> | null = null;

/** Account of whoever is signed in; null until that is known. */
export const signedInAs = (): string | null => owner;

/** The server could not say whether the session stands: worth another try. */
export class SessionNotRenewed extends Error {}

/** The access token for the next call, renewed first where it is missing or about to end; null when nobody is signed in. */
export async function accessToken(): Promise<string | null> {
  if (current !== null && current.endsAt - Date.now() > MARGIN)
    return current.token;
  return refreshSession();
}

/**
 * Renews the access token by the httpOnly cookie. Tabs take turns (Web Locks), since each renewal replaces the cookie.
 * null: there is no session. A server that cannot be reached rejects, so that a bad line signs nobody out.
 */
export function refreshSession(): Promise<string | null> {
  running ??= inTurn(askForToken).finally(() => {
    running = null;
  });
  return running;
}

/** Ends the session on the server, and in the other tabs. A server that cannot be reached rejects: then nothing has ended. */
export async function endSession(): Promise<void> {
  const response = await fetch('/api/session', { method: 'DELETE' });
  if (!response.ok)
    throw new Error(`The session could not be ended (${response.status}).`);
  forget();
  const tabs = new BroadcastChannel(LOCK);
  tabs.postMessage('ended');
  tabs.close();
}

/** Calls back when another tab ends the session. @returns what stops it */
export function onEndedElsewhere(callback: () => void): () => void {
  const tabs = new BroadcastChannel(LOCK);
  tabs.onmessage = callback;
  return () => tabs.close();
}

async function askForToken(): Promise<string | null> {
  const response = await fetch('/api/session/refresh', { method: 'POST' });
  if (response.ok) return keep((await response.json()) as SessionReply);
  if (response.status >= 500 || response.status === 429)
    throw new SessionNotRenewed(
      `The session could not be renewed (${response.status}).`,
    );
  forget();
  return null;
}

function keep({
  accessToken: token,
  expiresAt,
  accountId,
}: SessionReply): string {
  // Somebody else signed in in another tab: nothing of the one before may stay on this page, or be sent in their name.
  if (owner !== null && owner !== accountId) location.reload();
  owner = accountId;
  current = { token, endsAt: Date.parse(expiresAt) };
  clearTimeout(timer);
  timer = setTimeout(
    () => void refreshSession().catch(renewLater),
    nextRenewal(current.endsAt, Date.now()),
  );
  return token;
}

/** A renewal that failed for want of a connection is made up for by the next call's own. */
function renewLater(): void {
  current = null;
}

function forget(): void {
  current = null;
  clearTimeout(timer);
}

/** Milliseconds until the silent renewal: after 15 minutes, or a minute before the token ends, whichever is first. */
export const nextRenewal = (endsAt: number, now: number): number =>
  Math.max(0, Math.min(REFRESH_AFTER, endsAt - now - MARGIN));

const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator
    ? (navigator.locks.request(LOCK, work) as Promise<T>)
    : work();
