import { useEffect, useEffectEvent, useState } from 'react';

/** What asks, mails and signs in; the same at each render. */
export type SignInAgainParts = {
  /** @param ask begins to ask; `done` says whether they signed in. @returns what ends it */
  readonly onAsk: (ask: (done: (signedIn: boolean) => void) => void) => () => void;
  /** Told when the same person is signed in again, here or elsewhere. @returns what stops it */
  readonly onResume: (listener: () => void) => () => void;
  /** Asks where the session ends while nothing is being sent. @returns what stops it */
  readonly askAtEnd: () => () => void;
  /** Has a code mailed, or a link in its place. */
  readonly send: (email: string) => Promise<'code' | 'link'>;
  /** @returns `link`: digits are not taken any more, and a link is on its way */
  readonly signIn: (email: string, code: string) => Promise<'signedIn' | 'link'>;
};

type PendingSignIn = {
  readonly done: (signedIn: boolean) => void;
  readonly email: string;
  readonly code: string;
  readonly sent?: 'code' | 'link' | undefined;
  readonly sentAt?: number;
  readonly busy?: boolean;
  /** What they have not entered yet. */
  readonly missing?: 'address' | 'code' | undefined;
  readonly problem?: string | undefined;
};

/** Milliseconds after which somebody types no more. */
const pauseOfTyping = 1_500;

/**
 * Waits until nobody types: a dialog that comes in the middle of a word would take the rest of it.
 */
function stillness() {
  let typedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const noteTyping = () => (typedAt = performance.now());
  document.addEventListener('input', noteTyping, true);
  const stop = () => clearTimeout(timer);
  const once = (go: () => void): void => {
    const left = typedAt + pauseOfTyping - performance.now();
    if (left > 0) timer = setTimeout(() => once(go), left);
    else go();
  };
  return {
    once,
    stop,
    close: () => {
      stop();
      document.removeEventListener('input', noteTyping, true);
    },
  };
}

const unsaid = { problem: undefined, missing: undefined };

const isAddress = (typed: string): boolean => /^[^\s@]+@[^\s@]+$/.test(typed);

/**
 * Asks whoever's session has ended to sign in again, over the page that they were on (ADR 54),
 * without its looks: their e-mail address, then the code.
 * @param own their address
 * @param sentenceOf what a person is told of what failed
 * @returns undefined while nobody is asked
 */
export function useSignInAgain(
  parts: SignInAgainParts,
  own: string,
  sentenceOf: (error: unknown) => string,
) {
  const [asked, setAsked] = useState<PendingSignIn>();
  const begin = useEffectEvent((done: PendingSignIn['done']) =>
    setAsked({ done, email: own, code: '' }),
  );
  const end = useEffectEvent(() => setAsked(undefined));
  useEffect(() => {
    const still = stillness();
    let waiting: PendingSignIn['done'] | undefined;
    const ends = [
      parts.onAsk((done) => {
        waiting = done;
        still.once(() => begin(done));
      }),
      parts.onResume(() => {
        still.stop();
        end();
        waiting?.(true);
      }),
      parts.askAtEnd(),
      still.close,
    ];
    return () => ends.forEach((stop) => stop());
  }, [parts]);
  const change = (change: Partial<PendingSignIn>) =>
    setAsked((before) => before && { ...before, ...change });
  const doing = (work: Promise<Partial<PendingSignIn>>) => {
    change({ ...unsaid, busy: true });
    void work
      .catch((error: unknown) => ({ problem: sentenceOf(error) }))
      .then((next) => change({ busy: false, ...next }));
  };
  if (asked === undefined) return undefined;
  const { email, code, busy } = asked;
  const sentNow = (sent: 'code' | 'link') => ({ sent, sentAt: Date.now(), code: '' });
  const send = () => {
    if (busy) return;
    if (!isAddress(email.trim())) return change({ missing: 'address' });
    doing(parts.send(email.trim()).then(sentNow));
  };
  return {
    ...asked,
    typeEmail: (typed: string) => change({ email: typed, ...unsaid }),
    typeCode: (typed: string) => change({ code: typed, ...unsaid }),
    send,
    signIn: () => {
      if (busy) return;
      if (code.length < 6) return change({ missing: 'code' });
      // Once it is they, `onResume` ends the question.
      doing(parts.signIn(email.trim(), code).then((how) => (how === 'link' ? sentNow(how) : {})));
    },
    changeEmail: () => change({ sent: undefined, code: '', ...unsaid }),
    giveUp: () => {
      setAsked(undefined);
      asked.done(false);
    },
  };
}

/** One question to whoever's session has ended, and how far its answer is. */
export type SignInQuestion = NonNullable<ReturnType<typeof useSignInAgain>>;
