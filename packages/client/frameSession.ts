import type { FrameReply } from '@waymark/api';
import { fetchOrUnreachable, textOf, type Reaching } from './fetchOrUnreachable.ts';
import { refusalOf, SignedOut } from './refusals.ts';
import type { Session, SessionEnd } from './session.ts';

/** A token this near to its end is not sent any more, in milliseconds. */
const margin = 60_000;

/** The session of a form in a frame of another site. */
export type FrameSession = Session & {
  /**
   * Takes a ticket, the first or another once the session is over. @throws ServerRefused,
   * ServerUnreachable, SignedOut
   */
  readonly enter: (ticket: string) => Promise<FrameReply>;
};

/**
 * A session without a cookie and without other tabs (PRODUCT 18.15): each answer brings the ticket
 * of the next, in memory alone. A ticket is good once, so it is never sent twice, whatever becomes
 * of the answer.
 */
export function openFrameSession(reaching: Reaching, formId: string): FrameSession {
  let present: FrameReply | undefined;
  let entering: Promise<FrameReply> | undefined;
  const listeners = new Set<(end: SessionEnd) => void>();

  const over = () => {
    present = undefined;
    for (const listener of listeners) listener('expired');
    return new SignedOut(reaching.words().signedOut);
  };
  async function take(ticket: string): Promise<FrameReply> {
    const response = await fetchOrUnreachable(reaching, '/api/frames/enter', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ticket, formId }),
    });
    const body = await textOf(reaching, response);
    if (response.status === 401) throw over();
    if (!response.ok) throw refusalOf(response, body, reaching.words().ours);
    present = JSON.parse(body) as FrameReply;
    return present;
  }
  const enter = (ticket: string): Promise<FrameReply> =>
    (entering ??= take(ticket).finally(() => (entering = undefined)));
  const renew = async (): Promise<string> => {
    if (entering !== undefined) return (await entering).accessToken;
    if (present === undefined) throw over();
    return (await enter(present.next)).accessToken;
  };
  const isGood = ({ expiresAt }: FrameReply) => Date.parse(expiresAt) - Date.now() > margin;

  return {
    enter,
    renew,
    accessToken: async () =>
      present !== undefined && isGood(present) ? present.accessToken : renew(),
    signedInAs: () => present?.accountId,
    // Whoever holds the frame brings another ticket; nobody signs in within it.
    endedOf: () => undefined,
    start: () => undefined,
    resume: () => undefined,
    onResume: () => () => undefined,
    ended: () => void over(),
    onEnd: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => (present = undefined),
  };
}
