import type { FairShareOptions } from './fairShare.ts';

/**
 * Bounds how much is done at once. What is beyond waits for its turn, and nobody waits longer than
 * others make it (`FairShare`).
 */
export type Turns = Pick<
  FairShareOptions,
  'atOnce' | 'each' | 'waiting' | 'inProportion' | 'rest'
> & {
  /** For all of one network, and for all of one workspace that the caller is known to belong to. */
  readonly together: number;
};

/** Of whom something is counted or shared: who asks, where they come from, and where it leads. */
export type LimitOwner = 'caller' | 'network' | 'workspace' | 'place';
/** What is counted or shared: of what asking costs. */
export type LimitCost =
  | 'turns'
  | 'processor time'
  | 'changes'
  | 'bytes'
  | 'mails'
  | 'connections'
  | 'requests'
  | 'tries';

/**
 * The limits of one way into a service. Whoever asks is an account or a guest where they have said
 * who they are, else the network that they come from.
 */
export type RequestLimit = {
  /**
   * `changes`: what comes is counted before it is read, by account, network and bytes
   * (`ChangeLimits` of the command service).
   */
  readonly counts?: 'changes';
  /**
   * What is answered so quickly that turns hold nobody back: a network that asks for very much of
   * it waits for each as for a refusal (`RefusalThrottle`), before any of it is done.
   */
  readonly paced?: true;
} & (
  | {
      readonly turns: Turns;
      /**
       * A turn lasts until the answer is made, or until its caller has taken all of it. Default:
       * made.
       */
      readonly until?: 'made' | 'taken';
    }
  /**
   * Where it is bounded instead, for work that comes by more ways than requests, or knows more of
   * who asks; and of whom what is counted there.
   */
  | {
      readonly behind: 'handleCommand' | 'MailInLimits' | 'MailsUnderWay';
      readonly owner: readonly LimitOwner[];
      readonly cost: readonly LimitCost[];
    }
);

/** Tells of whom a limit counts what. */
export function boundsOf(limit: RequestLimit): {
  readonly owner: readonly LimitOwner[];
  readonly cost: readonly LimitCost[];
} {
  if ('behind' in limit) return { owner: limit.owner, cost: limit.cost };
  const { rest } = limit.turns;
  return {
    owner: ['caller', 'network', 'workspace'],
    cost: [
      'turns',
      ...(rest === undefined ? [] : (['processor time'] as const)),
      ...(limit.counts === undefined ? [] : (['changes', 'bytes'] as const)),
      ...(limit.paced === undefined ? [] : (['requests'] as const)),
    ],
  };
}

/**
 * Turns of callers of whom nothing is known, who ask for little: it is done for a network, a few at
 * once.
 */
const STRANGERS: Turns = { atOnce: 8, each: 4, together: 6, waiting: 60 };
/**
 * Turns of requests that are small, or have turns of their own at the database: nobody has very
 * many of them under way.
 */
const SMALL: Turns = { ...{ atOnce: Infinity, each: 100, together: 400, waiting: 40 } };

/** Whoever asked for hard work rests as long as it took. */
const asLong = (used: number): number => used;

/**
 * The limits on requests, by the kind of way in: the one table of limits (ADR 48). Each route names
 * its line, and without one it does not compile (`Route`). What is counted over time, and lasts
 * beyond one process, stands with what it counts: changes, events and mails
 * (`services/command/src/http/limits`), codes and passwords (`identity`, `sharing`).
 */
export const limits = {
  /** Health, readiness and figures, for those who look after the service. */
  inside: { turns: { atOnce: 40, each: 20, together: 40, waiting: 20 } },
  /** The description of the interface, which is large and the same for all. */
  description: { turns: STRANGERS, paced: true },
  /**
   * Changes: their turns are taken where they are handled, whichever way they came
   * (`handleCommand`).
   */
  change: {
    ...{ counts: 'changes', behind: 'handleCommand' },
    owner: ['caller', 'network', 'workspace'],
    cost: ['changes', 'bytes', 'processor time', 'mails'],
  },
  /** What is worked out from a body and changes nothing. */
  preview: { counts: 'changes', turns: { atOnce: 16, each: 4, together: 12, waiting: 40 } },
  /**
   * Documents that are read: who may wait for a thread, and who not, is said where the threads are
   * (`FairTurns`).
   */
  readDocument: { counts: 'changes', turns: { atOnce: 16, each: 8, together: 12, waiting: 0 } },
  /** Files that are made: a blueprint as a document. */
  export: { turns: { atOnce: 16, each: 2, together: 12, waiting: 20 } },
  /**
   * Answers that are kept and not sent: each of them is sealed for itself. Whoever was without a
   * line sends all their forms.
   */
  draft: { counts: 'changes', turns: { atOnce: 8, each: 2, together: 6, waiting: 60 } },
  openDraft: { turns: { ...{ atOnce: 4, each: 1, together: 3, waiting: 20 }, rest: asLong } },
  /**
   * Files that arrive: a turn takes as long as its sender does, so that some are left whoever
   * sends.
   */
  upload: {
    counts: 'changes',
    turns: { ...{ atOnce: 16, each: 4, together: 8, waiting: 20 }, inProportion: true },
  },
  /** Files that go out: a turn takes as long as the reader does. */
  download: { turns: { atOnce: 1_000, each: 6, together: 30, waiting: 100 }, until: 'taken' },
  /** What is shown of the command service: settings, who was here. */
  ownRead: { turns: SMALL },
  /** All that is held about who asks: one at a time for each, and rarely wanted. */
  ownData: {
    turns: { ...{ atOnce: 2, each: 1, together: 2, waiting: 20 }, rest: (used: number) => used },
  },
  /** Reads: their turns at the database are taken where they are asked (`ReadPool`). */
  read: { turns: SMALL },
  /** What is folded from a whole history for one who asks. */
  history: { turns: { atOnce: 16, each: 4, together: 12, waiting: 40 } },
  /** Opening a live line; how many may be open says `liveLines`. */
  live: { turns: { atOnce: 100, each: 6, together: 24, waiting: 40 } },
  presence: { turns: SMALL },
  operations: { turns: { atOnce: 4, each: 2, together: 4, waiting: 10 } },
  signIn: { turns: STRANGERS },
  /**
   * Passwords that are tried: each takes a twentieth of a second of a processor, and no network has
   * more than half of what is done at once.
   */
  password: { turns: { ...{ atOnce: 4, each: 2, together: 2, waiting: 30 }, rest: asLong } },
  /** Passwords that are chosen: how easily each is guessed is looked at for a second or less. */
  choosePassword: {
    ...{ counts: 'changes' },
    turns: { ...{ atOnce: 2, each: 1, together: 2, waiting: 10 }, rest: asLong },
  },
  refresh: { turns: STRANGERS },
  share: { turns: STRANGERS },
  view: { turns: STRANGERS },
  invitation: { turns: STRANGERS },
  mailStop: { turns: STRANGERS },
  frame: { turns: STRANGERS },
  /** Each is made of what its address says, and lasts no longer than to read that. */
  framePage: { turns: STRANGERS, paced: true },
  /** Pages and what they are made of, where no proxy serves them. */
  page: { turns: SMALL },
  booking: { turns: { atOnce: 16, each: 8, together: 12, waiting: 60 } },
  /** Connections that bring mail: how many are open at once, and how many come in a minute. */
  mailConnection: { turns: { atOnce: 100, each: 10, together: 40, waiting: 0 } },
  /** Addresses that such a connection names: of those that are none a network may try a few. */
  mailAddress: { behind: 'MailInLimits', owner: ['network'], cost: ['tries'] },
  /** Mails that arrive, counted before any of one is read, in the room that there is for them. */
  mailArriving: {
    behind: 'MailsUnderWay',
    owner: ['network', 'place', 'workspace'],
    cost: ['mails', 'bytes'],
  },
  /** Mails that come in by SMTP, read for the workspace that they are written to. */
  mailIn: { turns: { atOnce: 2, each: 1, together: 1, waiting: 20 } },
  /**
   * Changes to what their author saw hundreds of events ago: what came since is read for each of
   * them.
   */
  lookBack: { turns: { ...{ atOnce: 2, each: 1, together: 2, waiting: 20 }, rest: asLong } },
} as const satisfies Record<string, RequestLimit>;

export type LimitName = keyof typeof limits;

/**
 * Live lines that may be open: a person's windows, on all their devices; all of one network, and of
 * a wide one; and all together. Where all are taken those who have most yield (`LiveLines`).
 */
export const liveLines = { ...{ each: 20, together: 1_000, wide: 1_500, all: 2_000 } } as const;
