import type { SessionReply } from '@waymark/api';
import { fetchOrUnreachable, textOf, type Reaching } from './fetchOrUnreachable.ts';
import { refusalOf, SignedOut } from './refusals.ts';
import { patiently } from './retries.ts';

/**
 * `left`: the person logged out, here or in another tab. `expired`: it could not be renewed.
 * `replaced`: somebody else signed in in another tab, so nothing of the one before may stay on this
 * page, or be sent in their name.
 */
export type SessionEnd = 'left' | 'expired' | 'replaced';

/** The token timer of PRODUCT 3.2, in milliseconds. */
const renewedAfter = 900_000;
/** Renewed that long before the access token ends, in milliseconds. */
const ahead = 60_000;
/** A token this near to its end is not sent any more, in milliseconds. */
const margin = 30_000;

export type Session = {
  /** Account of whoever is signed in; undefined until that is known. */
  readonly signedInAs: () => string | undefined;
  /** Account of whose session ended while they were on this page, until somebody signs in. */
  readonly endedOf: () => string | undefined;
  /** A sign-in on this page: whoever was signed in before is not any more. */
  readonly start: (reply: SessionReply) => void;
  /**
   * A sign-in over a page that somebody was working on: it goes on where it is they, and is
   * `replaced` where it is not.
   */
  readonly resume: (reply: SessionReply) => void;
  /**
   * Told when whose session had ended is signed in again, here or in another tab. @returns what
   * stops it
   */
  readonly onResume: (listener: () => void) => () => void;
  /**
   * The token to send along; renewed first where there is none or it is about to end. @throws as
   * `renew`
   */
  readonly accessToken: () => Promise<string>;
  /**
   * A new access token by the cookie; who asks at the same time shares it. Of a page that was
   * `replaced` nobody gets one any more: nothing of the one before is sent in the name of the next.
   * @throws {SignedOut} there is no session, or none any more
   * @throws {ServerUnreachable} so that a bad line signs nobody out
   */
  readonly renew: () => Promise<string>;
  /** It was ended on the server (./signOut.ts): it ends here, and in the other tabs. */
  readonly ended: () => void;
  /** An end that nobody has heard yet is told at once. @returns what stops it */
  readonly onEnd: (listener: (end: SessionEnd) => void) => () => void;
  /** Lets go of what it holds of the browser. */
  readonly close: () => void;
};

/** A page that is being left gets no answer any more. */
const never = (): Promise<never> => new Promise(() => undefined);

/**
 * Who is signed in, for all tabs of this browser. The access token lives in memory alone; the
 * httpOnly cookie renews it. Tabs renew one after the other (a Web Lock) and hand each other what
 * they got, so that one cookie is never used twice at once.
 */
export function openSession(reaching: Reaching): Session {
  const { view } = reaching;
  /**
   * Name of the lock and of the channel that the tabs of a browser share; pages that look as
   * somebody else share no session.
   */
  const name = `waymark.session${view ?? ''}`;
  let present: SessionReply | undefined;
  let owner: string | undefined;
  /** Of whose session ended here. */
  let former: string | undefined;
  let isReplaced = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let renewing: Promise<string> | undefined;
  const listeners = new Set<(end: SessionEnd) => void>();
  const resumed = new Set<() => void>();
  const otherTabs = new BroadcastChannel(name);

  /** An end that nobody heard, since nobody listened yet. */
  let unheard: SessionEnd | undefined;
  const tell = (end: SessionEnd) => {
    if (listeners.size === 0) unheard = end;
    for (const listener of listeners) listener(end);
  };
  const endHere = (end: SessionEnd) => {
    former = end === 'expired' ? (owner ?? former) : undefined;
    present = undefined;
    owner = undefined;
    clearTimeout(timer);
    tell(end);
  };
  const endsIn = ({ expiresAt }: SessionReply) => Date.parse(expiresAt) - Date.now();
  const endsSoon = () => present !== undefined && endsIn(present) < margin;

  const keep = (reply: SessionReply) => {
    unheard = undefined;
    const before = owner ?? former;
    const resumes = former !== undefined;
    former = undefined;
    owner = reply.accountId;
    clearTimeout(timer);
    if (before !== undefined && before !== owner) {
      isReplaced = true;
      present = undefined;
      return tell('replaced');
    }
    present = reply;
    const pause = Math.min(renewedAfter, endsIn(reply) - ahead);
    timer = setTimeout(renewQuietly, Math.max(pause, margin));
    if (resumes) for (const listener of resumed) listener();
  };
  const share = (reply: SessionReply) => {
    keep(reply);
    otherTabs.postMessage(reply);
  };

  const ask = async (): Promise<string> => {
    const response = await patiently(
      ({ signal }) =>
        view === undefined
          ? fetchOrUnreachable(reaching, '/api/session/refresh', { method: 'POST', signal })
          : fetchOrUnreachable(reaching, '/api/session/view/enter', {
              method: 'POST',
              headers: { 'Content-Type': 'application/json' },
              body: JSON.stringify({ ticket: view }),
              signal,
            }),
      { repeatable: false },
    );
    const body = await textOf(reaching, response);
    if (response.status === 401) {
      endHere('expired');
      throw new SignedOut(reaching.words().signedOut);
    }
    if (!response.ok) throw refusalOf(response, body, reaching.words().ours);
    const reply = JSON.parse(body) as SessionReply;
    share(reply);
    return isReplaced ? never() : reply.accessToken;
  };

  /**
   * @param old the token that is not good any more: if another tab has brought a new one meanwhile,
   * that is it
   */
  const inTurn = (old: string | undefined): Promise<string> => {
    const work = async () =>
      present !== undefined && present.accessToken !== old ? present.accessToken : ask();
    // Pages that are not served safely have no locks.
    return 'locks' in navigator ? navigator.locks.request(name, work) : work();
  };
  const renew = async (): Promise<string> => {
    if (isReplaced) return never();
    // The server has said so once; asked again by each who waits it would take them for guessers.
    if (former !== undefined) throw new SignedOut(reaching.words().signedOut);
    return (renewing ??= inTurn(present?.accessToken).finally(() => (renewing = undefined)));
  };
  /** A failure here is not yet the person's concern: the next request renews again and tells. */
  const renewQuietly = () => void renew().catch(() => undefined);

  otherTabs.onmessage = ({ data }: MessageEvent<SessionReply | 'ended'>) =>
    data === 'ended' ? endHere('left') : keep(data);
  // Timers sleep with the machine. Outside of a browser there is nothing to look at.
  globalThis.document?.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && endsSoon()) renewQuietly();
  });

  return {
    signedInAs: () => owner,
    endedOf: () => former,
    start: (reply) => {
      former = undefined;
      owner = reply.accountId;
      share(reply);
    },
    resume: share,
    onResume: (listener) => {
      resumed.add(listener);
      return () => void resumed.delete(listener);
    },
    accessToken: async () => (present === undefined || endsSoon() ? renew() : present.accessToken),
    renew,
    ended: () => {
      otherTabs.postMessage('ended');
      endHere('left');
    },
    onEnd: (listener) => {
      listeners.add(listener);
      if (unheard !== undefined) listener(unheard);
      unheard = undefined;
      return () => void listeners.delete(listener);
    },
    close: () => {
      clearTimeout(timer);
      otherTabs.close();
    },
  };
}
