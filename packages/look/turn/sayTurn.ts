import { formatDayMonth, formatTime } from '../dates.ts';

/** Why it is whose turn it is, and, as `from`, why it was before: `turnReasons` of events. */
type Reason =
  | 'done'
  | 'notStarted'
  | 'paused'
  | 'held'
  | 'stuck'
  | 'asked'
  | 'unassigned'
  | 'unnamed'
  | 'hidden'
  | 'assigned';

/** Whose turn a task is (PRODUCT 7.4), with the names that its reader knows people by. */
export type TurnToSay = {
  readonly side: 'client' | 'seller' | 'nobody';
  readonly because: Reason;
  readonly from: Reason | 'new' | 'waived' | null;
  /** Instant (ISO); null where it is not known. */
  readonly since: string | null;
  /** Who has to act; null where it is a side's, or nobody's. */
  readonly who: Somebody | null;
  /** Through whom it came about; null for Waymark itself. */
  readonly by: Somebody | null;
  /** What the seller calls itself. */
  readonly seller: string;
  /** Whether the reader is the seller's. */
  readonly ours: boolean;
};
export type Somebody = {
  readonly id: string;
  readonly name: string;
  /** Whether it is the reader. */
  readonly you: boolean;
};

/** The words of a language; a name is somebody's as it stands. */
export type TurnWords = {
  readonly yours: string;
  /** Of the reader's side, where nobody of it is named. */
  readonly ours: string;
  readonly of: (name: string) => string;
  readonly nobodyYet: string;
  readonly nobodyNow: string;
  readonly nobodyAnyMore: string;
  readonly sinceToday: (time: string) => string;
  readonly since: (day: string, days: number) => string;
  readonly because: Readonly<
    Record<Exclude<Reason, 'done' | 'stuck' | 'asked' | 'assigned'>, string>
  >;
  /** By the reader, by somebody named, or by nobody in particular. */
  readonly stuck: Deed;
  readonly asked: Deed;
  readonly began: string;
  readonly resumed: string;
  /** What it is done with is there now. */
  readonly ready: string;
  readonly added: Deed;
  readonly answered: Deed;
  /** The seller said that a question needs no answer. */
  readonly waived: Deed;
  /** Whoever has it found a way. */
  readonly goesOn: Deed;
  readonly reopened: Deed;
  readonly took: string;
  readonly gaveYou: (by: string) => string;
  readonly assigned: Deed;
  readonly handedYou: (by: string) => string;
  readonly handedOver: Deed;
};
type Deed = {
  readonly you: string;
  readonly by: (name: string) => string;
  readonly none: string;
};

/** `whose` is one short line without a full stop, `since` may be empty, `why` is one sentence or empty. */
export type SaidTurn = {
  readonly whose: string;
  readonly since: string;
  readonly why: string;
};

/**
 * Says whose turn it is, since when and why: the one place where that is put into words.
 * @param now the moment of reading: how long it has been is told in the reader's days
 */
export function sayTurn(
  words: TurnWords,
  turn: TurnToSay,
  now = new Date(),
): SaidTurn {
  return {
    whose: whoseWords(words, turn),
    since:
      turn.side === 'nobody' || turn.since === null
        ? ''
        : sinceWords(words, turn.since, now),
    why: whyWords(words, turn),
  };
}

function whoseWords(
  words: TurnWords,
  { side, because, who, seller, ours }: TurnToSay,
): string {
  if (who !== null) return who.you ? words.yours : words.of(who.name);
  if (side !== 'nobody') return ours ? words.ours : words.of(seller);
  if (because === 'done') return words.nobodyAnyMore;
  return because === 'paused' ? words.nobodyNow : words.nobodyYet;
}

function sinceWords(words: TurnWords, since: string, now: Date): string {
  const days = daysBetween(new Date(since), now);
  return days <= 0
    ? words.sinceToday(formatTime(since))
    : words.since(formatDayMonth(since), days);
}

const midnight = (at: Date): number =>
  Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());
const daysBetween = (from: Date, to: Date): number =>
  (midnight(to) - midnight(from)) / 86_400_000;

function whyWords(words: TurnWords, turn: TurnToSay): string {
  const { because, by } = turn;
  switch (because) {
    case 'done':
      return '';
    case 'stuck':
      return done(words.stuck, by);
    case 'asked':
      return done(words.asked, by);
    case 'assigned':
      return assignedWords(words, turn);
    case 'notStarted':
    case 'paused':
    case 'held':
    case 'unassigned':
    case 'unnamed':
    case 'hidden':
      return words.because[because];
    default:
      return because satisfies never;
  }
}

function assignedWords(words: TurnWords, { from, who, by }: TurnToSay): string {
  switch (from) {
    case null:
      return '';
    case 'new':
      return done(words.added, by);
    case 'notStarted':
      return words.began;
    case 'paused':
      return words.resumed;
    case 'held':
      return words.ready;
    case 'waived':
      return done(words.waived, by);
    case 'asked':
    case 'stuck':
      return done(
        by !== null && by.id === who?.id ? words.goesOn : words.answered,
        by,
      );
    case 'done':
      return done(words.reopened, by);
    case 'unassigned':
    case 'unnamed':
    case 'hidden':
      if (by?.you === true && who?.you === true) return words.took;
      return who?.you === true && by !== null
        ? words.gaveYou(by.name)
        : done(words.assigned, by);
    case 'assigned':
      if (by?.you === true && who?.you === true) return words.took;
      return who?.you === true && by !== null
        ? words.handedYou(by.name)
        : done(words.handedOver, by);
    default:
      return from satisfies never;
  }
}

const done = (deed: Deed, by: Somebody | null): string =>
  by === null ? deed.none : by.you ? deed.you : deed.by(by.name);
