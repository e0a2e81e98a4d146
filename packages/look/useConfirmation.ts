import { useEffect, useState } from 'react';

/** What asks, mails and compares; the same at each render. */
export type ConfirmationParts = {
  /** @param ask begins to ask; `done` says whether it was shown. @returns what ends it */
  readonly onAsk: (ask: (done: (confirmed: boolean) => void) => void) => () => void;
  /** Has a code mailed, or a link in its place. */
  readonly send: () => Promise<'code' | 'link'>;
  readonly confirm: (code: string) => Promise<void>;
};

/** One question to whoever signed in a while ago, and how far its answer is. */
type Confirmation = {
  readonly done: (confirmed: boolean) => void;
  /** As it is typed. */
  readonly code: string;
  readonly sent?: 'code' | 'link';
  readonly busy?: boolean;
  readonly problem?: string | undefined;
};

/**
 * Asks whoever signed in a while ago for a code, where something waits for that (ADR 52), without
 * its looks. A blank in a code is none of it.
 * @param sentenceOf what a person is told of what failed
 * @returns undefined while nobody is asked
 */
export function useConfirmation(parts: ConfirmationParts, sentenceOf: (error: unknown) => string) {
  const [asked, setAsked] = useState<Confirmation>();
  useEffect(() => parts.onAsk((done) => setAsked({ done, code: '' })), [parts]);
  const change = (change: Partial<Confirmation>) =>
    setAsked((before) => before && { ...before, ...change });
  const doing = (work: Promise<unknown>) => {
    change({ problem: undefined, busy: true });
    void work.then(() => undefined, sentenceOf).then((problem) => change({ busy: false, problem }));
  };
  const end = (confirmed: boolean) => {
    setAsked(undefined);
    asked?.done(confirmed);
  };
  return (
    asked && {
      ...asked,
      type: (code: string) => change({ code }),
      send: () => doing(parts.send().then((sent) => change({ sent }))),
      confirm: () => doing(parts.confirm(asked.code.replace(/\s/g, '')).then(() => end(true))),
      giveUp: () => end(false),
    }
  );
}
