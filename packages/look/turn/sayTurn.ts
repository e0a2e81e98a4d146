import { formatDate, formatDayMonth, formatTime } from '../dates.ts';
import { shortTitle } from '../shortTitle.ts';

/** Why it is whose turn it is, and, as `from`, why it was before: `turnReasons` of events. */
type Reason =
  | 'done'
  | 'notStarted'
  | 'paused'
  | 'held'
  | 'stuck'
  | 'asked'
  | 'askedClient'
  | 'unassigned'
  | 'unnamed'
  | 'hidden'
  | 'assigned';

/** Whose turn a task is (PRODUCT 7.4), with the names that its reader knows people by. */
export type TurnToSay = {
  readonly side: 'client' | 'seller' | 'nobody';
  readonly because: Reason;
  readonly from: Reason | 'new' | 'waived' | 'changeAsked' | null;
  /** Instant (ISO); null where it is not known. */
  readonly since: string | null;
  /** Who has to act; null where it is a side's, or nobody's. */
  readonly who: TurnPerson | null;
  /** Through whom it came about; null for Waymark itself. */
  readonly by: TurnPerson | null;
  /** What its module is called; null where that is not known. */
  readonly module: string | null;
  /** What the seller calls itself. */
  readonly seller: string;
  /** Whether the reader is the seller's. */
  readonly ours: boolean;
};
export type TurnPerson = {
  readonly id: string;
  readonly name: string;
  /** Whether it is the reader. */
  readonly you: boolean;
  /** Whether they were invited and have not come yet. */
  readonly invited?: boolean;
};

/** The words of a language; a name is somebody's as it stands. */
export type TurnWords = {
  readonly yours: string;
  /** Of the reader's side, where nobody of it is named. */
  readonly ours: string;
  /** Of the client, to the seller, where nobody of it is named. */
  readonly clients: string;
  readonly of: (name: string) => string;
  readonly nobodyYet: string;
  readonly nobodyNow: string;
  readonly nobodyAnyMore: string;
  /** Of who has to act: they were invited and have not come yet. */
  readonly invited: string;
  readonly sinceToday: (time: string) => string;
  readonly since: (day: string, days: number) => string;
  /** When something came about, as a part of a sentence that begins with a blank. */
  readonly onDay: (day: string) => string;
  readonly atTime: (time: string) => string;
  /** Where nobody knows what the module is called. */
  readonly aModule: string;
  readonly because: Readonly<
    Record<'notStarted' | 'paused', (module: string) => string> &
      Record<'held' | 'unassigned' | 'unnamed' | 'hidden', string>
  >;
  /** By the reader, by somebody named, or by nobody in particular. */
  readonly stuck: Deed;
  readonly asked: Deed;
  readonly began: Cause;
  readonly resumed: Cause;
  readonly added: Cause;
  readonly answered: Cause;
  /** What it is done with is there now. */
  readonly ready: string;
  /** The seller said that a question needs no answer. */
  readonly waived: Cause;
  /** Whoever has it found a way. */
  readonly goesOn: Deed;
  readonly reopened: Cause;
  /** The team wants what was sent changed. */
  readonly changeAsked: Cause;
  readonly took: string;
  readonly assigned: Cause;
  readonly handedOver: Cause;
  /** The team asked, and the reader answers. */
  readonly askedYou: Cause;
};
/**
 * What somebody did so that it is whose turn it is: as a sentence, or, to who has to act, as the
 * reason of theirs.
 * @param name of who did it; null: nobody in particular
 * @param isYou whether the reader did it
 * @param when a part of a sentence that begins with a blank, or nothing
 */
export type Cause = (
  name: string | null,
  isYou: boolean,
  module: string,
  when: string,
  toWhoActs: boolean,
) => string;
type Deed = { readonly you: string; readonly by: (name: string) => string; readonly none: string };

/**
 * `whose` is one short line without a full stop, `since` may be empty; both say as well where
 * somebody has not come yet. `why` is one sentence or empty. `what` is the same where it follows on
 * `whose` in one line.
 */
export type SaidTurn = {
  readonly whose: string;
  readonly since: string;
  readonly why: string;
  readonly what: string;
};

/**
 * Says whose turn it is, since when and why: the one place where that is put into words.
 * @param now the moment of reading
 * @param timeZone IANA name, of the times; without it the one in which this runs
 * @param dayZone in whose days it is told how long it has been (PRODUCT 4.13); without it those of
 * the times
 */
export function sayTurn(
  words: TurnWords,
  turn: TurnToSay,
  now = new Date(),
  timeZone?: string,
  dayZone = timeZone,
): SaidTurn {
  const clock = { now, timeZone, dayZone };
  return {
    whose: whoseWords(words, turn),
    since: [
      ...(turn.side === 'nobody' || turn.since === null
        ? []
        : [sinceWords(words, turn.since, clock)]),
      ...(turn.who?.invited === true ? [words.invited] : []),
    ].join(', '),
    why: whyWords(words, turn, clock),
    what: whatCameAbout(words, turn),
  };
}

function whoseWords(words: TurnWords, { side, because, who, seller, ours }: TurnToSay): string {
  if (who !== null) return who.you ? words.yours : words.of(who.name);
  if (side === 'client') return ours ? words.clients : words.ours;
  if (side === 'seller') return ours ? words.ours : words.of(seller);
  if (because === 'done') return words.nobodyAnyMore;
  return because === 'paused' ? words.nobodyNow : words.nobodyYet;
}

/** When, and where, it is read. */
type Clock = {
  readonly now: Date;
  readonly timeZone: string | undefined;
  readonly dayZone: string | undefined;
};

function sinceWords(words: TurnWords, since: string, clock: Clock): string {
  const days = daysSince(since, clock);
  const { timeZone, dayZone } = clock;
  return days <= 0
    ? words.sinceToday(formatTime(since, timeZone))
    : words.since(formatDayMonth(since, dayZone), days);
}

/** Of the calendar, over the change of the clocks too. */
function daysSince(since: string, { now, dayZone }: Clock): number {
  const midnight = (at: string) => {
    const [day, month, year] = formatDate(at, dayZone).split('.').map(Number);
    return Date.UTC(year ?? 0, (month ?? 1) - 1, day);
  };
  return (midnight(now.toISOString()) - midnight(since)) / 86_400_000;
}

/** Why, to who has to act as the reason of theirs, with the day. */
function whyWords(words: TurnWords, turn: TurnToSay, clock: Clock): string {
  const toWhoActs = turn.who?.you === true && turn.by?.you !== true;
  return reason(words, turn, toWhoActs, toWhoActs ? whenWords(words, turn.since, clock) : '');
}

/** What came about, as a sentence of its own, whoever reads it. */
export const whatCameAbout = (words: TurnWords, turn: TurnToSay): string =>
  reason(words, turn, false, '');

function whenWords(words: TurnWords, since: string | null, clock: Clock): string {
  if (since === null) return '';
  const { timeZone, dayZone } = clock;
  return daysSince(since, clock) <= 0
    ? words.atTime(formatTime(since, timeZone))
    : words.onDay(formatDayMonth(since, dayZone));
}

function reason(words: TurnWords, turn: TurnToSay, toWhoActs: boolean, when: string): string {
  const { because, by } = turn;
  const module = turn.module === null ? words.aModule : shortTitle(turn.module);
  switch (because) {
    case 'done':
      return '';
    case 'stuck':
      return done(words.stuck, by);
    case 'asked':
      return done(words.asked, by);
    case 'askedClient':
      return toWhoActs
        ? words.askedYou(by?.name ?? null, false, module, when, true)
        : done(words.asked, by);
    case 'assigned': {
      const cause = causeOf(words, turn);
      return typeof cause === 'string'
        ? cause
        : cause(by?.name ?? null, by?.you === true, module, when, toWhoActs);
    }
    case 'notStarted':
    case 'paused':
      return words.because[because](module);
    case 'held':
    case 'unassigned':
    case 'unnamed':
    case 'hidden':
      return words.because[because];
    default:
      return because satisfies never;
  }
}

function causeOf(words: TurnWords, { from, who, by }: TurnToSay): Cause | string {
  switch (from) {
    case null:
      return '';
    case 'new':
      return words.added;
    case 'notStarted':
      return words.began;
    case 'paused':
      return words.resumed;
    case 'held':
      return words.ready;
    case 'waived':
      return words.waived;
    case 'asked':
    case 'askedClient':
    case 'stuck':
      return by !== null && by.id === who?.id ? done(words.goesOn, by) : words.answered;
    case 'done':
      return words.reopened;
    case 'changeAsked':
      return words.changeAsked;
    case 'unassigned':
    case 'unnamed':
    case 'hidden':
      return by?.you === true && who?.you === true ? words.took : words.assigned;
    case 'assigned':
      return by?.you === true && who?.you === true ? words.took : words.handedOver;
    default:
      return from satisfies never;
  }
}

const done = (deed: Deed, by: TurnPerson | null): string =>
  by === null ? deed.none : by.you ? deed.you : deed.by(by.name);
