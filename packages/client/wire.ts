import { openFreshness, type Freshness } from './freshness.ts';
import { openPosition, type Position } from './position.ts';
import type { Reaching } from './fetchOrUnreachable.ts';
import { openPrompt, type Prompt } from './prompt.ts';
import { openSession, type Session } from './session.ts';

/** What people are told where the server said nothing for them, in the language of the moment. */
export type ClientTexts = {
  /** No answer came. */
  readonly unreachable: string;
  readonly signedOut: string;
  /** Something answered, but not our services. @param status of HTTP */
  readonly ours: (status: number) => string;
};

export type WireParts = {
  /** In which language refusals and mails are to speak. */
  readonly language: () => string;
  readonly words: () => ClientTexts;
  /** Where the person works, unless a request says otherwise. */
  readonly workspaceId?: () => string | undefined;
  readonly view?: string | undefined;
  /** In the place of the session of a browser's tabs. */
  readonly opens?: ((reaching: Reaching) => Session) | undefined;
};

/**
 * One page's line to the services: who is signed in, what the page knows to have happened, and how
 * fresh what it shows is.
 */
export type Wire = WireParts & {
  readonly session: Session;
  readonly position: Position;
  readonly freshness: Freshness;
  /** What is refused for it waits until its author has shown once more that it is they (ADR 52). */
  readonly askedToConfirm: Prompt;
  /** What fails since the session has ended waits until its person is signed in again (ADR 54). */
  readonly askedToSignIn: Prompt;
};

export function openWire(parts: WireParts): Wire {
  const freshness = openFreshness();
  const { opens = openSession } = parts;
  const session = opens({ ...parts, freshness });
  return {
    ...{ ...parts, session, position: openPosition(), freshness },
    ...{ askedToConfirm: openPrompt(), askedToSignIn: openPrompt() },
  };
}
